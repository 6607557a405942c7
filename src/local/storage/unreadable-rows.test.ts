import "fake-indexeddb/auto";
import { Dexie } from "dexie";
import { expect, test } from "vitest";
import { AccountDatabase } from "#local/database.ts";

/** How many listeners Dexie holds for the writes of this page; its types do not name the list. */
function listeners(): number {
	const held: unknown = Reflect.get(Dexie.on.storagemutated, "subscribers");
	if (!Array.isArray(held)) throw new Error("Dexie keeps its listeners somewhere else now.");
	return held.length;
}

test("a closed database listens to no writes, and once open again looks through what was written meanwhile", async () => {
	const before = listeners();
	const db = new AccountDatabase("ana");
	expect(await db.unreadable.of(db, "courses")).toEqual([]);
	expect(listeners()).toBe(before + 1);

	db.close();
	expect(listeners()).toBe(before);

	const otherTab = new AccountDatabase("ana");
	await otherTab.table("courses").put({ id: "written by another build" });
	otherTab.close();
	await db.open();
	expect(await db.unreadable.of(db, "courses")).toEqual(["written by another build"]);
	expect(listeners()).toBe(before + 1);
	db.close();
});
