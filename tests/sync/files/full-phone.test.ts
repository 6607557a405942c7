// A phone whose storage is full or has lost something: files give way to nothing but words, and stop no other file.
import { expect, test } from "vitest";
import { pieceSize } from "#local/files/bytes.ts";
import { fetchFile } from "#local/files/fetching.ts";
import { fileRun, wantFile } from "#local/files/file-run.ts";
import { readFile, restart } from "#local/files/kept.ts";
import { changeFileSettings } from "#local/files/settings.ts";
import { addUpload } from "#local/files/uploads.ts";
import { material } from "#support/materials.ts";
import { browserOn, choose, noise, shownFile, signedIn } from "#support/phones/files.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

const content = noise(2 * pieceSize);

async function aClassWithAPicture() {
	const { server } = here();
	const room = await classroom(server);
	const { id } = await material(server, { course_id: room.maths.id }, { content, name: "noise.png" });
	browserOn(room.line);
	return { ...room, server, id };
}

test("the copy of an upload that has arrived takes no other file's room, and where it has none the next one goes on", async () => {
	const { computer, rana, server, id } = await aClassWithAPicture();
	const { db } = computer;
	signedIn(rana, "teacher");
	await computer.run();
	await choose(db, id);
	await fileRun(db);
	db.filePieces.hook("creating", () => {
		throw new DOMException("full", "QuotaExceededError");
	});
	const words = { subject: "", grade: "", description: "", course_id: "", assignment_id: "", name: "noise.png" };
	const first = await addUpload(db, { ...words, title: "First" }, noise(5000).buffer);
	const second = await addUpload(db, { ...words, title: "Second" }, noise(6000).buffer);

	const { given, silent } = await fileRun(db);

	expect(silent).toBe(false);
	// Two that were added in one millisecond go in the order of their ids.
	expect([...given].sort()).toEqual([first, second].sort());
	expect((await server.rows("materials")).map((row) => row.id)).toEqual(expect.arrayContaining([first, second]));
	expect(await db.uploads.count()).toBe(0);
	expect((await shownFile(db, id))?.equals(content)).toBe(true);
});

test("an upload whose progress a full phone cannot note arrives all the same", async () => {
	const { computer, rana } = await aClassWithAPicture();
	const { db } = computer;
	signedIn(rana, "teacher");
	db.uploads.hook("updating", () => {
		throw new DOMException("full", "QuotaExceededError");
	});
	const words = { subject: "", grade: "", description: "", course_id: "", assignment_id: "", name: "noise.png" };
	const id = await addUpload(db, { ...words, title: "Long" }, noise(2 * pieceSize).buffer);
	expect(await fileRun(db)).toMatchObject({ given: [id], silent: false });
});

test("a chosen file of which the browser lost a piece is fetched once more, and stays chosen", async () => {
	const { phone, maya, id, line } = await aClassWithAPicture();
	const { db } = phone;
	signedIn(maya, "student");
	await phone.run();
	const chosen = await choose(db, id);
	await fileRun(db);
	await db.filePieces.where("id").equals(id).limit(1).delete();
	expect(await readFile(db, id)).toBeNull();

	const { requests } = await line.measure(async () => {
		await wantFile(db, chosen, "opened");
		await restart(db, id);
		await fetchFile(db, chosen, { asked: true });
	});

	expect(requests.filter((request) => request.startsWith("GET /api/files/materials/"))).toHaveLength(2);
	expect((await shownFile(db, id))?.equals(content)).toBe(true);
	expect((await db.keptFiles.get(id))?.why).toBe("chosen");
});

test("a worksheet that was opened goes on after a cut, also where worksheets may not come by themselves", async () => {
	const { phone, maya, id, line } = await aClassWithAPicture();
	const { db } = phone;
	signedIn(maya, "student");
	await phone.run();
	const sheet = await choose(db, id);
	await db.keptFiles.update(id, { why: "needed" });
	changeFileSettings({ byItself: "no" });
	const cut = line.nextDroppedAnswer("/api/files/materials/");
	await wantFile(db, sheet, "opened");
	await expect(fetchFile(db, sheet, { asked: true })).rejects.toThrow();
	await cut;

	expect(await fileRun(db)).toMatchObject({ silent: false });

	expect((await shownFile(db, id))?.equals(content)).toBe(true);
});

test("an upload that was refused is sent again by a full phone, too, and keeps no other waiting", async () => {
	const { computer, rana, maths } = await aClassWithAPicture();
	const { db } = computer;
	signedIn(rana, "teacher");
	await computer.run();
	const words = { subject: "", grade: "", description: "", course_id: maths.id, assignment_id: "", name: "noise.png" };
	const refused = await addUpload(db, { ...words, title: "Refused" }, noise(5000).buffer);
	await db.uploads.update(refused, { refused: "not_yours" });
	const other = await addUpload(db, { ...words, title: "Other" }, noise(6000).buffer);
	db.uploads.hook("updating", () => {
		throw new DOMException("full", "QuotaExceededError");
	});
	const { given } = await fileRun(db);
	expect([...given].sort()).toEqual([refused, other].sort());
});
