// The handshake and the log behind it: who I am, where the log stands, and exactly what changed for me since.
import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { assignmentBody } from "#support/api/bodies.ts";
import { person } from "#support/people.ts";
import { type Answer, said } from "#support/requests.ts";
import { answerBody, assignment, batch, entry } from "#support/school.ts";
import { twoCourses } from "#support/schools/two-courses.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(twoCourses, {
	env: { LEAD_BUILD: "abc1234", LEAD_MAINTENANCE_SECRET: "maintenance-secret" },
});

const handshake = (server: RealServer, who: { token: string }, at?: Answer) =>
	server.ask("GET", `/api/lead/handshake${at ? `?seq=${at.at("seq")}&mark=${at.at("mark")}` : ""}`, {
		token: who.token,
	});

test("the handshake says who I am, the time, the build and a position", async () => {
	const { server, maya } = here();
	const answer = await handshake(server, maya);

	expect(answer.status, said(answer)).toBe(200);
	expect(answer.at("")).toEqual({
		user: maya.id,
		name: "Maya Haddad",
		role: "student",
		account_status: "approved",
		standing: "approved", // what a page of an earlier build reads
		reason: "",
		now: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
		build: "abc1234",
		seq: expect.any(Number),
		mark: expect.stringMatching(/^[0-9a-f]{16}$/),
		vault: expect.any(String),
		restored: false,
		changed: "manifest",
	});
	expect(Math.abs(Date.parse(String(answer.at("now"))) - Date.now())).toBeLessThan(5_000);
	expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("each person has an own vault key, the same every time: HMAC of the server's secret and the person", async () => {
	const { server, maya, rana } = here();
	const [first, again, other] = [
		await handshake(server, maya),
		await handshake(server, maya),
		await handshake(server, rana),
	];
	const [row] = await server.sql("SELECT secret FROM server_secret");
	const expected = createHmac("sha256", String(row?.secret)).update(maya.id).digest("base64");

	expect(first.at("vault")).toBe(expected);
	expect(again.at("vault")).toBe(expected);
	expect(other.at("vault")).not.toBe(expected);
	expect(Buffer.from(expected, "base64")).toHaveLength(32);
});

test("who is not approved hears the account status and nothing of the portal", async () => {
	const { server, wael, bassam } = here();
	const declined = await person(server, { accountStatus: "declined" });
	const answers = [await handshake(server, wael), await handshake(server, bassam), await handshake(server, declined)];

	expect(answers.map((answer) => answer.at("account_status"))).toEqual(["waiting", "blocked", "declined"]);
	expect(answers.map((answer) => answer.at("reason"))).toEqual(["", "", "Please call the centre first."]);
	expect(answers.map((answer) => answer.at("changed"))).toEqual([{}, {}, {}]);
});

test("nobody passes without a living token of the portal", async () => {
	const { server, maya } = here();
	const tokens = [undefined, "nonsense", `${maya.token}x`, server.superuserToken];

	const answers = await Promise.all(tokens.map((token) => server.ask("GET", "/api/lead/handshake", { token })));

	expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401, 403]);
});

test("at the newest position nothing has changed", async () => {
	const { server, maya } = here();
	const answer = await handshake(server, maya, await handshake(server, maya));

	expect(answer.at("changed"), said(answer)).toEqual({});
	expect(answer.at("restored")).toBe(false);
	expect(answer.text.length).toBeLessThan(400);
});

test.each([
	["a position above the newest", 1, "", true],
	["another mark at the newest", 0, "ffffffffffffffff", true],
	["another mark at an old row", -3, "ffffffffffffffff", true],
	["no mark", 0, "", false],
	["no number", Number.NaN, "abc", false],
])("%s: compare everything, restored %s", async (_, offset, mark, restored) => {
	const { server, maya } = here();
	const now = await handshake(server, maya);
	const seq = Number(now.at("seq")) + offset;
	const answer = await server.ask("GET", `/api/lead/handshake?seq=${seq}&mark=${mark || (offset ? "x" : "")}`, {
		token: maya.token,
	});

	expect([answer.at("changed"), answer.at("restored")], said(answer)).toEqual(["manifest", restored]);
});

test("200 changes are listed, 201 are not", async () => {
	const { server, rana, maths } = here();
	const before = await handshake(server, rana);
	const tasks = (n: number) =>
		Promise.all(
			Array.from({ length: n / 50 }, () =>
				batch(
					server,
					rana,
					Array.from({ length: 50 }, () => entry.create("assignments", assignmentBody(rana, maths.id))),
				),
			),
		);
	await tasks(200);
	const full = Object((await handshake(server, rana, before)).at("changed"));
	await assignment(server, maths.id);

	expect(full.assignments).toHaveLength(200);
	expect((await handshake(server, rana, before)).at("changed")).toBe("manifest");
});

test("the log is gapless and in order while eight write at once and some are refused", async () => {
	const { server, maya, maths, rana } = here();
	const task = await assignment(server, maths.id);
	const [{ from = "0" } = {}] = await server.sql("SELECT MAX(seq) AS [from] FROM sync_log");
	await Promise.all(
		Array.from({ length: 40 }, (_, n) =>
			n % 4 === 0
				? batch(server, maya, [
						entry.create("submissions", answerBody(maya, task.id)),
						entry.create("submissions", answerBody(maya, "nonexistent0000")),
					])
				: assignment(server, maths.id),
		),
	);
	await handshake(server, rana);

	const seqs = (await server.sql(`SELECT seq FROM sync_log WHERE seq > ${from} ORDER BY seq`)).map((row) =>
		Number(row.seq),
	);

	expect(seqs).toEqual(Array.from({ length: 30 }, (_, n) => Number(from) + 1 + n));
	expect(await server.rows("submissions", `assignment_id = "${task.id}"`)).toEqual([]);
});

test("the maintenance prunes what is older than 400 days, and a phone from before then is told to compare, not to re-send", async () => {
	const { server, maya } = here();
	const maintain = (secret: string) =>
		server.ask("POST", "/api/lead/maintenance", { headers: { "X-Lead-Maintenance": secret } });
	const [old] = await server.sql("SELECT seq, mark FROM sync_log ORDER BY seq LIMIT 1 OFFSET 2");
	await server.sql(`UPDATE sync_log SET at = '2020-01-01 00:00:00.000Z' WHERE seq <= ${old?.seq}`);
	const [before] = await server.sql("SELECT COUNT(*) AS n FROM sync_log");

	expect((await maintain("wrong")).status).toBe(404);
	expect((await maintain("")).status).toBe(404);
	expect((await maintain("maintenance-secret")).status).toBe(200);

	const [after] = await server.sql("SELECT COUNT(*) AS n FROM sync_log");
	expect(Number(before?.n) - Number(after?.n)).toBe(3);
	const answer = await server.ask("GET", `/api/lead/handshake?seq=${old?.seq}&mark=${old?.mark}`, {
		token: maya.token,
	});
	expect([answer.at("changed"), answer.at("restored")]).toEqual(["manifest", false]);
});

test("the newest row of the log stays, however old", async () => {
	const { server, maya } = here();
	const before = await handshake(server, maya);
	await server.sql("UPDATE sync_log SET at = '2020-01-01 00:00:00.000Z'");
	await server.ask("POST", "/api/lead/maintenance", { headers: { "X-Lead-Maintenance": "maintenance-secret" } });

	expect((await server.sql("SELECT seq FROM sync_log")).map((row) => Number(row.seq))).toEqual([before.at("seq")]);
	expect((await handshake(server, maya, before)).at("changed")).toEqual({});
});
