// A browser that opens a database and refuses it the first transaction.
import { expect, test, vi } from "vitest";
import { rememberSignedIn, signedIn } from "#local/account/device.ts";
import { databaseFromBefore, refuseOne } from "#parts/failing-database.ts";
import { sessionOf } from "#support/signed-in.ts";
import { newId } from "#sync/new-id.ts";
import { durably, lasting } from "#sync/storage/durable.ts";

const words = { key: "answer:fractions", text: "Three eighths", saved_at: 1 };

test("words are kept on a database whose first transaction was refused", async () => {
	const db = await databaseFromBefore();
	refuseOne();
	await durably(db, async () => void (await db.drafts.put(words)));
	expect(await db.drafts.toArray()).toEqual([words]);
});

test("it is read all the same", async () => {
	const db = await databaseFromBefore();
	refuseOne();
	expect(await lasting(db, ({ drafts }) => drafts.count())).toBe(0);
});

test("who is signed in is noted all the same", async () => {
	const maya = { id: newId(), name: "Maya Sfeir", email: "student@lead.example" };
	await rememberSignedIn(sessionOf(maya));
	vi.resetModules();
	const next = await import("#local/account/device.ts");
	refuseOne();
	await next.rememberSignedIn(sessionOf(maya, { token: "new" }));
	expect(await signedIn()).toMatchObject({ token: "new" });
});
