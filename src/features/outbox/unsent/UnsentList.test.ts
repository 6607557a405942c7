// @vitest-environment happy-dom
// Copies of materials in the list of unsent work, over a real phone database.
import "fake-indexeddb/auto";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeSession } from "#local/account/session.ts";
import type { AccountDatabase } from "#local/database.ts";
import { save } from "#local/entries.ts";
import { browserPlatform } from "#local/platform.ts";
import { clearPage } from "#support/dom/clear-page.ts";
import { drawOutbox } from "#support/dom/drawn-outbox.ts";
import { signedIn } from "#support/mirror-rows.ts";
import { newId } from "#sync/new-id.ts";

let db: AccountDatabase;

beforeEach(() => {
	db = signedIn("teacher");
});
afterEach(async () => {
	await clearPage();
	writeSession(null);
});

async function copies(count: number, course: string): Promise<void> {
	const course_id = newId();
	for (let n = 1; n <= count; n++) {
		const body = { id: newId(), source_id: newId(), course_id, assignment_id: "" };
		await save(db, browserPlatform, {
			kind: "copyMaterial",
			about: { title: `${course} ${n}`, course, person: "" },
			body,
		});
	}
}

const listed = () => screen.getAllByRole("listitem", { hidden: true }).map(({ textContent }) => textContent);

test("many copies into one course are one item, which unfolds; a refused one and the few of another course are listed", async () => {
	await copies(6, "Maths");
	await copies(2, "Art");
	const [first] = await db.outbox.toArray();
	const refusal = { reason: "refused", status: 400, code: "", message: "No.", at: 0 } as const;
	await db.outbox.update(first?.seq ?? 0, { state: "failed", attempts: 1, refusal });
	drawOutbox();
	const fold = await screen.findByText("5 materials to copy");
	expect(listed()).toEqual([
		expect.stringMatching(/^Maths 1/),
		expect.stringMatching(/^5 materials to copy Maths.*Waiting to send/),
		expect.stringMatching(/^Art 1/),
		expect.stringMatching(/^Art 2/),
	]);
	const item = within(fold.closest("li") ?? document.body);
	const details = item.getByText("Show them").closest("details");
	if (!details) throw new Error("it does not unfold");
	details.open = true;
	fireEvent(details, new Event("toggle"));
	await item.findByText("Maths 2");
	const [discard] = item.getAllByRole("button", { name: "Discard", hidden: true });
	if (discard) fireEvent.click(discard);
	await item.findByText("4 materials to copy");
	await waitFor(() => expect(screen.queryByText("Maths 2")).toBeNull());
});
