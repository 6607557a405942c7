// Roles: one row a person, changed in one request, and given where the row is missing; by admins, and to others.
import { expect, test } from "vitest";
import { courseBody, refused } from "#support/api/bodies.ts";
import { type Person, tokenOf } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { twoCourses } from "#support/schools/two-courses.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(twoCourses);
const roles = "/api/collections/user_roles/records";

const give = (who: { token: string } | undefined, whom: { id: string }, role: unknown) =>
	here().server.ask("POST", roles, { token: who?.token, body: { user_id: whom.id, role } });
const change = (who: { token: string } | undefined, roleId: string, role: unknown) =>
	here().server.ask("PATCH", `${roles}/${roleId}`, { token: who?.token, body: { role } });
const rolesOf = async ({ id }: { id: string }) =>
	(await here().server.rows("user_roles", `user_id = "${id}"`)).map((row) => row.role);
const roleInHandshake = async (who: Pick<Person, "token">) =>
	(await here().server.ask("GET", "/api/lead/handshake", { token: who.token })).at("role");

let made = 0;
async function roleless(): Promise<{ id: string; token: string }> {
	const { server } = here();
	const email = `roleless-${++made}@lead.test`;
	const body = { email, password: "secret-1", passwordConfirm: "secret-1", name: "Roleless" };
	const { id } = await server.create("users", body);
	return { id, token: await tokenOf(server, id) };
}

test("who has no role row is given one by an admin, and by nobody else", async () => {
	const { wael, bassam, maya, rana, joseph, boss } = here();
	const nour = await roleless();
	for (const who of [undefined, wael, bassam, maya, rana, joseph, nour]) {
		const [real, unreal] = [await give(who, nour, "teacher"), await give(who, { id: "nobody000000000" }, "teacher")];
		expect([real.status, real.text], said(real)).toEqual([400, unreal.text]);
	}
	expect(await rolesOf(nour)).toEqual([]);
	const given = await give(boss, nour, "teacher");

	expect(given.status, said(given)).toBe(200);
	expect(await rolesOf(nour)).toEqual(["teacher"]);
	expect(await roleInHandshake(nour)).toBe("teacher");
});

test("a second row is never written, also by admins who give it at once", async () => {
	const { boss, maya } = here();
	const nour = await roleless();
	const answers = await Promise.all(Array.from({ length: 6 }, () => give(boss, nour, "teacher")));

	expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
	expect(await rolesOf(nour)).toEqual(["teacher"]);
	expect(refused(await give(boss, maya, "teacher"))).toBe("400 user_id validation_not_unique");
	expect(await rolesOf(maya)).toEqual(["student"]);
});

test.each(["Admin", "owner", "", null, { role: "admin" }])("%j is no role", async (role) => {
	const { boss, karim } = here();
	const nour = await roleless();

	expect((await give(boss, nour, role)).at("data.role.code")).toBeDefined();
	expect((await change(boss, karim.roleId, role)).at("data.role.code")).toBeDefined();
	expect([await rolesOf(nour), await rolesOf(karim)]).toEqual([[], ["student"]]);
});

test("a role is changed by an admin alone, whoever else tries learns nothing", async () => {
	const { wael, bassam, maya, rana, joseph, boss, karim } = here();
	for (const who of [undefined, wael, bassam, maya, karim, rana, joseph]) {
		const answer = await change(who, karim.roleId, "teacher");
		expect([answer.status, answer.text], said(answer)).toEqual([
			404,
			(await change(who, "nobody000000000", "teacher")).text,
		]);
	}
	expect(await rolesOf(karim)).toEqual(["student"]);
	expect((await change(boss, karim.roleId, "teacher")).status).toBe(200);
	expect(await roleInHandshake(karim)).toBe("teacher");
	await change(boss, karim.roleId, "student");
});

test("a role taken away takes its power with it, with the same token", async () => {
	const { server, boss, joseph } = here();
	const make = () =>
		server.ask("POST", "/api/collections/courses/records", { token: joseph.token, body: courseBody(joseph) });
	const statuses = [(await make()).status];
	await change(boss, joseph.roleId, "student");
	statuses.push((await make()).status);
	await change(boss, joseph.roleId, "teacher");
	statuses.push((await make()).status);

	expect(statuses).toEqual([200, 400, 200]);
});
