// A restored server has lost what several devices wrote, one after the other.
import { expect, test } from "vitest";
import { student } from "#support/people.ts";
import { editCourse } from "#support/phones/edits.ts";
import { runTwice } from "#support/phones/runs.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { backUp } from "./backup.ts";

const here = serverForThisFile();

/** Rana edits a course, then Joseph edits what she wrote, and a restore loses all of it. */
async function editedAlternately() {
	const { server } = here();
	const { computer, maths, colleague } = await classroom(server);
	const other = await colleague();
	const restore = await backUp(server);
	await editCourse(computer, maths.id, "Rana's title");
	await runTwice(computer, other);
	await editCourse(other, maths.id, "Joseph's title");
	await runTwice(other, computer);
	await restore();
	return { computer, other, course: () => server.row("courses", maths.id) };
}

test("edited alternately on two devices: both edits come back, in their order", async () => {
	const { computer, other, course } = await editedAlternately();

	await runTwice(computer, other);

	expect(await course()).toMatchObject({ title: "Joseph's title" });
	for (const phone of [computer, other]) expect(await phone.unsent()).toEqual([]);
});

test("edited alternately, and the later device comes first: its words are kept and shown in the list, without a notice", async () => {
	const { computer, other, course } = await editedAlternately();

	await runTwice(other, computer);

	expect(await course()).toMatchObject({ title: "Rana's title" });
	expect(await other.unsent()).toMatchObject([
		{ state: "failed", notified: "end", refusal: { reason: "changed-meanwhile" }, body: { title: "Joseph's title" } },
	]);
});

test("an addition to a course that is lost too waits until another device has made the course again", async () => {
	const { server } = here();
	const { computer, rana, deviceOf } = await classroom(server);
	const karim = await student(server, "Karim Nassar");
	const restore = await backUp(server);
	const made = await computer.createCourse("Robotics");
	await runTwice(computer);
	const laptop = await deviceOf(rana);
	await laptop.enrol(made.record_id, karim.email);
	await runTwice(laptop);
	await restore();
	await runTwice(laptop);
	expect(await laptop.unsent()).toMatchObject([{ state: "failed", notified: "end", refusal: { reason: "not-yours" } }]);

	await runTwice(computer, laptop);

	expect(await laptop.unsent()).toEqual([]);
	const places = await server.rows("enrollments", `user_id = "${karim.id}"`);
	expect(places).toMatchObject([{ course_id: made.record_id }]);
});
