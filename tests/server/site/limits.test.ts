// A school is not slowed: thirty people behind one address work as if each had an own one. A batch of strangers and what is
// too large are refused.
import { describe, expect, test } from "vitest";
import { admin, type Person, student, teacher } from "#support/people.ts";
import { type Answer, said } from "#support/requests.ts";
import { answerBody, assignment, batch, course, entry } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

describe("a class", () => {
	const here = serverForThisFile(async (server) => {
		const rana = await teacher(server);
		const class30 = await Promise.all(Array.from({ length: 30 }, () => student(server)));
		return { class30, maths: await course(server, rana, class30) };
	});

	test("thirty students of one address sign in, do the handshake, hand in and pull at once: no refusal", async () => {
		const { server, class30, maths } = here();
		const task = await assignment(server, maths.id);

		const statuses = await Promise.all(
			class30.map(async (who) => {
				const signedIn = await server.ask("POST", "/api/collections/users/auth-with-password", {
					body: { identity: who.email, password: who.password },
				});
				const token = String(signedIn.at("token"));
				const handshake = await server.ask("GET", "/api/lead/handshake", { token });
				const sent = await batch(server, { ...who, token }, [entry.create("submissions", answerBody(who, task.id))]);
				const pulls = await Promise.all(
					["courses", "enrollments", "assignments", "submissions", "users"].map((collection) =>
						server.ask("GET", `/api/collections/${collection}/records?perPage=1000`, { token }),
					),
				);
				return [signedIn, handshake, sent, ...pulls].map((answer) => answer.status);
			}),
		);

		expect(statuses.flat().filter((status) => status !== 200)).toEqual([]);
		expect(await server.rows("submissions", `assignment_id = "${task.id}"`)).toHaveLength(30);
	});

	test("thirty full batches at once all arrive", async () => {
		const { server, class30, maths } = here();
		const tasks = await Promise.all(Array.from({ length: 12 }, () => assignment(server, maths.id)));

		const answers = await Promise.all(
			class30.map((who) =>
				batch(
					server,
					who,
					tasks.map((task) => entry.create("submissions", answerBody(who, task.id))),
				),
			),
		);

		expect(answers.filter((answer) => answer.status !== 200).map(said)).toEqual([]);
	});
});

describe("a stranger, and a batch that is too large", () => {
	const here = serverForThisFile();
	test("a batch of strangers is refused, however few", async () => {
		const body = { requests: [entry.create("leads", {})] };
		expect((await here().server.ask("POST", "/api/batch", { body })).status).toBe(401);
	});

	test("13 entries in a student's batch, 51 in a teacher's or an admin's and 40 MB in a body are refused, and the server goes on", async () => {
		const { server } = here();
		const [maya, rana, boss] = [await student(server), await teacher(server), await admin(server)];
		const of = (who: Person, count: number) =>
			batch(
				server,
				who,
				Array.from({ length: count }, () => entry.create("submissions", answerBody(who, "aaaaaaaaaaaaaaa"))),
			);
		const [many, fewer] = [await of(maya, 13), await of(maya, 12)];
		const large = await server
			.ask("POST", "/api/batch", { token: maya.token, body: `{"requests":[],"x":"${"x".repeat(40 * 1024 * 1024)}"}` })
			.catch((error: Error) => error);

		const refusedOne = (answer: Answer) => answer.at("data.requests.0.response.status");
		expect([many.status, many.at("data.requests")], said(many)).toEqual([413, undefined]);
		expect([fewer.status, refusedOne(fewer)], said(fewer)).toEqual([400, 400]);
		for (const who of [rana, boss]) {
			const [more, less] = [await of(who, 51), await of(who, 50)];
			expect([more.status, more.at("data.requests.0")], said(more)).toEqual([400, undefined]);
			expect([less.status, refusedOne(less)], said(less)).toEqual([400, 400]);
		}
		expect(large instanceof Error ? 413 : large.status).toBe(413);
		expect((await server.ask("GET", "/api/lead/handshake", { token: maya.token })).status).toBe(200);
	});
});
