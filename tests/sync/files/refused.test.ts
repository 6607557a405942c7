// Uploads that the server refuses say why, wait for their teacher, and do not stop the others.
import { expect, test } from "vitest";
import type { AccountDatabase } from "#local/database.ts";
import { fileRun, fileWork } from "#local/files/file-run.ts";
import type { Upload } from "#local/files/tables.ts";
import { addUpload, dropUpload, retryUpload } from "#local/files/uploads.ts";
import { beginUpload, uploadBody } from "#support/materials.ts";
import { browserOn, fileRows, noise, signedIn } from "#support/phones/files.ts";
import { assignment, enrol, unenrol } from "#support/school.ts";
import { classroom, endSessions, scienceClass } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

const words = { title: "Noise", subject: "", grade: "", description: "", course_id: "", assignment_id: "" };
const content = noise(5000);

function give(db: AccountDatabase, more: Partial<Upload> = {}, bytes: Uint8Array<ArrayBuffer> = content) {
	return addUpload(db, { ...words, name: "noise.png", ...more }, bytes.slice().buffer);
}

async function aTeacher() {
	const { server } = here();
	const room = await classroom(server);
	browserOn(room.line);
	signedIn(room.rana, "teacher");
	return { ...room, server, db: room.computer.db };
}

test("refused content, a foreign course, an ended one and a deleted assignment are noted, and the rest arrives", async () => {
	const { server, db, maths, rana } = await aTeacher();
	const { science } = await scienceClass(server);
	const ended = await server.create("courses", {
		...{ title: "Last year", code: "OLD-1", subject: "Math", grade_level: "6", teacher_id: rana.id },
		archived_at: "2026-01-05 08:00:00.000Z",
	});
	const deleted = await assignment(server, maths.id, { status: "deleted" });
	const script = new TextEncoder().encode("<script>alert(1)</script>");
	const refused = {
		validation_invalid_mime_type: await give(db, { name: "picture.png" }, script),
		not_yours: await give(db, { course_id: science.id }),
		course_ended: await give(db, { course_id: ended.id }),
		unknown_assignment: await give(db, { course_id: maths.id, assignment_id: deleted.id }),
	};
	const good = await give(db, { course_id: maths.id });
	expect(await fileRun(db)).toMatchObject({ given: [good], silent: false });
	for (const [code, id] of Object.entries(refused)) expect(await db.uploads.get(id)).toMatchObject({ refused: code });
	expect(await server.row("materials", good)).toMatchObject({ course_id: maths.id });
	expect((await server.rows("materials")).map(({ id }) => id)).toEqual([good]);

	// They are not sent again by themselves, but as soon as their teacher says so, and what is canceled is gone.
	expect(await fileRun(db)).toMatchObject({ given: [], silent: false });
	await server.update("courses", ended.id, { archived_at: "" });
	await retryUpload(db, refused.course_ended);
	expect(await fileRun(db)).toMatchObject({ given: [refused.course_ended], silent: false });
	for (const id of Object.values(refused)) await dropUpload(db, id);
	expect((await fileRows(db)).slice(2)).toEqual([0, 0]);
});

test("an upload that was refused to a teacher out of the course is sent by itself when they are in it again", async () => {
	const { server, db, computer, maths, rana } = await aTeacher();
	const id = await give(db, { course_id: maths.id });
	await unenrol(server, rana, maths.id);
	expect(await fileRun(db)).toMatchObject({ given: [], silent: false });
	await computer.run();
	expect(await fileRun(db)).toMatchObject({ given: [], silent: false });
	expect(await db.uploads.get(id)).toMatchObject({ refused: "not_yours" });
	expect((await fileWork(db)).uploads).toEqual([]);

	await enrol(server, rana, maths.id, "teacher");
	await computer.run();
	expect(await fileRun(db)).toMatchObject({ given: [id], silent: false });
	expect(await server.row("materials", id)).toMatchObject({ course_id: maths.id, created_by: rana.id });
});

test("an upload that the server refuses without a reason does not stop the others, and is sent again in the next run", async () => {
	const { server, db } = await aTeacher();
	await server.sql(`CREATE TRIGGER broken BEFORE INSERT ON uploads WHEN NEW.title = 'Broken'
		BEGIN SELECT RAISE(ABORT, 'broken disk'); END`);
	const broken = await give(db, { title: "Broken" });
	const good = await give(db);
	expect(await fileRun(db)).toMatchObject({ given: [good], silent: false });
	expect(await db.uploads.get(broken)).toMatchObject({ refused: null });
	await server.sql("DROP TRIGGER broken");
	expect(await fileRun(db)).toMatchObject({ given: [broken], silent: false });
});

test("an ended session and a server that asks to wait blame no upload", async () => {
	const { server, db, rana, line } = await aTeacher();
	const id = await give(db);
	const busy = { status: 429, message: "Too many requests.", data: {} };
	line.answerAll(429, busy, { "X-Lead": "1" });
	expect(await fileRun(db)).toMatchObject({ given: [], silent: true });
	line.pass();
	await endSessions(server, rana.id);
	expect(await fileRun(db)).toMatchObject({ given: [], silent: true });
	expect(await db.uploads.get(id)).toMatchObject({ refused: null });
});

test("an eleventh unfinished upload of one person is refused with the reason, and goes when one of them has arrived", async () => {
	const { server, db, rana } = await aTeacher();
	for (let at = 0; at < 10; at++) await beginUpload(server, rana, uploadBody({ title: `Begun ${at}` }));
	const id = await give(db);
	expect(await fileRun(db)).toMatchObject({ given: [], silent: false });
	expect(await db.uploads.get(id)).toMatchObject({ refused: "too_many_uploads" });
	await server.sql("DELETE FROM uploads WHERE title = 'Begun 3'");
	await retryUpload(db, id);
	expect(await fileRun(db)).toMatchObject({ given: [id], silent: false });
});
