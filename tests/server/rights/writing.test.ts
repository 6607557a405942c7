// Who may create, change and delete what (the table is in pb_hooks/README.md; submissions: writing-submissions.test.ts).
// Every refusal stands beside the person who may, and leaves the row as it was.
import { describe, expect, test } from "vitest";
import { assignmentBody, gradeChange } from "#support/api/bodies.ts";
import { waiting } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { answerBody, batch, course, entry, gradeBody, hashOf } from "#support/school.ts";
import { twoCourses } from "#support/schools/two-courses.ts";
import type { Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { accountAttempts } from "./account-attempts.ts";
import { edit, everybody, records, type School } from "./attempt.ts";
import { classAttempts } from "./class-attempts.ts";
import { courseworkAttempts } from "./coursework-attempts.ts";

const here = serverForThisFile(async (server): Promise<School> => {
	const school = await twoCourses(server);
	const [karimsPlace] = await server.rows("enrollments", `user_id = "${school.karim.id}"`);
	if (!karimsPlace) throw new Error("Karim is in no course");
	await server.update("submissions", school.karimsSubmission.id, {
		grade: 12,
		graded_by: school.rana.id,
		graded_at: "2026-02-03 08:00:00.000Z",
		graded_text: hashOf(String(school.karimsSubmission.text_body)),
	});
	const dima = await waiting(server, "Dima Nassar");
	await server.ask("PATCH", records("users", dima.id), { token: school.boss.token, body: { name: "Dima Nassar" } });
	return {
		...school,
		karimsPlace,
		dima,
		art: await course(server, school.joseph, [], { title: "Art", code: "ART-6" }),
	};
});

describe.each([...courseworkAttempts, ...classAttempts, ...accountAttempts])(
	"to $what",
	({ allowed, ask, collection: named }) => {
		test.each(everybody)("%s is answered as the matrix says, and the row as well", async (who) => {
			const { server, ...school } = here();
			const own = who === "nobody" ? "" : school[who].id;
			const { method, url, body } = ask(school, own);
			const collection = named ?? url.split("/")[3] ?? "";
			const before = await server.rows(collection);

			const answer = await server.ask(method, url, { token: who === "nobody" ? undefined : school[who].token, body });

			const after = await server.rows(collection);
			if (allowed.includes(who)) {
				expect([200, 204], said(answer)).toContain(answer.status);
				expect(after).not.toEqual(before);
				await restore(collection, before, after);
			} else {
				expect([400, 401, 403, 404], said(answer)).toContain(answer.status);
				expect(after).toEqual(before);
			}
		});
	},
);

/** Undoes what one allowed attempt did, so that it does not change what the next one finds. */
async function restore(collection: string, before: Row[], after: Row[]): Promise<void> {
	const { server } = here();
	const now = new Map(after.map((row) => [row.id, JSON.stringify(row)]));
	for (const row of before) {
		const { password, tokenKey, ...fields } = row;
		if (!now.has(row.id)) await server.create(collection, fields);
		else if (now.get(row.id) !== JSON.stringify(row)) await server.update(collection, row.id, fields);
	}
	const known = new Set(before.map(({ id }) => id));
	for (const { id } of after) if (collection === "enrollments" && !known.has(id)) await server.remove(collection, id);
}

test("teachers and admins enrol and remove students of their courses, others do not", async () => {
	const { server, lea, maya, joseph, rana, boss, maths } = here();
	const body = { user_id: lea.id, course_id: maths.id, role_in_course: "student" };
	const enrol = (who: { token: string }) => server.ask("POST", records("enrollments"), { token: who.token, body });
	const remove = (who: { token: string }, id: unknown) =>
		server.ask("DELETE", records("enrollments", String(id)), { token: who.token });

	for (const who of [lea, maya, joseph]) expect((await enrol(who)).status).toBe(400);
	for (const who of [rana, boss]) {
		const made = await enrol(who);
		expect(made.status, said(made)).toBe(200);
		for (const other of [lea, maya, joseph]) expect((await remove(other, made.at("id"))).status).toBe(404);
		expect((await remove(who, made.at("id"))).status).toBe(204);
	}
});

test("a course's teacher cannot be removed from it", async () => {
	const { server, rana, boss, maths } = here();
	const [own] = await server.rows("enrollments", `course_id = "${maths.id}" && role_in_course = "teacher"`);

	for (const [who, status] of [
		[rana, 404],
		[boss, 409],
	] as const) {
		const answer = await server.ask("DELETE", records("enrollments", own?.id), { token: who.token });
		expect(answer.status, said(answer)).toBe(status);
	}
	expect(await server.row("enrollments", own?.id ?? "")).toBeDefined();
});

test("a role row stays its person's: an admin cannot hand it to somebody who has none", async () => {
	const { server, boss, karim } = here();
	const body = { email: "roleless@lead.test", password: "secret-1", passwordConfirm: "secret-1", name: "Roleless" };
	const roleless = await server.create("users", body);

	const answer = await server.ask("PATCH", records("user_roles", karim.roleId), {
		token: boss.token,
		body: { user_id: roleless.id },
	});

	expect(answer.status, said(answer)).toBe(404);
	expect(await server.rows("user_roles", `user_id = "${karim.id}"`)).toHaveLength(1);
});

test("a batch refuses what the single request refuses, and undoes what came before it", async () => {
	const { server, joseph, french, maths, mathsTask, mayasSubmission, karimsSubmission, karimsPlace } = here();
	const mine = entry.create("assignments", assignmentBody(joseph, french.id, { title: "Le marché" }));
	const foreign = [
		entry.update("courses", maths.id, edit(maths, { title: "Taken" })),
		entry.update("assignments", mathsTask.id, edit(mathsTask, { title: "Taken" })),
		entry.update("submissions", karimsSubmission.id, gradeChange(1)),
		entry.update("submissions", mayasSubmission.id, gradeBody(1, String(mayasSubmission.text_body))),
		entry.create("submissions", answerBody(here().maya, mathsTask.id)),
	];
	const neverInBatches = [
		{ method: "DELETE" as const, url: records("enrollments", karimsPlace.id) },
		entry.create("enrollments", { user_id: here().lea.id, course_id: maths.id, role_in_course: "student" }),
		{
			method: "PUT" as const,
			url: records("assignments"),
			body: edit(mathsTask, { id: mathsTask.id, title: "Taken" }),
		},
		{ method: "DELETE" as const, url: records("submissions", mayasSubmission.id) },
	];

	for (const request of foreign) {
		const answer = await batch(server, joseph, [mine, request]);
		expect(answer.status, said(answer)).toBe(400);
		expect([400, 403, 404]).toContain(answer.at("data.requests.1.response.status"));
	}
	for (const request of neverInBatches) expect((await batch(server, joseph, [mine, request])).status).toBe(400);
	expect(await server.rows("assignments", 'title = "Le marché" || title = "Taken"')).toEqual([]);
	expect((await batch(server, joseph, [mine])).status).toBe(200);
});
