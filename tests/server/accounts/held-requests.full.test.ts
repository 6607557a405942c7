// A request is let in by the account as it was when it arrived; its body may come minutes later. Who was blocked or
// signed out everywhere in between writes nothing any more.
import { describe, expect, test } from "vitest";
import { newestMail, tokenIn } from "#support/mails.ts";
import { admin, type Person, student } from "#support/people.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { hold } from "./held.ts";
import { acts } from "./held-writes.ts";

const here = serverForThisFile(async (server) => ({ boss: await admin(server) }));

const exclusions: [string, (server: RealServer, who: Person) => Promise<unknown>][] = [
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
	await server.sql("SELECT id, received FROM uploads ORDER BY id"),
	...(await Promise.all(
		["user_roles", "courses", "enrollments", "submissions", "materials"].map((name) => server.rows(name)),
	)),
];

describe.each(acts)("%s", (_, prepared) => {
	test.each(exclusions)(
		"is not taken from somebody who was %s while its body was on the way",
		async (_how, exclude) => {
			const { server } = here();
			const { who, ...act } = await prepared(server);
			const finish = await hold(server, who, act);
			await exclude(server, who);
			const before = await state(server);

			expect([400, 401, 403, 404]).toContain(await finish());
			expect(await state(server)).toEqual(before);
		},
	);

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
