// Courses and assignments that another person edited meanwhile, and edits that were refused.
import { expect, test } from "vitest";
import { editAssignment, editCourse, editsDone } from "#support/phones/edits.ts";
import { runLosingRequest } from "#support/phones/runs.ts";
import { assignmentOn, courseOn } from "#support/phones/shown.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { discard } from "#sync/outbox.ts";

const here = serverForThisFile();

test("another teacher edited it meanwhile: theirs stands, mine is kept beside it; used after all, it arrives", async () => {
	const { computer, maths, colleague } = await classroom(here().server);
	const other = await colleague();
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
	expect(await editsDone(here().server, maths.id)).toBe(2);
});

test("another teacher edited it meanwhile, and theirs is kept: mine is discarded, and comes back with undo", async () => {
	const { computer, task, colleague } = await classroom(here().server);
	const other = await colleague();
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
	expect((await here().server.row("assignments", task.id))?.title).toBe("Joseph's task");
});

test("a refused edit is thrown away, written anew and put back again: the words written last stand", async () => {
	const { computer, maths, colleague } = await classroom(here().server);
	const other = await colleague();
	await editCourse(other, maths.id, "Joseph's title");
	await other.run();
	await editCourse(computer, maths.id, "Rana's first");
	await computer.run();
	const undo = await discard(computer.db, (await courseOn(computer, maths.id)).entry?.id ?? "");
	await editCourse(computer, maths.id, "Rana's second");
	await undo?.();
	await editCourse(computer, maths.id, "Rana's third");

	await computer.run();

	expect((await here().server.row("courses", maths.id))?.title).toBe("Rana's third");
	expect(await computer.unsent()).toEqual([]);
});

test("a newer edit behind a refused one takes its place: nothing of it is lost, and it goes when used", async () => {
	const { line, computer, maths, colleague } = await classroom(here().server);
	const other = await colleague();
	await editCourse(computer, maths.id, "Rana's first");
	await runLosingRequest(computer, line);
	await editCourse(computer, maths.id, "Rana's newest");
	await editCourse(other, maths.id, "Joseph's title");
	await other.run();

	await computer.run();

	expect(await computer.db.outbox.toArray()).toMatchObject([{ state: "failed", body: { title: "Rana's newest" } }]);
	await editCourse(computer, maths.id, "Rana's newest");
	await computer.run();
	expect((await here().server.row("courses", maths.id))?.title).toBe("Rana's newest");
});
