// @vitest-environment happy-dom
// A card that is being written in, over a real phone database: it stays when the answer comes from elsewhere or the
// assignment goes.
import "fake-indexeddb/auto";
import { act, screen, waitFor } from "@testing-library/react";
import { createElement, useState } from "react";
import { expect, test } from "vitest";
import { readStatus } from "#local/status.ts";
import { button, db, draft, draw, item, press, type } from "#support/answer-cards.ts";
import { otherWords } from "#support/assignment-words.ts";
import { PendingCards } from "#support/coursework-views.ts";
import { anAnswer } from "#support/mirror-rows.ts";
import { noteSyncState } from "#sync/database.ts";
import { durably } from "#sync/storage/durable.ts";

const hour = 3_600_000;

const Pending = () => createElement(PendingCards, { opened: item.assignment.id });

test("a card being written in stays when the answer comes from elsewhere, and leaves when the words are put away", async () => {
	draw(Pending);
	const field = await type("Your response", "Half a cup");
	await anAnswer(db, { assignment_id: item.assignment.id, student_id: db.userId, text_body: "From the tablet" });
	await screen.findByText("From the tablet");
	expect(screen.getByLabelText("Your response")).toBe(field);
	expect(field.value).toBe("Half a cup");
	await press("Discard my text");
	await screen.findByText("No pending assignments");
	await press("Undo");
	await waitFor(async () => expect(await draft()).toBe("Half a cup"));
});

test("Back closes a card that is being written in, and its words stay on the phone", async () => {
	let back = () => {};
	draw(() => {
		const [opened, open] = useState(item.assignment.id);
		back = () => open("");
		return createElement(PendingCards, { opened });
	});
	await type("Your response", "Half a cup");
	act(() => back());
	await waitFor(() => expect(screen.queryByLabelText("Your response")).toBeNull());
	await waitFor(async () => expect(await draft()).toBe("Half a cup"));
	await button("Go on writing");
});

test("a card nobody is writing in leaves at once", async () => {
	draw(Pending);
	await screen.findByLabelText("Your response");
	await anAnswer(db, { assignment_id: item.assignment.id, student_id: db.userId, text_body: "From the tablet" });
	await screen.findByText("No pending assignments");
});

test("an assignment taken away mid-word is said to be gone, and its words can be copied", async () => {
	draw(Pending);
	await type("Your response", "Half a cup");
	await db.assignments.delete(item.assignment.id);
	await screen.findByText(/^You no longer have access to this assignment/);
	expect(screen.queryByRole("button", { name: "Submit Assignment" })).toBeNull();
	await button("Copy");
});

test("on a phone whose clock is a day ahead nothing is called missing, from the first moment", async () => {
	await durably(db, () => noteSyncState(db, { clock_offset: -24 * hour }));
	await db.assignments.update(item.assignment.id, { due_at: new Date(Date.now() - 12 * hour).toISOString() });
	const seen: string[] = [];
	const watching = new MutationObserver(() => seen.push(document.body.textContent));
	watching.observe(document.body, { childList: true, characterData: true, subtree: true });
	draw(() => createElement(PendingCards, { opened: "" }));
	await screen.findByText("Fractions");
	await waitFor(() => expect(readStatus().clockOffset).toBe(-24 * hour));
	watching.disconnect();
	expect(seen.length).toBeGreaterThan(0);
	expect(seen.filter((text) => text.includes("Missing"))).toEqual([]);
	screen.getByText(/^Due /);
});

/** Its students see it when it is there to be seen. */
const seen = Object.entries(otherWords).filter(([field]) => field !== "opens_at");

test.each(seen)("the card shows the %s of its assignment", async (field, value) => {
	draw(Pending);
	await screen.findByLabelText("Your response");
	const before = screen.getByRole("article").textContent;
	await db.assignments.update(item.assignment.id, { [field]: value });
	await waitFor(() => expect(screen.getByRole("article").textContent).not.toBe(before));
});
