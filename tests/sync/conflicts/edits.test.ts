// Courses and assignments that somebody else edited meanwhile, and edits that were refused.
import { expect, test } from "vitest";
import { type Classroom, classroom } from "#support/classroom.ts";
import { teacher } from "#support/people.ts";
import { Phone } from "#support/phone.ts";
import { assignmentOn, courseOn, editAssignment, editCourse } from "#support/phones/edits.ts";
import { enrol } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { discard } from "#sync/outbox.ts";

const here = serverForThisFile();

/** The row as the server has it. */
async function stored(collection: string, id: string) {
	const [row] = await here().server.rows(collection, `id = "${id}"`);
	return row;
}

/** How many edits of the record the server has done. */
async function edits(record: string | undefined): Promise<number> {
	return (await here().server.sql(`SELECT id FROM ledger WHERE record = '${record}' AND name LIKE 'edit%'`)).length;
}

/** A second teacher of the course, on a device of his own that has seen it. */
async function colleague({ line, maths }: Classroom): Promise<Phone> {
	const joseph = await teacher(here().server, "Joseph Saade");
	await enrol(here().server, joseph, maths.id, "teacher");
	const other = new Phone(line.url, joseph);
	await other.run();
	return other;
}

test("somebody else edited it meanwhile: theirs stands, mine is kept beside it; used after all, it arrives", async () => {
	const room = await classroom(here().server);
	const { computer, maths } = room;
	const other = await colleague(room);
	await editCourse(other, maths.id, "Joseph's title");
	await other.run();
	await editCourse(computer, maths.id, "Rana's title");

	await computer.run();

	expect(await courseOn(computer, maths.id)).toMatchObject({
		title: "Joseph's title",
		entry: { state: "failed", refusal: { reason: "changed-meanwhile" }, body: { title: "Rana's title" } },
	});
	await editCourse(computer, maths.id, "Rana's title");
	await computer.run();
	expect(await courseOn(computer, maths.id)).toMatchObject({ title: "Rana's title", entry: null });
	expect(await edits(maths.id)).toBe(2);
});

test("somebody else edited it meanwhile, and theirs is kept: mine goes, and comes back with undo", async () => {
	const room = await classroom(here().server);
	const { computer, task } = room;
	const other = await colleague(room);
	await editAssignment(other, task.id, { title: "Joseph's task" });
	await other.run();
	await editAssignment(computer, task.id, { title: "Rana's task" });
	await computer.run();
	const { entry } = await assignmentOn(computer, task.id);

	const undo = await discard(computer.db, entry?.id ?? "");
	expect(await assignmentOn(computer, task.id)).toMatchObject({ title: "Joseph's task", entry: null });
	await undo?.();

	expect((await assignmentOn(computer, task.id)).entry).toMatchObject({ body: { title: "Rana's task" } });
	await computer.run();
	expect((await stored("assignments", task.id))?.title).toBe("Joseph's task");
});

test("a refused edit is thrown away, written anew and put back again: the words written last stand", async () => {
	const room = await classroom(here().server);
	const { computer, maths } = room;
	const other = await colleague(room);
	await editCourse(other, maths.id, "Joseph's title");
	await other.run();
	await editCourse(computer, maths.id, "Rana's first");
	await computer.run();
	const undo = await discard(computer.db, (await courseOn(computer, maths.id)).entry?.id ?? "");
	await editCourse(computer, maths.id, "Rana's second");
	await undo?.();
	await editCourse(computer, maths.id, "Rana's third");

	await computer.run();

	expect((await stored("courses", maths.id))?.title).toBe("Rana's third");
	expect(await computer.db.outbox.where("state").notEqual("sent").toArray()).toEqual([]);
});

test("a newer edit behind a refused one takes its place: nothing of it is lost, and it goes when used", async () => {
	const room = await classroom(here().server);
	const { line, computer, maths } = room;
	const other = await colleague(room);
	await editCourse(computer, maths.id, "Rana's first");
	const held = line.nextHeldRequest("/api/batch");
	const run = computer.run();
	(await held).drop();
	await run;
	await editCourse(computer, maths.id, "Rana's newest");
	await editCourse(other, maths.id, "Joseph's title");
	await other.run();

	await computer.run();

	expect(await computer.db.outbox.toArray()).toMatchObject([{ state: "failed", body: { title: "Rana's newest" } }]);
	await editCourse(computer, maths.id, "Rana's newest");
	await computer.run();
	expect((await stored("courses", maths.id))?.title).toBe("Rana's newest");
});
