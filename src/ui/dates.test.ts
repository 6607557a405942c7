// Dates as people in Zahlé read them, wherever the phone is.
import { expect, test } from "vitest";
import { dueDay, longDate, longMoment, nearness, shortClock } from "./dates.ts";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test("a line does not end between a day and its month; the first of a month is “1er” in French, and no other day", () => {
	expect(dueDay("2026-12-01T21:59:00.000Z", "fr")).toBe("mardi 1er\u00a0décembre 2026");
	expect(longDate("2026-12-11T12:00:00.000Z", "fr")).toBe("11\u00a0décembre 2026");
	expect(longDate("2026-12-01T12:00:00.000Z", "en")).toBe("December\u00a01, 2026");
});

test("a submission time is long and has its clock, in both languages", () => {
	expect(plain(longMoment("2026-11-12T14:18:00.000Z", "en"))).toBe("November 12, 2026, 4:18 PM");
	expect(plain(longMoment("2026-11-12T14:18:00.000Z", "fr"))).toBe("12 novembre 2026 à 16:18");
});

test("summer time of Beirut is summer time", () => {
	expect(plain(longMoment("2026-07-01T14:18:00.000Z", "en"))).toBe("July 1, 2026, 5:18 PM");
});

test("a due date without a time shows no clock, one with a time does", () => {
	expect(dueDay("2026-11-19T21:59:00.000Z", "en")).toBe("Thursday, November\u00a019, 2026");
	expect(dueDay("2026-11-19T21:59:00.000Z", "fr")).toBe("jeudi 19\u00a0novembre 2026");
	expect(plain(dueDay("2026-11-19T12:00:00.000Z", "en"))).toBe("Thursday, November 19, 2026, 2:00 PM");
});

test("due in words counts Beirut days, not hours", () => {
	const due = "2026-11-19T21:59:00.000Z";
	const at = (iso: string) => nearness(due, Date.parse(iso), "en");
	expect(at("2026-11-17T22:30:00.000Z")).toEqual({ past: false, days: 1, words: "tomorrow" });
	expect(at("2026-11-18T21:59:59.000Z")).toEqual({ past: false, days: 1, words: "tomorrow" });
	expect(at("2026-11-18T22:00:00.000Z")).toEqual({ past: false, days: 0, words: "today" });
	expect(nearness(due, Date.parse("2026-11-16T10:00:00.000Z"), "fr").words).toBe("dans 3 jours");
	expect(at("2026-11-21T10:00:00.000Z").words).toBe("2 days ago");
});

test("the whole minute 23:59 still belongs to the day", () => {
	const due = "2026-11-19T21:59:00.000Z";
	expect(nearness(due, Date.parse("2026-11-19T21:59:59.000Z"), "en").past).toBe(false);
	expect(nearness(due, Date.parse("2026-11-19T22:00:00.000Z"), "en").past).toBe(true);
});

test("a draft's clock has two digits", () => {
	expect(shortClock(Date.parse("2026-11-12T06:05:00.000Z"))).toBe("08:05");
});
