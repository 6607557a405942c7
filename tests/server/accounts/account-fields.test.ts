// Which fields of an account each reader sees, and which its owner cannot change.
import { expect, test } from "vitest";
import { type Person, person, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { course, enrol } from "#support/school.ts";
import { here, users } from "./course-accounts.ts";

test("each reader sees the fields the matrix allows, and `updated` always", async () => {
	const { server, boss, rana, maya } = here();
	const see = async (who: Person, whom: Person) =>
		Object.keys(Object((await server.ask("GET", `${users}/${whom.id}`, { token: who.token })).at(""))).sort();
	const name = ["collectionId", "collectionName", "id", "name", "updated"];
	const everything = [
		"blocked_at",
		"collectionId",
		"collectionName",
		"created_at",
		"decline_reason",
		"declined_at",
		"email",
		"emailVisibility",
		"full_name",
		"grade",
		"id",
		"language",
		"mail_choices",
		"name",
		"other_phone",
		"parent_phone",
		"updated",
		"verified",
	];

	expect(await see(maya, rana)).toEqual(name);
	expect(await see(rana, maya)).toEqual([...name, "email"].sort());
	expect(await see(maya, maya)).toEqual(everything);
	expect(await see(boss, maya)).toEqual(everything);
});

test("a teacher who is a student elsewhere sees only the name of that teacher", async () => {
	const { server, rana } = here();
	const joseph = await teacher(server, "Joseph Saade");
	await course(server, joseph, [rana]);
	await enrol(server, joseph, here().maths.id, "teacher");

	const answer = await server.ask("GET", `${users}/${joseph.id}`, { token: rana.token });

	expect(answer.at("name"), said(answer)).toBe("Joseph Saade");
	expect(answer.text).not.toContain(joseph.email);
});

test("the e-mail address is not changed by its owner, nor is a link for it sent", async () => {
	const { server, maya } = here();
	const answer = await server.ask("POST", "/api/collections/users/request-email-change", {
		token: maya.token,
		body: { newEmail: "other@lead.test" },
	});

	expect(answer.status, said(answer)).toBe(404);
});

test("a blocked person's rows cannot be read by the person, who may still open the own account", async () => {
	const { server } = here();
	const bassam = await person(server, { accountStatus: "blocked", name: "Bassam Daher" });

	const own = await server.ask("GET", `${users}/${bassam.id}`, { token: bassam.token });
	const list = await server.ask("GET", users, { token: bassam.token });

	expect([own.status, list.at("totalItems")]).toEqual([200, 0]);
});
