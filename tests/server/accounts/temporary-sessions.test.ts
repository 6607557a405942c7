// What a session opened with the centre's password may do: nothing but choose an own one. The server holds this, not the
// page that is shown in place of the dashboard.
import { describe, expect, test } from "vitest";
import {
	assignmentBody,
	assignmentEdit,
	courseBody,
	courseEdit,
	enrolByAddress,
	join,
	newCode,
} from "#support/api/bodies.ts";
import { material, upload } from "#support/materials.ts";
import { type Person, student, teacher, tokenOf } from "#support/people.ts";
import { type Answer, said } from "#support/requests.ts";
import { answerBody, assignment, batch, enrol, entry, gradeBody, newId, replaceBody } from "#support/school.ts";
import { twoCourses } from "#support/schools/two-courses.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(async (server) => ({ ...(await twoCourses(server)), poem: await material(server) }));

const ask = (method: string, path: string, who: { token: string }, body?: object): Promise<Answer> =>
	here().server.ask(method, path, { token: who.token, body });
const recordsOf = (collection: string, id = "") => `/api/collections/${collection}/records${id === "" ? "" : `/${id}`}`;
const collections = ["users", "user_roles", "courses", "enrollments", "assignments", "submissions", "materials"];

/** Signs somebody in with a password of the centre, in place of the one they had. */
async function lent(whom: Person): Promise<Person> {
	const { boss } = here();
	const given = await ask("POST", "/api/lead/temporary-password", boss, { user_id: whom.id });
	return { ...whom, password: String(given.at("password")), token: await tokenOf(here().server, whom.id) };
}

/** Chooses an own password and signs in with it. */
async function freed(whom: Person): Promise<Person> {
	const body = { oldPassword: whom.password, password: "own-secret", passwordConfirm: "own-secret" };
	const chosen = await ask("PATCH", recordsOf("users", whom.id), whom, body);
	expect(chosen.status, said(chosen)).toBe(200);
	return { ...whom, password: "own-secret", token: await tokenOf(here().server, whom.id) };
}

/** How many rows of each collection this person's lists hold; a closed list counts none. */
const listed = (who: Person) =>
	Promise.all(collections.map(async (name) => Number((await ask("GET", recordsOf(name), who)).at("totalItems") ?? 0)));

/** A student and a teacher of a course, with work in it. */
async function pair() {
	const { server, maths, mathsTask } = here();
	const [nour, dima] = [await student(server, "Nour Azar"), await teacher(server, "Dima Farah")];
	await enrol(server, nour, maths.id);
	await enrol(server, dima, maths.id, "teacher");
	const sent = await ask("POST", recordsOf("submissions"), nour, answerBody(nour, mathsTask.id));
	expect(sent.status, said(sent)).toBe(200);
	return { nour, dima, work: Object(sent.at("")), next: await assignment(server, maths.id) };
}

describe("with the centre's password", () => {
	test("nothing is read: no list, no row, no file", async () => {
		const { maths, poem } = here();
		const { nour, dima } = await pair();
		const before = [await listed(nour), await listed(dima)];
		const [learner, tutor] = [await lent(nour), await lent(dima)];
		const file = async (who: Person) => {
			const key = (await ask("POST", "/api/files/token", who)).at("token");
			return (await ask("GET", `/api/files/materials/${poem.id}/${poem.file_path}?token=${key}`, who)).status;
		};

		expect([await listed(learner), await listed(tutor)]).toEqual(Array(2).fill(collections.map(() => 0)));
		for (const [name, id] of [
			["users", learner.id],
			["user_roles", learner.roleId],
			["courses", maths.id],
			["materials", poem.id],
		] as const) {
			expect((await ask("GET", recordsOf(name, String(id)), learner)).status, name).toBe(404);
		}
		expect(await file(learner)).toBe(404);
		const own = [await freed(learner), await freed(tutor)];

		expect([await listed(own[0] ?? learner), await listed(own[1] ?? tutor)]).toEqual(before);
		expect(await file(own[0] ?? learner)).toBe(200);
	});

	test("nothing is written, in a batch or alone, until an own one is chosen", async () => {
		const { server, maths, boss, lea } = here();
		const { nour, dima, work, next } = await pair();
		const [learner, tutor] = [await lent(nour), await lent(dima)];
		const code = String((await server.row("courses", maths.id))?.join_code);
		const writes: [Person, ReturnType<typeof entry.create>][] = [
			[learner, entry.create("submissions", answerBody(learner, next.id))],
			[learner, entry.update("submissions", work.id, replaceBody(work, "4/3"))],
			[learner, entry.update("users", learner.id, { language: "fr" })],
			[learner, entry.update("users", learner.id, { language: "fr", password: "" })],
			[tutor, entry.update("submissions", work.id, gradeBody(12, "3/4"))],
			[tutor, entry.create("courses", courseBody(tutor))],
			[tutor, entry.update("courses", maths.id, courseEdit(maths))],
			[tutor, entry.create("assignments", assignmentBody(tutor, maths.id))],
			[tutor, entry.update("assignments", next.id, assignmentEdit(next))],
			[tutor, entry.create("enrollments", { user_id: lea.id, course_id: maths.id, role_in_course: "student" })],
		];
		const before = await Promise.all(collections.map((name) => server.rows(name)));

		for (const [who, one] of writes) {
			const alone = await ask(one.method, one.url, who, one.body);
			expect([400, 404], `${one.url}: ${said(alone)}`).toContain(alone.status);
			expect((await batch(server, who, [one])).status, one.url).toBe(400);
		}
		const routes = [
			await join(server, learner, { id: newId(), code }),
			await enrolByAddress(server, tutor, { id: newId(), course_id: maths.id, email: lea.email }),
			await newCode(server, tutor, { course_id: maths.id }),
			await upload(server, tutor),
			await ask("POST", "/api/lead/change-email", learner, {
				email: "elsewhere@lead.test",
				password: learner.password,
			}),
			await ask("POST", "/api/lead/delete-account", learner, { password: learner.password }),
		];
		expect(routes.map((answer) => answer.status)).toEqual(Array(6).fill(403));
		expect(await Promise.all(collections.map((name) => server.rows(name)))).toEqual(before);

		const own = await freed(learner);
		const after = await ask("POST", recordsOf("submissions"), own, answerBody(own, next.id));
		expect(after.status, said(after)).toBe(200);
		expect((await ask("PATCH", recordsOf("users", own.id), own, { language: "fr" })).status).toBe(200);
		expect((await ask("GET", "/api/lead/people?list=all", boss)).status).toBe(200);
	});

	test("somebody made an admin meanwhile is none yet", async () => {
		const { server, boss, karim } = here();
		const deputy = await lent(await teacher(server, "Hadi Nader"));
		await server.update("user_roles", deputy.roleId, { role: "admin" });
		const asked = async (who: Person) => [
			(await ask("GET", "/api/lead/people?list=all", who)).status,
			(await ask("POST", "/api/lead/send-reset-link", who, { user_id: karim.id })).status,
			(await ask("PATCH", recordsOf("users", karim.id), who, { name: "Karim Nassar" })).status,
		];

		expect(await asked(deputy)).toEqual([403, 403, 404]);
		expect(await asked(await freed(deputy))).toEqual([200, 200, 200]);
		expect((await ask("GET", "/api/lead/people?list=all", boss)).status).toBe(200);
	});

	test("the handshake says so and names no rows, the token is renewed, and afterwards the phone compares everything", async () => {
		const { nour } = await pair();
		const handshake = (who: Person, position = "") => ask("GET", `/api/lead/handshake${position}`, who);
		const seen = await handshake(nour);
		const position = `?seq=${seen.at("seq")}&mark=${seen.at("mark")}`;
		expect((await handshake(nour, position)).at("changed")).toEqual({});
		const learner = await lent(nour);
		const inside = await handshake(learner);

		expect([inside.at("account_status"), inside.at("temporary"), inside.at("changed")]).toEqual(["approved", true, {}]);
		const signedIn = await ask(
			"POST",
			"/api/collections/users/auth-with-password",
			{ token: "" },
			{
				identity: learner.email,
				password: learner.password,
			},
		);
		const renewed = await ask("POST", "/api/collections/users/auth-refresh", { token: String(signedIn.at("token")) });
		expect(renewed.status, said(renewed)).toBe(200);
		const later = `?seq=${inside.at("seq")}&mark=${inside.at("mark")}`;
		expect((await handshake(await freed(learner), later)).at("changed")).toBe("manifest");
	});

	test("after its week no own one is chosen with it either", async () => {
		const { server } = here();
		const learner = await lent(await student(server));
		await server.sql(`UPDATE users SET temporary_until = '2026-01-01 08:00:00.000Z' WHERE id = '${learner.id}'`);
		const body = { oldPassword: learner.password, password: "own-secret", passwordConfirm: "own-secret" };
		const late = await ask("PATCH", recordsOf("users", learner.id), learner, body);

		expect([late.status, late.at("data.password.code")], said(late)).toEqual([403, "temporary_expired"]);
		await freed(await lent(learner));
	});
});
