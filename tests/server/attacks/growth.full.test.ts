// What one student can add to the database has a ceiling: new writes of phones, and changes of the own account. Writing the
// same once more adds nothing.
import { expect, test } from "vitest";
import { courseBody } from "#support/api/bodies.ts";
import { admin, type Person, student, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { answerBody, assignment, batch, course, entry, newId, replaceBody } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const most = 2000;
const here = serverForThisFile(async (server) => {
	const [maya, karim, rana] = [await student(server), await student(server), await teacher(server)];
	return { maya, karim, boss: await admin(server), maths: await course(server, rana, [maya, karim]) };
});

const rowsIn = async (table: string, who: Person, column: string) =>
	Number((await here().server.sql(`SELECT COUNT(*) AS n FROM ${table} WHERE ${column} = '${who.id}'`))[0]?.n);

/** Replaces an answer so many times, in batches as large as they may be. Returns what was not answered with 200. */
async function replace(who: Person, answer: { id: string; mutation: string }, times: number): Promise<string[]> {
	let replaces = answer.mutation;
	const refused: string[] = [];
	for (let sent = 0; sent < times; sent += 12) {
		const entries = Array.from({ length: Math.min(12, times - sent) }, () => {
			const body = replaceBody({ revision: replaces }, `Text ${newId()}`);
			replaces = body.mutation;
			return entry.update("submissions", answer.id, body);
		});
		const sentNow = await batch(here().server, who, entries);
		if (sentNow.status !== 200) refused.push(said(sentNow));
	}
	return refused;
}

test("two thousand new writes of a student are taken in a day and no more, however they are sent; others go on, and so do teachers", async () => {
	const { server, maya, karim, maths } = here();
	const task = await assignment(server, maths.id);
	const path = "/api/collections/submissions/records";
	const first = answerBody(maya, task.id);
	expect((await server.ask("POST", path, { token: maya.token, body: first })).status).toBe(200);
	expect(await replace(maya, first, most - 1)).toEqual([]);
	expect(await rowsIn("ledger", maya, "person")).toBe(most);

	const { revision } = Object(await server.row("submissions", first.id));
	const body = replaceBody({ revision }, "One too many.");
	const token = maya.token;
	const refused = await server.ask("PATCH", `${path}/${first.id}`, { token, body });
	expect([refused.status, refused.at("message")]).toEqual([429, expect.stringContaining("Too many")]);
	expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3600);
	const inBatch = await batch(server, maya, [entry.update("submissions", first.id, body)]);
	expect([inBatch.status, inBatch.at("data.requests.0.response.status")]).toEqual([400, 429]);
	const code = (await server.row("courses", maths.id))?.join_code;
	const joining = { id: newId(), code, mutation: newId() };
	expect((await server.ask("POST", "/api/lead/join", { token, body: joining })).status).toBe(429);
	expect([await rowsIn("ledger", maya, "person"), (await server.row("submissions", first.id))?.revision]).toEqual([
		most,
		revision,
	]);

	// What was taken before is answered as the first time.
	expect((await server.ask("POST", path, { token, body: first })).status).toBe(200);
	const other = answerBody(karim, task.id);
	expect((await server.ask("POST", path, { token: karim.token, body: other })).status).toBe(200);
	await server.update("user_roles", maya.roleId, { role: "teacher" });
	const made = await server.ask("POST", "/api/collections/courses/records", { token, body: courseBody(maya) });
	expect(made.status, said(made)).toBe(200);
});

test("a hundred changes of the own account are taken in an hour, and an admin goes on changing it", async () => {
	const { server, karim, boss } = here();
	const path = `/api/collections/users/records/${karim.id}`;
	const change = (n: number) =>
		server.ask("PATCH", path, {
			token: karim.token,
			body: n % 2 ? { language: "fr" } : { mail_choices: "-due" },
		});
	const statuses = [];
	for (let n = 0; n < 102; n++) statuses.push((await change(n)).status);

	expect(statuses).toEqual([...Array(100).fill(200), 429, 429]);
	const logged = await server.sql(
		`SELECT COUNT(*) AS n FROM sync_log WHERE collection = 'users' AND record = '${karim.id}'`,
	);
	expect(Number(logged[0]?.n)).toBeLessThan(110);
	expect(Number((await change(0)).headers.get("retry-after"))).toBeGreaterThan(60);
	const blocking = { token: boss.token, body: { blocked_at: new Date().toISOString() } };
	expect((await server.ask("PATCH", path, blocking)).status).toBe(200);
});
