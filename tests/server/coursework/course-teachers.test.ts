// The teachers of a course, and who leads it: an admin's to change.
import { expect, test } from "vitest";
import { refused } from "#support/api/bodies.ts";
import { type Person, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { course, enrollments, newId } from "#support/school.ts";
import { twoCourses } from "#support/schools/two-courses.ts";
import type { Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(twoCourses);
const places = "/api/collections/enrollments/records";

const putIn = (who: Person, whom: Person, where: Row, role_in_course = "teacher") =>
	here().server.ask("POST", places, {
		token: who.token,
		body: { id: newId(), user_id: whom.id, course_id: where.id, role_in_course },
	});
const takeOut = (who: Person, id: unknown) => here().server.ask("DELETE", `${places}/${id}`, { token: who.token });
const give = (who: Person, where: { id: string }, whom: { id: string }) =>
	here().server.ask("POST", "/api/lead/give-course", {
		token: who.token,
		body: { course_id: where.id, teacher_id: whom.id },
	});
const actions = (about: Person) =>
	here().server.sql(`SELECT what, detail FROM admin_log WHERE about = '${about.id}' ORDER BY id`);

test("an admin puts a second teacher into a course and takes them out; each is in the log", async () => {
	const { server, boss, rana, maths } = here();
	const nadim = await teacher(server, "Nadim Saad");
	expect(refused(await putIn(rana, nadim, maths))).toMatch(/^400/);
	const added = await putIn(boss, nadim, maths);
	expect(added.status, said(added)).toBe(200);
	expect((await putIn(boss, nadim, maths)).at("id")).toBe(added.at("id"));
	const list = await server.ask("GET", "/api/collections/submissions/records", { token: nadim.token });
	expect(list.at("totalItems")).toBe(2);

	expect((await takeOut(rana, added.at("id"))).status).toBe(404);
	expect((await takeOut(boss, added.at("id"))).status).toBe(204);
	const after = await server.ask("GET", "/api/collections/submissions/records", { token: nadim.token });
	expect(after.at("totalItems")).toBe(0);
	expect(await actions(nadim)).toEqual([
		{ what: "teacher_added", detail: maths.title },
		{ what: "teacher_removed", detail: maths.title },
	]);
});

test("only who teaches comes in as a teacher, only a student as a student, nobody into what ended", async () => {
	const { server, boss, maya, wael, joseph, rana, maths } = here();
	const why = async (whom: Person, as: string, where: Row = maths) => refused(await putIn(boss, whom, where, as));
	const { lea } = here();
	expect(await why(lea, "teacher")).toBe("400 user_id not_a_teacher");
	expect(await why(joseph, "student")).toBe("400 user_id not_a_student");
	const ended = await course(server, rana, [], { archived_at: "2026-02-01 08:00:00.000Z" });
	expect(await why(joseph, "teacher", ended)).toBe("400 course_id course_ended");
	const late = await course(server, rana, []);
	expect(await why(wael, "student", late)).toBe("400 user_id not_approved");
	expect(await why(maya, "teacher")).toBe("400 user_id not_a_teacher");
	expect((await putIn(boss, maya, maths, "student")).at("role_in_course")).toBe("student");
});

test("a course is given to another teacher, who leads it; who led it before stays until an admin takes them out", async () => {
	const { server, boss, rana } = here();
	const [nadim, science] = [await teacher(server, "Nadim Saad"), await course(server, rana, [], { title: "Science" })];
	expect((await give(boss, science, nadim)).status).toBe(200);
	expect((await give(boss, science, nadim)).status).toBe(200);
	expect(await server.row("courses", science.id)).toMatchObject({ teacher_id: nadim.id, title: "Science" });
	const [his] = await enrollments(server, nadim, science.id);
	const [hers] = await enrollments(server, rana, science.id);
	expect([his?.role_in_course, hers?.role_in_course]).toEqual(["teacher", "teacher"]);
	expect(refused(await takeOut(boss, his?.id))).toBe("409 user_id leads_course");
	expect((await takeOut(boss, hers?.id)).status).toBe(204);
	for (const search of ["science nadim", `science ${rana.name}`]) {
		const query = new URLSearchParams({ search });
		const log = await server.ask("GET", `/api/lead/admin-log?${query}`, { token: boss.token });
		const given = Array.from(Object(log.at("items")), Object).find(({ what }) => what === "course_given");
		expect(given, search).toMatchObject({ about: nadim.name, detail: "Science", before: rana.name });
	}
});

test("nobody but an admin gives a course, and not to whom who cannot lead one", async () => {
	const { server, boss, rana, joseph, maya, maths, wael } = here();
	const before = await server.row("courses", maths.id);
	for (const who of [rana, joseph, maya])
		expect(refused(await give(who, maths, joseph)), who.name).toBe("403 role not_admin");
	expect(refused(await give(boss, maths, maya))).toBe("400 teacher_id not_a_teacher");
	expect(refused(await give(boss, maths, wael))).toBe("400 teacher_id not_approved");
	expect(refused(await give(boss, maths, { id: "nobody000000000" }))).toBe("400 teacher_id unknown_person");
	expect(refused(await give(boss, { id: "" }, joseph))).toBe("404 course_id unknown_course");
	expect(await server.row("courses", maths.id)).toEqual(before);
});

test("a teacher who studied the course before teaches it once they are put in as a teacher", async () => {
	const { server, boss, rana, joseph } = here();
	const pottery = await course(server, rana, [joseph], { title: "Pottery" });
	const roles = async () => (await enrollments(server, joseph, pottery.id)).map((row) => row.role_in_course);
	expect(await roles()).toEqual(["student"]);
	expect((await putIn(boss, joseph, pottery)).at("role_in_course")).toBe("teacher");
	expect(await roles()).toEqual(["teacher"]);
	const chess = await course(server, rana, [joseph], { title: "Chess" });
	expect((await give(boss, chess, joseph)).status).toBe(200);
	expect((await enrollments(server, joseph, chess.id)).map((row) => row.role_in_course)).toEqual(["teacher"]);
});
