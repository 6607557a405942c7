// The phone's shapes (src/records.ts) against the real server: what it answers parses, and no field is imagined.
import { expect, test } from "vitest";
import { assignmentEdit, courseEdit, gradeChange } from "#support/api/bodies.ts";
import { collectionNames, fieldsOf, shapeOf } from "#support/collections/shapes.ts";
import { said } from "#support/requests.ts";
import { batch, entry, gradeBody } from "#support/school.ts";
import { twoCourses } from "#support/schools/two-courses.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(async (server) => {
	const school = await twoCourses(server);
	await server.update("assignments", school.frenchTask.id, { due_at: "2027-01-15 21:59:00.000Z" });
	await server.update("courses", school.french.id, { archived_at: "2027-06-15 21:59:00.000Z" });
	await server.ask("PATCH", `/api/collections/submissions/records/${school.mayasSubmission.id}`, {
		token: school.rana.token,
		body: gradeBody(0, String(school.mayasSubmission.text_body)),
	});
	const [first, change] = [courseEdit(school.maths), gradeChange(11)];
	const last = courseEdit(first);
	const changes = await batch(server, school.joseph, [
		entry.update("submissions", school.leasSubmission.id, gradeBody(9, String(school.leasSubmission.text_body))),
		entry.update("submissions", school.leasSubmission.id, change),
	]);
	const edits = await batch(server, school.rana, [
		entry.update("courses", school.maths.id, first),
		entry.update("courses", school.maths.id, last),
		entry.update("assignments", school.mathsTask.id, assignmentEdit(school.mathsTask, { due_at: null })),
	]);
	if (changes.status !== 200 || edits.status !== 200) throw new Error(said(changes) + said(edits));
	return { ...school, last, change };
});

test.each(["users", "courses", "enrollments", "assignments", "submissions"] as const)(
	"every %s the server answers parses, for a student, a teacher and an admin",
	async (name) => {
		const { server, maya, rana, boss } = here();
		for (const who of [maya, rana, boss]) {
			const answer = await server.ask("GET", `/api/collections/${name}/records?perPage=1000`, { token: who.token });
			const items = answer.at("items");
			expect(Array.isArray(items) && items.length).toBeGreaterThan(0);
			for (const row of Array.isArray(items) ? items : []) {
				const parsed = shapeOf(name).safeParse(row);
				expect(parsed.error?.issues, JSON.stringify(row)).toBeUndefined();
			}
		}
	},
);

test.each(collectionNames)("every field of %s exists in the server's collection", async (name) => {
	const { server } = here();
	const fields = fieldsOf(shapeOf(name));
	const collection = await server.ask("GET", `/api/collections/${name}`, { token: server.superuserToken });
	const known = collection.at("fields");

	expect(fields.length).toBeGreaterThan(3);
	expect(Array.isArray(known) ? known.map((field) => field.name) : []).toEqual(expect.arrayContaining(fields));
});

test("empties become null and a grade of 0 stays a grade", async () => {
	const { server, mayasSubmission, karimsSubmission, mathsTask, frenchTask } = here();
	const parse = async (name: "submissions" | "assignments", id: string) =>
		shapeOf(name).parse(await server.row(name, id));

	expect(await parse("submissions", mayasSubmission.id)).toMatchObject({ grade: 0, feedback: "Well done." });
	expect(await parse("submissions", karimsSubmission.id)).toMatchObject({
		grade: null,
		feedback: null,
		graded_by: null,
		graded_at: null,
		grade_changes: [],
	});
	expect(await parse("assignments", mathsTask.id)).toMatchObject({ due_at: null });
	expect(await parse("assignments", frenchTask.id)).toMatchObject({ due_at: "2027-01-15T21:59:00.000Z" });
});

test("an edited course names its last edit, a changed grade what it was", async () => {
	const { server, maths, leasSubmission, joseph, last, change } = here();
	const course = await server.row("courses", maths.id);
	const work = await server.row("submissions", leasSubmission.id);

	expect(shapeOf("courses").parse(course)).toMatchObject({ revision: last.mutation });
	expect(shapeOf("submissions").parse(work)).toMatchObject({
		grade: 11,
		grade_changes: [
			{
				id: change.mutation,
				grade: 9,
				feedback: "Well done.",
				graded_by: joseph.id,
				graded_at: expect.stringMatching(/T.*Z$/),
				reason: "I had misread the second line.",
				changed_by: joseph.id,
				changed_at: expect.stringMatching(/T.*Z$/),
			},
		],
	});
});
