import { expect, test } from "vitest";
import { aGradebookItem, anAnswer } from "#support/gradebook-item.ts";
import { stateOf } from "./item-state.ts";

const due_at = "2026-02-10T21:59:00.000Z";
const [before, after] = [Date.parse("2026-02-10T21:59:59.000Z"), Date.parse("2026-02-10T22:00:00.000Z")];
const [inTime, late] = ["2026-02-09T08:00:00.000Z", "2026-02-12T08:00:00.000Z"];
const handedIn = (at: string, fields = {}) => anAnswer({ submitted_at: at, received_at: at, ...fields });
const kind = (...item: Parameters<typeof aGradebookItem>) => stateOf(aGradebookItem(...item), after).kind;

test("without an answer it is open until the due minute has passed, then missing", () => {
	expect(stateOf(aGradebookItem({ due_at }), before)).toEqual({
		kind: "open",
		word: null,
		unsent: null,
		counts: false,
	});
	expect(stateOf(aGradebookItem({ due_at }), after)).toEqual({
		kind: "missing",
		word: "missing",
		unsent: null,
		counts: false,
	});
	expect(kind({ due_at: null })).toBe("open");
});

test("with an answer it waits, and is graded with the grade; late stays late", () => {
	const submission = handedIn(late);
	expect(stateOf(aGradebookItem({ due_at }, { submission }), after)).toMatchObject({ kind: "waiting", word: "late" });
	const graded = handedIn(late, { grade: 0, graded_at: late });
	expect(stateOf(aGradebookItem({ due_at }, { submission: graded }), after)).toMatchObject({
		kind: "graded",
		word: "late",
		counts: true,
	});
	const early = handedIn(inTime);
	expect(stateOf(aGradebookItem({ due_at }, { submission: early }), after)).toMatchObject({
		kind: "waiting",
		word: null,
	});
});

test("what was due before the student joined is optional, never missing and never late", () => {
	const joined_at = "2026-02-11T08:00:00.000Z";
	expect(kind({ due_at }, { joined_at })).toBe("optional");
	const submission = handedIn(late, { grade: 5, graded_at: late });
	expect(stateOf(aGradebookItem({ due_at }, { joined_at, submission }), after)).toEqual({
		kind: "graded",
		word: null,
		unsent: null,
		counts: false,
	});
	expect(kind({ due_at }, { joined_at: inTime })).toBe("missing");
});

test("an archived assignment is asked of nobody; a course that has ended keeps what was missing", () => {
	expect(kind({ due_at, status: "archived" })).toBe("closed");
	expect(kind({ due_at: null }, { archived_at: late })).toBe("closed");
	expect(kind({ due_at }, { archived_at: late })).toBe("missing");
	const submission = handedIn(inTime);
	expect(kind({ due_at, status: "archived" }, { submission })).toBe("waiting");
});

test("it says of a grade of this phone where it is on its way, and of one that arrived nothing", () => {
	const at = (state: "queued" | "sending" | "failed" | "sent") =>
		stateOf(aGradebookItem({}, { submission: handedIn(inTime, { grade: 9, graded_at: late }), state }), after).unsent;
	expect([at("queued"), at("sending"), at("failed"), at("sent")]).toEqual(["queued", "sending", "failed", null]);
});
