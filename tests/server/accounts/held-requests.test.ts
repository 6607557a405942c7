// A request is let in by the account as it was when it arrived; its body may come minutes later. Who was blocked or signed
// out everywhere in between writes nothing any more.
import { describe, expect, test } from "vitest";
import { courseEdit } from "#support/api/bodies.ts";
import { newestMail, tokenIn } from "#support/mails.ts";
import { material, materialForm } from "#support/materials.ts";
import { admin, type Person, person, student, teacher } from "#support/people.ts";
import { answerBody, assignment, course, enrol, entry, newId } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { type Held, hold } from "./held.ts";

const here = serverForThisFile(async (server) => ({ boss: await admin(server) }));

type Act = { who: Person } & Held;

const records = (collection: string, id: unknown = "") =>
	`/api/collections/${collection}/records${id === "" ? "" : `/${id}`}`;
const own = (who: Person, body: object): Act => ({ who, method: "PATCH", path: records("users", who.id), body });
const route = (who: Person, name: string, body: object): Act => ({
	who,
	method: "POST",
	path: `/api/lead/${name}`,
	body,
});

/** A teacher with a course, an assignment and a student in it. */
async function lesson(server: RealServer) {
	const [rana, maya] = [await teacher(server), await student(server)];
	const maths = await course(server, rana, []);
	const place = await enrol(server, maya, maths.id);
	return { rana, maya, maths, place, task: await assignment(server, maths.id) };
}

const acts: [string, (server: RealServer) => Promise<Act>][] = [
	["the own language", async (server) => own(await student(server), { language: "fr" })],
	[
		"the own password",
		async (server) =>
			own(await student(server), { oldPassword: "secret-1", password: "own-secret", passwordConfirm: "own-secret" }),
	],
	[
		"another e-mail address",
		async (server) =>
			route(await student(server), "change-email", { email: `${newId()}@lead.test`, password: "secret-1" }),
	],
	[
		"the end of the account",
		async (server) => route(await student(server), "delete-account", { password: "secret-1" }),
	],
	[
		"an answer",
		async (server) => {
			const { maya, task } = await lesson(server);
			return { who: maya, method: "POST", path: records("submissions"), body: answerBody(maya, task.id) };
		},
	],
	[
		"an answer in a batch",
		async (server) => {
			const { maya, task } = await lesson(server);
			const requests = [entry.create("submissions", answerBody(maya, task.id))];
			return { who: maya, method: "POST", path: "/api/batch", body: { requests } };
		},
	],
	[
		"a join code",
		async (server) => {
			const { maths } = await lesson(server);
			const [row] = await server.rows("courses", `id = "${maths.id}"`);
			return route(await student(server), "join", { id: newId(), code: row?.join_code, mutation: newId() });
		},
	],
	[
		"an edit",
		async (server) => {
			const { rana, maths } = await lesson(server);
			return { who: rana, method: "PATCH", path: records("courses", maths.id), body: courseEdit(maths) };
		},
	],
	[
		"a new join code",
		async (server) => {
			const { rana, maths } = await lesson(server);
			return route(rana, "new-code", { course_id: maths.id });
		},
	],
	[
		"a removal from a course",
		async (server) => {
			const { rana, place } = await lesson(server);
			return { who: rana, method: "DELETE", path: records("enrollments", place.id) };
		},
	],
	[
		"a material",
		async (server) => ({
			who: await teacher(server),
			method: "POST",
			path: records("materials"),
			body: materialForm(),
		}),
	],
	[
		"the removal of a material",
		async (server) => {
			const sheet = await material(server);
			return { who: await admin(server), method: "DELETE", path: records("materials", sheet.id) };
		},
	],
	[
		"an approval",
		async (server) => {
			const wael = await person(server, { standing: "waiting" });
			return { who: await admin(server), method: "PATCH", path: records("users", wael.id), body: { name: "yes" } };
		},
	],
	[
		"a role",
		async (server) => {
			const { roleId } = await student(server);
			return {
				who: await admin(server),
				method: "PATCH",
				path: records("user_roles", roleId),
				body: { role: "teacher" },
			};
		},
	],
	[
		"a reset link for somebody",
		async (server) => route(await admin(server), "send-reset-link", { user_id: (await student(server)).id }),
	],
	[
		"a temporary password for somebody",
		async (server) => route(await admin(server), "temporary-password", { user_id: (await student(server)).id }),
	],
];

const blows: [string, (server: RealServer, who: Person) => Promise<unknown>][] = [
	["blocked", (server, who) => server.update("users", who.id, { blocked_at: "2026-03-01 08:00:00.000Z" })],
	[
		"signed out everywhere",
		(server, who) => server.update("users", who.id, { password: "another-1", passwordConfirm: "another-1" }),
	],
];

/** Everything that these requests could change. */
const state = async (server: RealServer) => [
	await server.sql("SELECT * FROM users ORDER BY id"),
	await server.sql("SELECT kind, recipient FROM mails ORDER BY id"),
	...(await Promise.all(
		["user_roles", "courses", "enrollments", "submissions", "materials"].map((name) => server.rows(name)),
	)),
];

describe.each(acts)("%s", (_, prepared) => {
	test.each(blows)("is not taken from somebody who was %s while its body was on the way", async (_how, strike) => {
		const { server } = here();
		const { who, ...act } = await prepared(server);
		const finish = await hold(server, who, act);
		await strike(server, who);
		const before = await state(server);

		expect([400, 401, 403, 404]).toContain(await finish());
		expect(await state(server)).toEqual(before);
	});

	test("is taken from whoever is not, however late it comes", async () => {
		const { server } = here();
		const { who, ...act } = await prepared(server);
		const finish = await hold(server, who, act);
		const before = await state(server);

		expect([200, 204]).toContain(await finish());
		expect(await state(server)).not.toEqual(before);
	});
});

describe("a link", () => {
	test("of twelve hands that use a reset link at once, one chooses the password", async () => {
		const { server } = here();
		const maya = await student(server);
		await server.ask("POST", "/api/lead/forgot-password", { body: { email: maya.email, language: "en" } });
		const token = tokenIn(await newestMail(server, maya.email));
		const hands = Array.from({ length: 12 }, (_, n) => `own-secret-${n}`);
		const answers = await Promise.all(
			hands.map((password) =>
				server.ask("POST", "/api/collections/users/confirm-password-reset", {
					body: { token, password, passwordConfirm: password },
				}),
			),
		);
		const [winner, ...others] = hands.filter((_, at) => answers[at]?.status === 204);
		const signedIn = await server.ask("POST", "/api/collections/users/auth-with-password", {
			body: { identity: maya.email, password: winner },
		});

		expect([others, signedIn.status]).toEqual([[], 200]);
	});

	test("to a new password is worth nothing while its person is blocked", async () => {
		const { server } = here();
		const maya = await student(server);
		await server.ask("POST", "/api/lead/forgot-password", { body: { email: maya.email, language: "en" } });
		const token = tokenIn(await newestMail(server, maya.email));
		const reset = () =>
			server.ask("POST", "/api/collections/users/confirm-password-reset", {
				body: { token, password: "own-secret", passwordConfirm: "own-secret" },
			});
		await server.update("users", maya.id, { blocked_at: "2026-03-01 08:00:00.000Z" });
		const blocked = await reset();
		await server.update("users", maya.id, { blocked_at: "" });

		expect([blocked.status, (await reset()).status]).toEqual([403, 204]);
	});

	test("to a new password ends the waiting after wrong ones", async () => {
		const { server } = here();
		const maya = await student(server);
		const signIn = (password: string) =>
			server.ask("POST", "/api/collections/users/auth-with-password", { body: { identity: maya.email, password } });
		for (let n = 0; n < 6; n++) await signIn("wrong-one");
		await server.ask("POST", "/api/lead/forgot-password", { body: { email: maya.email, language: "en" } });
		const token = tokenIn(await newestMail(server, maya.email));
		const reset = (password: string) =>
			server.ask("POST", "/api/collections/users/confirm-password-reset", {
				body: { token, password, passwordConfirm: password },
			});
		expect((await reset("short")).status).toBe(400);
		expect((await signIn(maya.password)).status).toBe(429);

		expect((await reset("own-secret")).status).toBe(204);
		expect((await signIn("own-secret")).status).toBe(200);
	});
});
