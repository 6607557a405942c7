// What somebody has seen names grades, so it is locked while they are signed out.
import { expect, test } from "vitest";
import { sealSeen, takeBackSeen } from "#local/whats-new/sealed-seen.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { syncStateOf } from "#sync/database.ts";
import { seal } from "#sync/storage/vault.ts";

const here = serverForThisFile();

const seen = [{ id: "gradedanswer001", as: "0:17" }];

async function seenOnPhone() {
	const { phone } = await classroom(here().server);
	await phone.db.seen.bulkPut(seen);
	return phone;
}

test("what somebody has seen cannot be read while they are signed out, and is known when they are back", async () => {
	const phone = await seenOnPhone();
	const { db } = phone;
	await sealSeen(db, () => seal(db));
	expect(await db.seen.count()).toBe(0);
	const [sealed] = await db.sealedSeen.toArray();
	expect(Buffer.from(sealed?.contents.data ?? new ArrayBuffer(0)).includes("0:17")).toBe(false);

	await takeBackSeen(db, Buffer.alloc(32).toString("base64"));
	expect(await db.seen.count()).toBe(0);
	await phone.run();
	await takeBackSeen(db, (await syncStateOf(db)).vault_key ?? "");
	expect(await db.seen.toArray()).toEqual(seen);
	expect(await db.sealedSeen.count()).toBe(0);
});

test("a sign-out that does not come to its end drops nothing of what was seen", async () => {
	const { db } = await seenOnPhone();
	await expect(sealSeen(db, () => Promise.reject(new Error("full")))).rejects.toThrow("full");
	expect(await db.seen.toArray()).toEqual(seen);
});
