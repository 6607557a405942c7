// @vitest-environment happy-dom
// A wrong join code in the list of unsent work, over a real phone database.
import "fake-indexeddb/auto";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { writeSession } from "#local/account/session.ts";
import { save } from "#local/entries.ts";
import { browserPlatform } from "#local/platform.ts";
import { clearPage } from "#support/dom/clear-page.ts";
import { drawOutbox } from "#support/dom/drawn-outbox.ts";
import { signedIn } from "#support/mirror-rows.ts";
import { noteSyncState } from "#sync/database.ts";
import { newId } from "#sync/new-id.ts";

afterEach(async () => {
	await clearPage();
	writeSession(null);
});

test("a code that no course has is not tried again from the list, which leads to where it is changed", async () => {
	const db = signedIn("student");
	await noteSyncState(db, { role: "student" });
	const about = { title: "ZZZZ222", course: "", person: "" };
	const body = { id: newId(), code: "ZZZZ222" };
	const { seq } = await save(db, browserPlatform, { kind: "joinCourse", body, about });
	const refusal = { reason: "refused", status: 400, code: "unknown_code", message: "", at: 0 } as const;
	await db.outbox.update(seq, { state: "failed", attempts: 1, refusal });
	const closed = vi.fn();
	drawOutbox(closed);
	await screen.findByText("No course has this code. Compare it letter by letter with the one you were given.");
	const again = () => screen.queryByRole("button", { name: "Try again", hidden: true });
	expect(again()).toBeNull();
	// Another wish may be granted later.
	await db.outbox.update(seq, { refusal: { ...refusal, code: "course_ended" } });
	await waitFor(() => expect(again()).not.toBeNull());
	await db.outbox.update(seq, { refusal });
	fireEvent.click(await screen.findByRole("button", { name: "Change the code", hidden: true }));
	expect(closed).toHaveBeenCalled();
});
