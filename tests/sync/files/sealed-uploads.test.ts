// An upload is somebody's work: on a shared phone it waits for them, as their unsent words do.
import { expect, test } from "vitest";
import { forgetSignedIn } from "#local/account/device.ts";
import { pieceSize } from "#local/files/bytes.ts";
import { fileRun } from "#local/files/file-run.ts";
import { sealUploads } from "#local/files/sealed-uploads.ts";
import { addUpload } from "#local/files/uploads.ts";
import { teacher } from "#support/people.ts";
import { browserOn, fileRows, noise, signedIn } from "#support/phones/files.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { syncStateOf } from "#sync/database.ts";
import { NoVaultKey, seal } from "#sync/storage/vault.ts";

const here = serverForThisFile();

const content = noise(pieceSize + 1);
const words = { title: "Noise", subject: "", grade: "", description: "", assignment_id: "", name: "noise.png" };

/** A teacher's computer without a network, and a file on it that waits to be sent. */
async function aFileOnItsWay() {
	const { server } = here();
	const room = await classroom(server);
	browserOn(room.line);
	signedIn(room.rana, "teacher");
	room.line.refuse();
	const give = () => addUpload(room.computer.db, { ...words, course_id: room.maths.id }, content.slice().buffer);
	return { ...room, server, give, id: await give() };
}

test("a file that was on its way waits unreadable while its person is signed out, and arrives when they are back", async () => {
	const { server, computer, rana, line, maths, id } = await aFileOnItsWay();
	await sealUploads(computer.db, (await syncStateOf(computer.db)).vault_key);
	await seal(computer.db);
	signedIn(await teacher(server, "Joseph Saade"), "teacher");
	const [sealed] = await computer.db.sealedUploads.toArray();
	expect(sealed?.bytes.data.byteLength).toBeGreaterThan(content.length);
	expect(Buffer.from(sealed?.bytes.data ?? new ArrayBuffer(0)).includes(Buffer.from(content.slice(1000, 1064)))).toBe(
		false,
	);
	expect(Buffer.from(sealed?.upload.data ?? new ArrayBuffer(0)).includes("Noise")).toBe(false);
	line.pass();
	// Without its person there is no key.
	expect(await fileRun(computer.db)).toMatchObject({ given: [] });
	expect(await computer.db.sealedUploads.count()).toBe(1);

	signedIn(rana, "teacher");
	await computer.run();
	expect(await fileRun(computer.db)).toMatchObject({ given: [id] });
	expect(await computer.db.sealedUploads.count()).toBe(0);
	expect(await server.row("materials", id)).toMatchObject({
		title: "Noise",
		course_id: maths.id,
		size: content.length,
	});
});

test("without a key nobody is signed out over a file: it stays on its way", async () => {
	const { computer } = await aFileOnItsWay();
	await expect(sealUploads(computer.db, null)).rejects.toBeInstanceOf(NoVaultKey);
	expect(await fileRows(computer.db)).toEqual([0, 0, 1, 1]);
});

// The last of this file: from here on this phone knows that nobody is signed in.
test("a run for files in another tab opens nothing while its person is signing out", async () => {
	const { computer, give } = await aFileOnItsWay();
	await forgetSignedIn();
	const { vault_key } = await syncStateOf(computer.db);
	await sealUploads(computer.db, vault_key);
	await fileRun(computer.db);
	expect([await computer.db.sealedUploads.count(), await computer.db.uploads.count()]).toEqual([1, 0]);
	// One that was added before the database was closed.
	await give();
	await seal(computer.db);
	await sealUploads(computer.db, vault_key);
	expect([await computer.db.sealedUploads.count(), await fileRows(computer.db)]).toEqual([2, [0, 0, 0, 0]]);
});
