// Files leave the phone with what they belong to: a deleted material, a course that was left, a person who signed out. A run
// that outlives its person sends nothing under the next one's name.
import { expect, test } from "vitest";
import type { AccountDatabase } from "#local/database.ts";
import { pieceSize } from "#local/files/bytes.ts";
import { fileRun } from "#local/files/file-run.ts";
import { addPiece, keep } from "#local/files/kept.ts";
import { sealUploads } from "#local/files/sealed-uploads.ts";
import { addUpload } from "#local/files/uploads.ts";
import { material } from "#support/materials.ts";
import { admin, student, teacher } from "#support/people.ts";
import { browserOn, choose, fileRows, noise, shownFile, signedIn } from "#support/phones/files.ts";
import { unenrol } from "#support/school.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { syncStateOf } from "#sync/database.ts";
import { NotSaved } from "#sync/storage/durable.ts";
import { seal } from "#sync/storage/vault.ts";

const here = serverForThisFile();

const content = noise(2 * pieceSize + 1);
const words = { title: "Noise", subject: "", grade: "", description: "", course_id: "", assignment_id: "" };
const give = (db: AccountDatabase) => addUpload(db, { ...words, name: "noise.png" }, content.slice().buffer);

/** Signs this account out, as the page does. */
async function leave(db: AccountDatabase): Promise<void> {
	await sealUploads(db, (await syncStateOf(db)).vault_key);
	await seal(db);
}

/** A student whose phone has the files of a material of the course and of one of the library. */
async function twoFiles() {
	const { server } = here();
	const room = await classroom(server);
	browserOn(room.line);
	signedIn(room.maya, "student");
	const file = { content, name: "noise.png" };
	const sums = await material(server, { course_id: room.maths.id }, file);
	const poem = await material(server, {}, file);
	await room.phone.run();
	for (const { id } of [sums, poem]) await choose(room.phone.db, id);
	await fileRun(room.phone.db);
	expect(await fileRows(room.phone.db)).toEqual([2, 6, 0, 0]);
	return { ...room, server, sums, poem };
}

test("a deleted material leaves the phone with its bytes at the next contact, and a half of one, too", async () => {
	const { server, phone, sums, poem, line } = await twoFiles();
	await server.remove("materials", poem.id);
	await phone.run();
	expect(await fileRows(phone.db)).toEqual([1, 3, 0, 0]);
	expect((await shownFile(phone.db, sums.id))?.length).toBe(content.length);

	const half = await material(server, {}, { content, name: "half.png" });
	await phone.run();
	await choose(phone.db, half.id);
	const held = line.nextHeldAnswer(`/api/files/materials/${half.id}`);
	const running = fileRun(phone.db);
	const piece = await held;
	await server.remove("materials", half.id);
	await piece.release();
	// The run is told that there is no such file, and leaves it to the next contact.
	expect(await running).toMatchObject({ given: [], silent: false });
	await phone.run();
	expect(await fileRows(phone.db)).toEqual([1, 3, 0, 0]);
});

test("with a course that was left its files leave, those of the library stay", async () => {
	const { server, phone, maya, maths, poem } = await twoFiles();
	await unenrol(server, maya, maths.id);
	await phone.run();
	expect(await fileRows(phone.db)).toEqual([1, 3, 0, 0]);
	expect((await shownFile(phone.db, poem.id))?.equals(content)).toBe(true);
});

test("a blocked account is emptied of files", async () => {
	const { server, phone, maya } = await twoFiles();
	await server.update("users", maya.id, { blocked_at: new Date().toISOString() });
	expect((await phone.run()).kind).toBe("account");
	expect(await fileRows(phone.db)).toEqual([0, 0, 0, 0]);
});

test("signing out empties files, pieces and uploads, and nothing comes back in by a page that is still open", async () => {
	const { phone, computer, rana, line, sums } = await twoFiles();
	signedIn(rana, "teacher");
	line.refuse();
	await give(computer.db);
	expect(await fileRows(computer.db)).toEqual([0, 0, 1, 1]);
	for (const { db } of [phone, computer]) {
		await leave(db);
		expect(await fileRows(db)).toEqual([0, 0, 0, 0]);
		await expect(give(db)).rejects.toBeInstanceOf(NotSaved);
		await expect(keep(db, { id: sums.id, size: 10 }, "chosen")).rejects.toBeInstanceOf(NotSaved);
		expect(await addPiece(db, { id: sums.id, at: 0, bytes: new ArrayBuffer(10) })).toBeNull();
		expect(await fileRows(db)).toEqual([0, 0, 0, 0]);
	}
});

const begin = "/api/lead/uploads";
const last = `${begin}/{id}?from=${2 * pieceSize}`;

test.each([begin, `${begin}/{id}?from=0`, `${begin}/{id}?from=0, gone`, last])(
	"a teacher signs out while %s is under way: nothing follows it under the next person's name",
	async (moment) => {
		const { server } = here();
		const { computer, rana, line } = await classroom(server);
		const samira = await admin(server);
		browserOn(line);
		signedIn(rana, "teacher");
		const id = await give(computer.db);
		const held = line.nextHeldRequest(moment.replace("{id}", id).replace(", gone", ""));
		const running = fileRun(computer.db);
		const request = await held;
		if (moment.endsWith("gone")) await server.sql(`DELETE FROM uploads WHERE id = '${id}'`);
		await leave(computer.db);
		signedIn(samira, "admin");
		const traffic = await line.measure(async () => {
			await request.release();
			await running;
		});
		expect(traffic.requests).toEqual([]);
		expect(await server.sql(`SELECT id FROM uploads WHERE id = '${id}' AND person != '${rana.id}'`)).toEqual([]);
		expect(await fileRows(computer.db)).toEqual([0, 0, 0, 0]);
		expect(Boolean(await server.row("materials", id))).toBe(moment === last);
	},
);

test.each(["/api/files/token", "/api/files/materials/"])(
	"a student signs out while %s is under way: nothing is fetched with the next person's rights, nothing is kept",
	async (path) => {
		const { server } = here();
		const { phone, maya, line } = await classroom(server);
		browserOn(line);
		signedIn(maya, "student");
		const { id } = await material(server, {}, { content, name: "noise.png" });
		await phone.run();
		await choose(phone.db, id);
		const held = line.nextHeldRequest(path);
		const running = fileRun(phone.db);
		const request = await held;
		await leave(phone.db);
		signedIn(await student(server), "student");
		const traffic = await line.measure(async () => {
			await request.release();
			expect(await running).toMatchObject({ given: [] });
		});
		expect(traffic.requests).toEqual([]);
		expect(await fileRows(phone.db)).toEqual([0, 0, 0, 0]);
	},
);

test("a run of one person fetches nothing while another is signed in", async () => {
	const { phone, line, poem } = await twoFiles();
	const { server } = here();
	const fresh = await material(server, {}, { content, name: "fresh.png" });
	await phone.run();
	await choose(phone.db, fresh.id);
	signedIn(await teacher(server), "teacher");
	const traffic = await line.measure(() => fileRun(phone.db));
	expect(traffic.requests).toEqual([]);
	expect((await shownFile(phone.db, poem.id))?.equals(content)).toBe(true);
});
