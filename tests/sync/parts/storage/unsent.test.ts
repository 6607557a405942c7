// Everything in the outbox that the server has not confirmed, in one reading.
import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { answerTo, stillPhone } from "#parts/still-phone.ts";
import { newId } from "#sync/new-id.ts";
import { save } from "#sync/outbox.ts";
import { readUnsent } from "#sync/storage/unsent.ts";

test("what is unsent is read in the order in which it is sent, whatever became of it", async () => {
	const { db, platform, note } = stillPhone();
	const write = async (text: string) => await save(db, platform, answerTo(newId(), db.userId, text));
	const sent = await note(await write("first"), { state: "sent" });
	const sending = await note(await write("second"), { state: "sending" });
	const queued = await write("third");
	const failed = await note(await write("fourth"), { state: "failed" });
	const { entries, foreign } = await readUnsent(db);
	expect(entries).toEqual([sending, queued, failed]);
	expect(entries).not.toContainEqual(sent);
	expect(foreign).toEqual([]);
});

test("what another build wrote is read beside it, oldest first, and what does not say when before all", async () => {
	const { db, platform } = stillPhone();
	const letter = (text_body: string, created?: number) => ({
		...{ id: newId(), kind: "writeLetter", state: "queued", body: { text_body } },
		...(created === undefined ? {} : { created }),
	});
	const ours = await save(db, platform, answerTo(newId(), db.userId, "Three eighths"));
	await db
		.table("outbox")
		.bulkAdd([letter("of today", 3), letter("of Monday", 1), letter("undated"), letter("of Tuesday", 2)]);
	const { entries, foreign } = await readUnsent(db);
	expect(entries).toEqual([ours]);
	expect(foreign.map(({ text }) => text)).toEqual(["undated", "of Monday", "of Tuesday", "of today"]);
});
