// @vitest-environment happy-dom
import { eventually } from "#support/eventually.ts";
import "fake-indexeddb/auto";
import { expect, test, vi } from "vitest";
import { browserPlatform } from "#local/platform.ts";
import { signedIn } from "#support/mirror-rows.ts";
import { newId } from "#sync/new-id.ts";
import { save } from "#sync/outbox.ts";
import { watchQueue } from "./watch-saves.ts";

test("a write is noticed although the browser lost its storage while the queue was read", async () => {
	const db = signedIn("student");
	const reads = vi.spyOn(IDBIndex.prototype, "getAll");
	const tell = vi.fn();
	const end = watchQueue(db, "outbox", tell);
	await eventually(() => expect(reads).toHaveBeenCalled());
	reads.mockImplementationOnce(() => {
		throw new DOMException("Connection to Indexed Database server lost", "UnknownError");
	});

	const body = { id: newId(), assignment_id: newId(), student_id: db.userId, text_body: "3/4" };
	await save(db, browserPlatform, {
		kind: "submitAssignment",
		about: { title: "Fractions", course: "", person: "" },
		body,
	});

	await eventually(() => expect(tell).toHaveBeenCalled());
	end();
});
