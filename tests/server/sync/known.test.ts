// What a phone asks after a restored backup: which of its own writes the server has.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as path } from "node:path";
import { expect, test } from "vitest";
import { askKnown, refused } from "#support/api/bodies.ts";
import { admin, person, student, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { answerBody, assignment, batch, course, entry, gradeBody, newId } from "#support/school.ts";
import { realServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(async (server) => {
	const [rana, maya, karim] = [await teacher(server), await student(server), await student(server)];
	const maths = await course(server, rana, [maya, karim]);
	const answers = [];
	for (const who of [maya, maya, karim]) {
		const body = answerBody(who, (await assignment(server, maths.id)).id);
		await batch(server, who, [entry.create("submissions", body)]);
		answers.push(body);
	}
	return { rana, maya, karim, maths, ids: answers.map(({ mutation }) => mutation) };
});

test("a person hears which of the own writes are known, and of nobody else's, not even as a teacher or an admin", async () => {
	const { server, maya, karim, rana, ids } = here();
	const asked = [newId(), ...ids, newId()];

	const known = async (who: { token: string }) => (await askKnown(server, who, asked)).at("");

	expect(await known(maya)).toEqual({ known: [ids[0], ids[1]].sort() });
	expect(await known(karim)).toEqual({ known: [ids[2]] });
	expect(await known(rana)).toEqual({ known: [] });
	expect(await known(await admin(server))).toEqual({ known: [] });
});

test("nothing is asked about nothing; an id asked for twice is told once", async () => {
	const { server, maya, ids } = here();

	expect((await askKnown(server, maya, [])).at("")).toEqual({ known: [] });
	expect((await askKnown(server, maya, [ids[0], ids[0]])).at("")).toEqual({ known: [ids[0]] });
});

test("500 ids are taken, and nothing else than a list of ids", async () => {
	const { server, maya, ids } = here();
	const many = Array.from({ length: 499 }, newId);

	const most = await askKnown(server, maya, [...many, ids[0]]);
	const wrong = [
		...[undefined, null, "", ids[0], 5, {}, { length: 1, 0: ids[0] }],
		...[[""], ["short"], [5], [null], [[ids[0]]], ["AAAAAAAAAAAAAAA"], [`${ids[0]} `], [...many, newId(), newId()]],
	];

	expect([most.status, most.at("known")], said(most)).toEqual([200, [ids[0]]]);
	for (const list of wrong) {
		const answer = await askKnown(server, maya, list);
		expect(refused(answer), `${JSON.stringify(list)}: ${said(answer)}`).toBe("400 ids invalid_ids");
	}
});

test("only somebody signed in who is not blocked and has an own password may ask; who waits hears of nothing", async () => {
	const { server, maya, ids } = here();
	const temporary = await student(server);
	await server.update("users", temporary.id, { temporary_until: "2099-01-01 08:00:00.000Z" });
	const blocked = await person(server, { accountStatus: "blocked" });
	const wael = await person(server, { accountStatus: "waiting" });

	const statuses = [];
	for (const who of [
		undefined,
		{ token: `${maya.token}x` },
		{ token: server.superuserToken },
		blocked,
		temporary,
		wael,
	])
		statuses.push((await askKnown(server, who, ids)).status);

	expect(statuses).toEqual([401, 401, 403, 403, 403, 200]);
	expect((await askKnown(server, wael, ids)).at("known")).toEqual([]);
});

test("it is asked thirty times a minute by account, and a classmate behind the same address goes on", async () => {
	const { server, maths } = here();
	const [eager, other] = [await student(server), await student(server)];
	expect(maths.id).not.toBe("");
	const statuses = [];
	for (let n = 0; n < 61; n++) statuses.push((await askKnown(server, eager, [])).status); // twice the limit meets it

	expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
	expect(statuses).toContain(429);
	expect((await askKnown(server, other, [])).status).toBe(200);
});

test("a restored database knows what it knew then: a later write is unknown, and is done when it is sent again", async () => {
	const server = await realServer();
	const backup = mkdtempSync(path(tmpdir(), "lead-restore-"));
	try {
		const [rana, maya] = [await teacher(server), await student(server)];
		const maths = await course(server, rana, [maya]);
		const task = await assignment(server, maths.id);
		const body = answerBody(maya, task.id);
		await batch(server, maya, [entry.create("submissions", body)]);
		await server.stop();
		cpSync(server.dataDir, backup, { recursive: true });
		await server.start();
		const grade = entry.update("submissions", body.id, gradeBody(12, body.text_body));
		const mutation = String(Object(grade.body).mutation);
		await batch(server, rana, [grade]);
		const before = await askKnown(server, rana, [mutation]);

		await server.stop();
		rmSync(server.dataDir, { recursive: true });
		cpSync(backup, server.dataDir, { recursive: true });
		await server.start();
		const [kept, lost] = [await askKnown(server, maya, [body.mutation]), await askKnown(server, rana, [mutation])];
		const again = await batch(server, rana, [grade]);

		expect([before.at("known"), kept.at("known"), lost.at("known")]).toEqual([[mutation], [body.mutation], []]);
		expect([again.status, again.at("0.body.grade")], said(again)).toEqual([200, 12]);
		expect((await askKnown(server, rana, [mutation])).at("known")).toEqual([mutation]);
	} finally {
		await server.end();
		rmSync(backup, { recursive: true, force: true });
	}
});
