import { expect, test } from "vitest";
import { uploaded } from "#support/materials.ts";

import { type Person, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { course, enrol, newId } from "#support/school.ts";
import { code, copy, science } from "./copies.ts";
import { here, open, textFile, type Who } from "./two-materials.ts";

test("a copy has the words and the file of its source, is its own, and is read in its course alone", async () => {
	const { server, rana, lea, maya, maths } = here();
	const { made, task } = await science();
	const source = await uploaded(server, rana, { course_id: maths.id }, textFile("3/4 of 20\n", "sums.txt"));
	const answer = await copy("rana", { source_id: source.id, course_id: made.id, assignment_id: task.id });

	expect(answer.status, said(answer)).toBe(200);
	const row = await server.row("materials", String(answer.at("id")));
	if (!row) throw new Error(said(answer));
	const { title, subject, grade, description, size, search } = source;
	expect(row).toMatchObject({ title, subject, grade, description, size, search, created_by: rana.id });
	expect(row).toMatchObject({ course_id: made.id, assignment_id: task.id, file_path: `${row.id}.txt` });
	await server.remove("materials", source.id);
	expect((await open(server, row, lea)).text).toBe("3/4 of 20\n");
	expect((await open(server, row, maya)).status).toBe(404);
});

test.each<[Who, string, string]>([
	["nobody", "copied from a course", "401 "],
	["wael", "copied from a course", "403 "],
	["bassam", "copied from a course", "403 "],
	["maya", "copied from a course", "403 course_id not_yours"],
	["lea", "copied from a course", "403 course_id not_yours"],
	["rana", "copied from a course", "copied"],
	["joseph", "copied from a course", "403 course_id not_yours"],
	["boss", "copied from a course", "copied"],
	["maya", "copied from the library", "403 course_id not_yours"],
	["rana", "copied from the library", "copied"],
	["joseph", "copied from the library", "403 course_id not_yours"],
	["boss", "copied from the library", "copied"],
])("a material for Rana's course is, by %s, %s: %s", async (who, from, expected) => {
	const { sums, poem, maths } = here();
	const source_id = from === "copied from a course" ? sums.id : poem.id;
	expect(code(await copy(who, { source_id, course_id: maths.id })).trim()).toBe(expected.trim());
});

test("a teacher copies out of no course that they do not teach, and an admin out of any", async () => {
	const { sums, french, boss, server } = here();
	expect(code(await copy("joseph", { source_id: sums.id, course_id: french.id }))).toBe(
		"400 source_id unknown_material",
	);
	expect(code(await copy("joseph", { source_id: newId(), course_id: french.id }))).toBe(
		"400 source_id unknown_material",
	);
	expect(code(await copy("boss", { source_id: sums.id, course_id: french.id }))).toBe("copied");
	const actions = await server.sql(`SELECT what, detail FROM admin_log WHERE admin = '${boss.id}'`);
	expect(actions).toContainEqual({ what: "material_added", detail: sums.title });
});

test("a place that is not there, is another course's or has ended takes no copy", async () => {
	const { sums, mathsTask, maths, server } = here();
	const { made, task } = await science();
	const source_id = sums.id;
	const answers = [
		await copy("rana", { source_id, course_id: newId() }),
		await copy("rana", { source_id, course_id: made.id, assignment_id: mathsTask.id }),
		await copy("rana", { source_id, course_id: made.id, assignment_id: newId() }),
		await copy("rana", { source_id, course_id: made.id, id: sums.id }),
		await copy("rana", { source_id, course_id: made.id, id: "x" }),
		await copy("rana", { source_id: 7, course_id: made.id }),
	];
	await server.update("assignments", task.id, { status: "deleted" });
	answers.push(await copy("rana", { source_id, course_id: made.id, assignment_id: task.id }));
	await server.update("courses", made.id, { archived_at: new Date().toISOString() });
	answers.push(await copy("rana", { source_id, course_id: made.id }));
	// Out of a course that has ended its materials still go into the next one.
	answers.push(await copy("rana", { source_id, course_id: maths.id }));

	expect(answers.map(code)).toEqual([
		"403 course_id not_yours",
		"400 assignment_id unknown_assignment",
		"400 assignment_id unknown_assignment",
		"409 id id_reused",
		"400 id validation_invalid_format",
		"400 id invalid_types",
		"400 assignment_id unknown_assignment",
		"400 course_id course_ended",
		"copied",
	]);
});

test("a copy that is asked for twice is there once, and a co-teacher copies as well", async () => {
	const { server, joseph, sums, maths } = here();
	const { made } = await science();
	const body = { id: newId(), mutation: newId(), source_id: sums.id, course_id: made.id };
	const [first, again] = [await copy("rana", body), await copy("rana", body)];
	expect([first.at("id"), again.at("id")]).toEqual([body.id, body.id]);
	expect(await server.rows("materials", `course_id = '${made.id}'`)).toHaveLength(1);

	await enrol(server, joseph, maths.id, "teacher");
	await enrol(server, joseph, made.id, "teacher");
	expect(code(await copy("joseph", { source_id: sums.id, course_id: made.id }))).toBe("copied");
});

test("sixty copies a minute are made for one teacher, the next has to wait, and another teacher has not", async () => {
	const { french, poem, server } = here();
	const zeina = await teacher(server, "Zeina Frem");
	const own = await course(server, zeina, []);
	const ask = (who: Person, course_id: string) =>
		server.ask("POST", "/api/lead/copy-material", {
			token: who.token,
			body: { id: newId(), source_id: newId(), course_id, assignment_id: "", mutation: newId() },
		});
	// Fewer at once than requests of one account may be in progress.
	const some = (length: number) => Promise.all(Array.from({ length }, () => ask(zeina, own.id)));
	const answers = [...(await some(40)), ...(await some(21))];
	expect(answers.map(code).filter((said) => said === "400 source_id unknown_material")).toHaveLength(60);
	const late = answers.find(({ status }) => status === 429);
	expect(Number(late?.headers.get("retry-after"))).toBeGreaterThan(0);
	expect(code(await copy("joseph", { source_id: poem.id, course_id: french.id }))).toBe("copied");
});
