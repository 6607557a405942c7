// Words being typed: what is said to be kept is kept, also for an author who has just signed out.
import { expect, test } from "vitest";
import { browserPlatform } from "#local/platform.ts";
import { type Call, connectionLost, failingDatabase } from "#parts/failing-database.ts";
import { noteSyncState } from "#sync/database.ts";
import { saveDraft } from "#sync/storage/drafts.ts";
import { NotSaved } from "#sync/storage/durable.ts";
import { seal, unseal } from "#sync/storage/vault.ts";

const key = "answer:fractions";
const vault_key = btoa("0123456789abcdef0123456789abcdef");

/** A phone with a clock that goes on with every draft. */
async function aPhone() {
	const { db, storage } = failingDatabase();
	await noteSyncState(db, { vault_key });
	let now = Date.now() - 60_000;
	const platform = { ...browserPlatform, now: () => now++ };
	return {
		db,
		storage,
		type: (text: string) => saveDraft(db, platform, key, text),
		texts: async () => (await db.drafts.toArray()).map(({ text }) => text),
	};
}

test("the last words take the place of those before, and empty words leave none", async () => {
	const { type, texts } = await aPhone();
	await type("Half");
	await type("Half of three");
	expect(await texts()).toEqual(["Half of three"]);
	await type("");
	expect(await texts()).toEqual([]);
});

const put: Call = { table: "drafts", does: "put" };
const remove: Call = { table: "drafts", does: "delete" };
const noteEnd: Call = { table: "meta", does: "put" };

test.each([
	["words that are refused", "Half of three quarters", put],
	["an emptied field whose words stay", "", remove],
	["an emptied field whose words could come back", "", noteEnd],
])("nothing is said to be kept of %s", async (_, text, { table, does }) => {
	const { type, texts, storage } = await aPhone();
	await type("Half of three");
	storage.failure = (call) => (call.table === table && call.does === does ? connectionLost() : null);
	await expect(type(text)).rejects.toThrow(NotSaved);
	expect(await texts()).toEqual(["Half of three"]);
});

test("a field that was emptied as its author signed out is empty when they come back", async () => {
	const { db, type, texts } = await aPhone();
	await type("Half of three");
	await seal(db);
	await type("");
	expect(await texts()).toEqual([]);
	await unseal(db, vault_key);
	expect(await texts()).toEqual([]);
});

test("words saved as their author signed out come back beside those that were sealed before them", async () => {
	const { db, type, texts } = await aPhone();
	await type("Half of three");
	await seal(db);
	await type("A quarter of nine");
	expect(await texts()).toEqual([]);
	await unseal(db, vault_key);
	expect((await texts()).sort()).toEqual(["A quarter of nine", "Half of three"]);
});
