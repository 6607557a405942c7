// A browser that opens a database and refuses it the first transaction, as one does that is about to close it.
import "#parts/failing-database.ts";
import { IDBDatabase } from "fake-indexeddb";
import { expect, test, vi } from "vitest";
import { rememberSignedIn, signedIn } from "#local/account/device.ts";
import { AccountDatabase } from "#local/database.ts";
import { newId } from "#sync/new-id.ts";
import { durably, lasting } from "#sync/storage/durable.ts";

const words = { key: "answer:fractions", text: "Three eighths", saved_at: 1 };

/** The next transaction that a page asks for is refused. */
function refuseOne(): void {
	vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementationOnce(() => {
		throw new DOMException("The database connection is closing.", "InvalidStateError");
	});
}

/** The database of somebody who has been here, as the next page finds it. */
async function databaseFromBefore(): Promise<AccountDatabase> {
	const before = new AccountDatabase(newId());
	await before.open();
	before.close();
	return new AccountDatabase(before.userId);
}

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

test("who is signed in is noted by the next attempt", async () => {
	const user = { id: newId(), name: "Maya Sfeir", email: "student@lead.example" };
	const session = {
		token: "t",
		user,
		role: "student",
		account_status: "approved",
		reason: "",
		expired: false,
	} as const;
	await rememberSignedIn({ ...session, renewed_at: 0 });
	vi.resetModules();
	const next = await import("#local/account/device.ts");
	refuseOne();
	await expect(next.rememberSignedIn({ ...session, token: "new", renewed_at: 1 })).rejects.toThrow();
	await next.rememberSignedIn({ ...session, token: "new", renewed_at: 1 });
	expect(await signedIn()).toMatchObject({ token: "new" });
});
