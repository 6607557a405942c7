// A person leaves a course or gets another role: what stays on the phone, and what is sent again.
import { expect, test } from "vitest";
import { classroom, mirroredRows } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { saveDraft } from "#sync/storage/drafts.ts";
import { seal, unseal } from "#sync/storage/vault.ts";
import { sync } from "#sync/sync.ts";

const here = serverForThisFile();

test("a run that gets the lock after the sign-out opens nothing again and sends nothing", async () => {
	const { line, phone, task } = await classroom(here().server);
	await phone.submit(task.id, "kept for my next sign-in");
	let signedIn = true;
	const { requests } = await line.measure(async () => {
		const leaving = phone.platform.alone("", async () => {
			await seal(phone.db);
			signedIn = false;
		});
		const late = sync({ db: phone.db, platform: phone.platform, token: phone.token, stillHere: () => signedIn });
		await Promise.all([leaving, late]);
	});

	expect(requests).toEqual([]);
	expect(await phone.db.outbox.count()).toBe(0);
	expect(await phone.db.vault.count()).toBe(1);
	expect(await mirroredRows(phone)).toBe(0);
	expect((await phone.syncState()).vault_key).toBeNull();
});

test("a student who becomes a teacher and signs in again sends nothing a second time", async () => {
	const { line, phone, maya, tasks } = await classroom(here().server, { tasks: 3 });
	for (const { id } of tasks) await phone.submit(id, "words");
	await phone.run();
	await phone.run();
	await here().server.update("user_roles", maya.roleId, { role: "teacher" });
	await phone.run();
	await seal(phone.db);

	const { requests } = await line.measure(async () => {
		for (let run = 0; run < 3; run++) await phone.run();
	});

	expect(requests.filter((request) => request === "POST /api/batch")).toEqual([]);
	const entries = await phone.db.outbox.toArray();
	expect(entries.map(({ state, attempts }) => ({ state, attempts }))).toEqual(
		tasks.map(() => ({ state: "sent", attempts: 1 })),
	);
});

test("sealed work that cannot be read stays sealed and stops nothing else", async () => {
	const { phone, task, answers } = await classroom(here().server);
	const { vault_key } = await phone.syncState();
	const raw = Uint8Array.from(atob(vault_key ?? ""), (char) => char.charCodeAt(0));
	const key = await crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt"]);
	const iv = crypto.getRandomValues(new Uint8Array(12));
	const data = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, new TextEncoder().encode('{"outbox":7}'));
	await phone.db.vault.add({ v: 1, iv, data });
	await phone.submit(task.id, "new words");

	await phone.run();

	expect(await phone.db.vault.count()).toBe(1);
	expect(await answers()).toMatchObject([{ text_body: "new words" }]);
});

test("a draft that was sealed is put beside a newer one and not over it", async () => {
	const { phone, task } = await classroom(here().server);
	const { vault_key } = await phone.syncState();
	const key = `answer:${task.id}`;
	await saveDraft(phone.db, phone.platform, key, "older words");
	await seal(phone.db);
	await saveDraft(phone.db, phone.platform, key, "newer words");

	await unseal(phone.db, vault_key ?? "");

	expect(await phone.db.drafts.get(key)).toMatchObject({ text: "newer words" });
	expect((await phone.db.drafts.toArray()).map(({ text }) => text).sort()).toEqual(["newer words", "older words"]);
});
