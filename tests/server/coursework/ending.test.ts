// A course ends and is brought back: by its teachers, or with all others at the end of the school year, by an admin.
import { expect, test } from "vitest";
import { assignmentBody, everyForm, join, refused } from "#support/api/bodies.ts";
import { admin, type Person, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { answerBody, batch, course, entry, gradeBody, newId } from "#support/school.ts";
import { twoCourses } from "#support/schools/two-courses.ts";
import type { Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(twoCourses);
const records = (name: string, id = "") => `/api/collections/${name}/records${id && `/${id}`}`;
const put = ({ token }: Person, { id }: Row, archived_at: unknown, mutation = newId()) =>
	here().server.ask("PATCH", records("courses", id), { token, body: { archived_at, mutation } });
const endedAt = async ({ id }: Row) => (await here().server.row("courses", id))?.archived_at;
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** Physics of Rana, studied by Maya, with an assignment that she has answered, and another. */
async function physics() {
	const { server, rana, maya } = here();
	const row = await course(server, rana, [maya], { title: "Physics" });
	const [first, second] = [assignmentBody(rana, row.id), assignmentBody(rana, row.id)];
	const work = answerBody(maya, first.id);
	for (const [who, name, body] of [
		[rana, "assignments", first],
		[rana, "assignments", second],
		[maya, "submissions", work],
	] as const)
		expect((await server.ask("POST", records(name), { token: who.token, body })).status).toBe(200);
	return { row, work, second };
}

test("what was written in a course arrives and is graded after its end; nobody joins it, and nothing new is set in it", async () => {
	const { server, rana, maya, lea } = here();
	const { row, work, second } = await physics();
	const ended = await put(rana, row, ago(2));
	expect(ended.status, said(ended)).toBe(200);

	const late = answerBody(maya, second.id);
	const before = assignmentBody(rana, row.id, { written_at: ago(3) });
	const after = assignmentBody(rana, row.id, { written_at: ago(1) });
	const send = (who: Person, name: string, body: object) =>
		server.ask("POST", records(name), { token: who.token, body });
	const grade = (id: string) =>
		server.ask("PATCH", records("submissions", id), { token: rana.token, body: gradeBody(12, "3/4") });
	expect(refused(await send(maya, "submissions", late))).toBe("200");
	for (const { id } of [work, late]) expect(refused(await grade(id))).toBe("200");
	expect(refused(await send(rana, "assignments", before))).toBe("200");
	expect(refused(await send(rana, "assignments", after))).toBe("400 course_id course_ended");
	expect(refused(await join(server, lea, { id: newId(), code: row.join_code }))).toBe("400 course_id course_ended");
	for (const name of ["courses", "assignments", "submissions"]) {
		const list = await server.ask("GET", records(name), { token: maya.token });
		expect(list.text).toContain(name === "courses" ? row.id : second.id);
	}

	expect((await put(rana, row, null)).at("archived_at")).toBe("");
	expect(refused(await send(rana, "assignments", after))).toBe("200");
});

test("the time is the teacher's, never to come; a second end keeps the first, and a repetition does nothing", async () => {
	const { rana } = here();
	const { row } = await physics();
	const [mutation, then] = [newId(), ago(5)];
	await put(rana, row, then, mutation);
	await put(rana, row, ago(1));
	expect(Date.parse(String(await endedAt(row)))).toBe(Date.parse(then));
	await put(rana, row, "");
	const again = await put(rana, row, then, mutation);
	expect([again.status, again.at("archived_at")]).toEqual([200, ""]);

	await put(rana, row, ago(-50));
	expect(Math.abs(Date.parse(String(await endedAt(row))) - Date.now())).toBeLessThan(60_000);
});

test("it takes no other word along, in whatever form it is sent, and nothing that is no date", async () => {
	const { server, rana, joseph } = here();
	const { row } = await physics();
	const smuggled = { title: "Taken", teacher_id: "", revision: newId(), replaces: row.revision };
	for (const form of everyForm({ archived_at: ago(1), mutation: newId(), title: "Taken" })) {
		await server.ask("PATCH", records("courses", row.id), { token: rana.token, body: form });
		expect(await server.row("courses", row.id)).toMatchObject({ title: "Physics", revision: row.revision });
	}
	await put(rana, row, null);
	const kept = await server.row("courses", row.id);
	const asked = { token: rana.token, body: { ...smuggled, archived_at: ago(1), mutation: newId() } };
	expect((await server.ask("PATCH", records("courses", row.id), asked)).status).toBe(404);
	for (const time of ["soon", 7, [ago(1)]]) expect((await put(rana, row, time)).status).toBe(400);
	expect((await put(joseph, row, ago(1))).status).toBe(404);
	expect(await server.row("courses", row.id)).toEqual(kept);
});

test("a course and its end arrive in one batch", async () => {
	const { server, rana } = here();
	const { row } = await physics();
	const task = assignmentBody(rana, row.id, { written_at: ago(1) });
	const requests = [
		entry.create("assignments", task),
		entry.update("courses", row.id, { archived_at: ago(0), mutation: newId() }),
	];
	const done = await batch(server, rana, requests);
	expect(done.status, said(done)).toBe(200);
	expect(await endedAt(row)).not.toBe("");
});

const year = (who: { token: string } | undefined, path = "school-year", body?: object) =>
	here().server.ask(body ? "POST" : "GET", `/api/lead/${path}`, { token: who?.token, body });

test("the school year is ended by an admin alone, who was told how many courses that are, and brought back once", async () => {
	const { server, wael, bassam, maya, rana, boss, maths } = here();
	const old = await course(server, rana, [], { archived_at: "2025-06-20 08:00:00.000Z" });
	const untouched = await server.rows("courses");
	const courses = Number((await year(boss)).at("courses"));
	expect(courses).toBe(untouched.filter(({ archived_at }) => archived_at === "").length);
	for (const [path, body] of [
		["school-year", undefined],
		["end-year", { courses }],
		["undo-end-year", { at: ago(1) }],
	] as const) {
		const said = [];
		for (const who of [undefined, wael, bassam, maya, rana]) said.push((await year(who, path, body)).status);
		expect(said).toEqual([401, 403, 403, 403, 403]);
	}
	for (const count of [courses - 1, 0, "all"]) {
		const answer = await year(boss, "end-year", { courses: count });
		expect([400, 409], said(answer)).toContain(answer.status);
	}
	expect(await server.rows("courses")).toEqual(untouched);

	const salim = await admin(server, "Salim Daher");
	const ended = await year(salim, "end-year", { courses });
	expect([ended.status, ended.at("courses"), ended.at("ended.courses")], said(ended)).toEqual([200, 0, courses]);
	expect(ended.headers.get("cache-control")).toBe("no-store");
	expect((await server.rows("courses", "archived_at = ''")).length).toBe(0);
	expect(refused(await year(salim, "end-year", { courses: 0 }))).toBe("409 courses changed_meanwhile");

	// What its teacher brings back and ends again is the teacher's own by then.
	for (const time of [null, ago(1)]) await put(rana, maths, time);
	const at = ended.at("ended.at");
	expect(refused(await year(boss, "undo-end-year", { at: ago(1) }))).toBe("409 at changed_meanwhile");
	const back = await year(boss, "undo-end-year", { at });
	expect([back.status, back.at("courses"), back.at("ended")], said(back)).toEqual([200, courses - 1, null]);
	for (const row of [old, maths]) expect(await endedAt(row)).not.toBe("");
	expect(refused(await year(boss, "undo-end-year", { at }))).toBe("409 at changed_meanwhile");
	const log = "SELECT admin, what, about, detail FROM admin_log WHERE what LIKE 'year%' ORDER BY id";
	expect(await server.sql(log)).toEqual([
		{ admin: salim.id, what: "year_ended", about: "", detail: String(courses) },
		{ admin: boss.id, what: "year_undone", about: "", detail: String(courses - 1) },
	]);
});

test("every phone is told of a course that ended with the year, and five hundred end at once", async () => {
	const { server, boss, maya, maths } = here();
	await teacher(server);
	const many = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)";
	const fields = "id, title, code, teacher_id, join_code, revision, archived_at, updated";
	const values = `printf('manycourse%05d', i), 'Many', 'M', '${here().rana.id}', printf('M%06d', i), '', '', ''`;
	await server.sql(`${many} INSERT INTO courses (${fields}) SELECT ${values} FROM n`);
	await put(here().rana, maths, null);
	const shake = (query: string) => server.ask("GET", `/api/lead/handshake${query}`, { token: maya.token });
	const known = await shake("");
	const ended = await year(boss, "end-year", { courses: (await year(boss)).at("courses") });
	expect(ended.status, said(ended)).toBe(200);
	expect(Number(ended.at("ended.courses"))).toBeGreaterThan(500);
	const later = await shake(`?seq=${known.at("seq")}&mark=${known.at("mark")}`);
	expect(JSON.stringify(later.at("changed")), said(later)).toContain(maths.id);
	expect((await server.row("courses", maths.id))?.updated).not.toBe(maths.updated);
});
