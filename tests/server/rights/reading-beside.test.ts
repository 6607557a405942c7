// What is read beside the tables: closed collections, expanded rows, and at once what a role, a block or a dead token
// changes.
import { expect, test } from "vitest";
import { everybody } from "#support/collections/readers.ts";
import { inquire, joinUsBody, leads } from "#support/leads.ts";
import { material } from "#support/materials.ts";
import type { Person } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { here, listed, tokenOf } from "./readers.ts";

const closed = ["_superusers", "_externalAuths", "_mfas", "_otps", "_authOrigins"];

test.each(closed)("%s answers nobody of the portal", async (collection) => {
	const { server, ...school } = here();
	const path = `/api/collections/${collection}/records`;

	for (const who of everybody) {
		const answer = await server.ask("GET", path, { token: tokenOf(school, who) });
		expect([401, 403], `${who}: ${said(answer)}`).toContain(answer.status);
	}
	expect((await server.ask("GET", path, { token: server.superuserToken })).status).toBe(200);
});

test("an inquiry is listed to an admin and to nobody else", async () => {
	const { server, ...school } = here();
	await inquire(server, joinUsBody());

	const seen = everybody.map(async (who) => (await listed(server, tokenOf(school, who), leads)).length);

	expect(await Promise.all(seen)).toEqual(everybody.map((who) => (who === "boss" ? 1 : 0)));
});

test.each([
	["GET", "/api/settings"],
	["GET", "/api/logs"],
	["GET", "/api/collections"],
	["GET", "/api/backups"],
	["GET", "/api/crons"],
	["POST", "/api/sql"],
	["POST", "/api/crons/lead_maintenance"],
])("%s %s is for the superuser alone", async (method, path) => {
	const { server, ...school } = here();

	for (const who of everybody) {
		const answer = await server.ask(method, path, {
			token: tokenOf(school, who),
			body: method === "POST" ? { query: "SELECT secret FROM server_secret" } : undefined,
		});
		expect([401, 403], `${who}: ${said(answer)}`).toContain(answer.status);
	}
	expect((await server.ask("GET", "/api/settings", { token: server.superuserToken })).status).toBe(200);
});

test("expand brings only rows the reader may open", async () => {
	const { server, maya, rana, joseph, boss, mayasSubmission, mathsTask } = here();
	const [role] = await server.rows("user_roles", `user_id = "${maya.id}"`);
	const open = (who: Person, path: string, expand: string) =>
		server.ask("GET", `/api/collections/${path}?expand=${expand}`, { token: who.token });
	const answer = `submissions/records/${mayasSubmission.id}`;
	const given = `materials/records/${(await material(server, { created_by: joseph.id })).id}`;

	expect((await open(maya, answer, "assignment_id")).status).toBe(400);
	expect((await open(rana, answer, "assignment_id")).at("expand.assignment_id.id")).toBe(mathsTask.id);
	expect((await open(boss, `user_roles/records/${role?.id}`, "user_id")).at("expand.user_id.id")).toBe(maya.id);
	expect((await open(rana, given, "created_by")).at("expand.created_by")).toBeUndefined();
	expect((await open(boss, given, "created_by")).at("expand.created_by.id")).toBe(joseph.id);
});

test("a teacher who lost the role sees nothing of the course any more, at once", async () => {
	const { server, joseph, lea, leasSubmission } = here();
	const open = (who: Person) =>
		server.ask("GET", `/api/collections/submissions/records/${leasSubmission.id}`, { token: who.token });
	const before = await open(joseph);
	await server.update("user_roles", joseph.roleId, { role: "student" });

	const after = await open(joseph);
	const courses = await listed(server, joseph.token, "/api/collections/courses/records");
	await server.update("user_roles", joseph.roleId, { role: "teacher" });

	expect([before.status, after.status, courses.length]).toEqual([200, 404, 0]);
	expect((await open(lea)).status).toBe(200);
});

test("a blocked person loses every row at once, and gets them back", async () => {
	const { server, karim, karimsSubmission } = here();
	const open = () =>
		server.ask("GET", `/api/collections/submissions/records/${karimsSubmission.id}`, { token: karim.token });
	await server.update("users", karim.id, { blocked_at: "2026-03-01 08:00:00.000Z" });

	const blocked = await open();
	await server.update("users", karim.id, { blocked_at: "" });

	expect(blocked.status).toBe(404);
	expect((await open()).status).toBe(200);
});

test("a dead token is nobody: lists are empty, and the handshake alone says so", async () => {
	const { server, maya } = here();
	const dead = `${maya.token.slice(0, -4)}AAAA`;

	const list = await server.ask("GET", "/api/collections/submissions/records", { token: dead });
	const handshake = await server.ask("GET", "/api/lead/handshake", { token: dead });

	expect([list.status, list.at("totalItems")]).toEqual([200, 0]);
	expect(handshake.status).toBe(401);
	expect((await server.ask("GET", "/api/lead/handshake", { token: maya.token })).status).toBe(200);
});
