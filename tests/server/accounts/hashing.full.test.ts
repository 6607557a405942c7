// Hashing a password takes long on purpose: while it goes on, other people write.
import { expect, test } from "vitest";
import { newestMail, tokenIn } from "#support/mails.ts";
import { admin, type Person, student, teacher } from "#support/people.ts";
import { type Answer, said } from "#support/requests.ts";
import { newId } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

/** Sixteen times as long as usual. */
const cost = 14;

const here = serverForThisFile(async (server) => {
	const [boss, karim, maya, rana, dima] = [
		await admin(server),
		await student(server),
		await student(server),
		await teacher(server),
		await student(server),
	];
	const asked = { email: maya.email, language: "en" };
	await server.ask("POST", "/api/lead/forgot-password", { body: asked });
	const link = tokenIn(await newestMail(server, maya.email));
	const users = await server.ask("GET", "/api/collections/users", { token: server.superuserToken });
	const fields = Array.from(Object(users.at("fields")), Object).map((field) =>
		field.name === "password" ? { ...field, cost } : field,
	);
	await server.ask("PATCH", "/api/collections/users", { token: server.superuserToken, body: { fields } });
	return { boss, karim, rana, dima, link };
});

const users = "/api/collections/users";
const secrets = { password: "secret-2", passwordConfirm: "secret-2" };
const account = (full_name: string) => ({ id: newId(), role: "student", full_name });

type School = { server: RealServer; boss: Person; rana: Person; dima: Person; link: string };
const acts: [string, (school: School) => Promise<Answer>][] = [
	[
		"somebody signs up",
		({ server }) =>
			server.ask("POST", `${users}/records`, {
				body: { ...secrets, email: "nour@lead.test", full_name: "Nour Saad", role: "student" },
			}),
	],
	[
		"an admin makes an account",
		({ server, boss }) =>
			server.ask("POST", "/api/lead/make-account", { token: boss.token, body: account("Nour Saad") }),
	],
	[
		"an admin brings in a list",
		({ server, boss }) =>
			server.ask("POST", "/api/lead/import-accounts", {
				token: boss.token,
				body: { accounts: [account("Ziad Karam"), account("Omar Fares")], known: [], course_id: "" },
			}),
	],
	[
		"an admin sets a temporary password",
		({ server, boss, rana }) =>
			server.ask("POST", "/api/lead/temporary-password", { token: boss.token, body: { user_id: rana.id } }),
	],
	[
		"somebody follows a link to a new password",
		({ server, link }) => server.ask("POST", `${users}/confirm-password-reset`, { body: { ...secrets, token: link } }),
	],
	[
		"somebody deletes the own account",
		({ server, dima }) =>
			server.ask("POST", "/api/lead/delete-account", { token: dima.token, body: { password: dima.password } }),
	],
];

test.each(acts)("others write while %s", async (_, act) => {
	const school = here();
	const done: Answer[] = [];
	const hashing = act(school).then((answer) => done.push(answer));
	let written = 0;
	for (; done.length === 0; written++)
		await school.server.update("users", school.karim.id, { language: written % 2 ? "en" : "fr" });
	await hashing;
	expect([200, 204], done[0] && said(done[0])).toContain(done[0]?.status);
	// A write that waited for the hash would be the only one.
	expect(written).toBeGreaterThan(2);
});
