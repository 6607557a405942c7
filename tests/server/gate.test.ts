// The gate and the log behind it: who I am, where the log stands, and exactly what changed for me since.
import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { type Person, person, student, teacher } from "#support/people.ts";
import { type Answer, said } from "#support/requests.ts";
import { answerBody, assignment, batch, course, enrol, entry, gradeBody, submission } from "#support/school.ts";
import type { RealServer, Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { type TwoCourses, twoCourses } from "#support/two-courses.ts";

const here = serverForThisFile(twoCourses, { env: { LEAD_BUILD: "abc1234", LEAD_TICK_SECRET: "tick-secret" } });

const gate = (server: RealServer, who: { token: string }, at?: Answer) =>
	server.ask("GET", `/api/lead/gate${at ? `?seq=${at.at("seq")}&mark=${at.at("mark")}` : ""}`, { token: who.token });

test("the gate says who I am, the time, the build and a position", async () => {
	const { server, maya } = here();
	const answer = await gate(server, maya);

	expect(answer.status, said(answer)).toBe(200);
	expect(answer.at("")).toEqual({
		user: maya.id,
		name: "Maya Haddad",
		role: "student",
		standing: "approved",
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
	const [first, again, other] = [await gate(server, maya), await gate(server, maya), await gate(server, rana)];
	const [row] = await server.sql("SELECT secret FROM server_secret");
	const expected = createHmac("sha256", String(row?.secret)).update(maya.id).digest("base64");

	expect(first.at("vault")).toBe(expected);
	expect(again.at("vault")).toBe(expected);
	expect(other.at("vault")).not.toBe(expected);
	expect(Buffer.from(expected, "base64")).toHaveLength(32);
});

test("who is not approved hears the standing and nothing of the portal", async () => {
	const { server, wael, bassam } = here();
	const declined = await person(server, { standing: "declined" });
	const answers = [await gate(server, wael), await gate(server, bassam), await gate(server, declined)];

	expect(answers.map((answer) => answer.at("standing"))).toEqual(["waiting", "blocked", "declined"]);
	expect(answers.map((answer) => answer.at("reason"))).toEqual(["", "", "Please call the centre first."]);
	expect(answers.map((answer) => answer.at("changed"))).toEqual([{}, {}, {}]);
});

test("nobody passes without a living token of the portal", async () => {
	const { server, maya } = here();
	const tokens = [undefined, "nonsense", `${maya.token}x`, server.superuserToken];

	const answers = await Promise.all(tokens.map((token) => server.ask("GET", "/api/lead/gate", { token })));

	expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401, 403]);
});

test("at the newest position nothing has changed", async () => {
	const { server, maya } = here();
	const answer = await gate(server, maya, await gate(server, maya));

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
	const now = await gate(server, maya);
	const seq = Number(now.at("seq")) + offset;
	const answer = await server.ask("GET", `/api/lead/gate?seq=${seq}&mark=${mark || (offset ? "x" : "")}`, {
		token: maya.token,
	});

	expect([answer.at("changed"), answer.at("restored")], said(answer)).toEqual(["manifest", restored]);
});

/** What the gate tells `who` after `act`. */
async function toldAfter(who: Person, act: () => Promise<unknown>): Promise<unknown> {
	const { server } = here();
	const before = await gate(server, who);
	await act();
	return (await gate(server, who, before)).at("changed");
}

describe("what concerns whom", () => {
	test("an assignment: everybody of its course, nobody else", async () => {
		const { server, maya, lea, rana, joseph, boss, maths } = here();
		const before = await Promise.all([maya, lea, rana, joseph, boss].map((who) => gate(server, who)));
		const task = await assignment(server, maths.id);

		const after = await Promise.all([maya, lea, rana, joseph, boss].map((who, at) => gate(server, who, before[at])));

		expect(after.map((answer) => answer.at("changed"))).toEqual([
			{ assignments: [task.id] },
			{},
			{ assignments: [task.id] },
			{},
			{},
		]);
	});

	test("an answer and its grade: its student and the teachers, no classmate", async () => {
		const { server, maya, karim, rana, joseph, maths } = here();
		const task = await assignment(server, maths.id);
		const body = answerBody(maya, task.id);
		const people = [maya, karim, rana, joseph];
		const before = await Promise.all(people.map((who) => gate(server, who)));
		await batch(server, maya, [entry.create("submissions", body)]);
		await batch(server, rana, [entry.update("submissions", body.id, gradeBody(12, body.text_body))]);

		const after = await Promise.all(people.map((who, at) => gate(server, who, before[at])));

		expect(after.map((answer) => answer.at("changed"))).toEqual([
			{ submissions: [body.id] },
			{},
			{ submissions: [body.id] },
			{},
		]);
	});

	test("a changed course: its people", async () => {
		const { server, maya, lea, maths } = here();
		const change = () => server.update("courses", maths.id, { title: "Mathematics, again" });

		expect(await toldAfter(maya, change)).toEqual({ courses: [maths.id] });
		expect(await toldAfter(lea, change)).toEqual({});
	});

	test("a changed name: oneself, own teachers for students, own students for teachers", async () => {
		const { server, maya, karim, lea, rana, joseph } = here();
		const rename = (who: Person) => () => server.update("users", who.id, { name: `${who.name}!` });

		expect(await toldAfter(maya, rename(maya))).toEqual({ users: [maya.id] });
		expect(await toldAfter(rana, rename(maya))).toEqual({ users: [maya.id] });
		expect(await toldAfter(karim, rename(maya))).toEqual({});
		expect(await toldAfter(joseph, rename(maya))).toEqual({});
		expect(await toldAfter(maya, rename(rana))).toEqual({ users: [rana.id] });
		expect(await toldAfter(lea, rename(rana))).toEqual({});
	});

	test("a student who joins or leaves: the teacher hears of the person and the enrolment, classmates nothing", async () => {
		const { server, karim, rana, maths } = here();
		const nour = await student(server);
		let enrolment: Row = { id: "" };
		const join = async () => {
			enrolment = await enrol(server, nour, maths.id);
		};

		expect(await toldAfter(rana, join)).toEqual({ enrollments: [enrolment.id], users: [nour.id] });
		expect(await toldAfter(karim, () => server.update("enrollments", enrolment.id, {}))).toEqual({});
		expect(await toldAfter(rana, () => server.remove("enrollments", enrolment.id))).toEqual({
			enrollments: [enrolment.id],
			users: [nour.id],
		});
	});

	test("a second teacher who comes or goes: the students hear of the person only", async () => {
		const { server, maya, maths } = here();
		const second = await teacher(server);
		let enrolment: Row = { id: "" };
		const join = async () => {
			enrolment = await enrol(server, second, maths.id, "teacher");
		};

		expect(await toldAfter(maya, join)).toEqual({ users: [second.id] });
		expect(await toldAfter(maya, () => server.remove("enrollments", enrolment.id))).toEqual({ users: [second.id] });
	});

	test("own enrolment, role or standing: compare everything", async () => {
		const { server } = here();
		const nour = await student(server);
		const other = await course(server, await teacher(server), []);
		let enrolment: Row = { id: "" };
		const steps = [
			async () => {
				enrolment = await enrol(server, nour, other.id);
			},
			() => server.remove("enrollments", enrolment.id),
			() => server.update("user_roles", nour.roleId, { role: "teacher" }),
		];

		for (const step of steps) expect(await toldAfter(nour, step)).toBe("manifest");
		const before = await gate(server, nour);
		await server.update("users", nour.id, { blocked_at: "2026-03-01 08:00:00.000Z" });
		await server.update("users", nour.id, { blocked_at: "" });
		expect((await gate(server, nour, before)).at("changed")).toBe("manifest");
	});

	test("a teacher who lost the role is told nothing of the course", async () => {
		const { server } = here();
		const former = await teacher(server);
		const left = await course(server, former, []);
		await server.update("user_roles", former.roleId, { role: "student" });

		expect(await toldAfter(former, () => assignment(server, left.id))).toEqual({});
	});

	test("a deleted row is told like a changed one", async () => {
		const { server, maya, rana, maths } = here();
		const task = await assignment(server, maths.id);
		const work = await submission(server, maya, task.id);

		expect(await toldAfter(rana, () => server.remove("submissions", work.id))).toEqual({ submissions: [work.id] });
		expect(await toldAfter(maya, () => server.remove("assignments", task.id))).toEqual({ assignments: [task.id] });
	});

	test("what a person is told to look at is what that person may read, over a lively hour", async () => {
		const { server, ...school } = here();
		const readers = [school.maya, school.karim, school.lea, school.rana, school.joseph];
		const before = await Promise.all(readers.map((who) => gate(server, who)));
		await livelyHour(server, school);

		for (const [at, who] of readers.entries()) {
			const changed = Object((await gate(server, who, before[at])).at("changed"));
			for (const [collection, ids] of Object.entries(changed)) {
				for (const id of ids as string[]) {
					const open = await server.ask("GET", `/api/collections/${collection}/records/${id}`, { token: who.token });
					expect(open.status, `${who.name} ${collection} ${id}`).toBe(200);
				}
			}
		}
	});
});

async function livelyHour(server: RealServer, { maya, karim, lea, rana, maths, french }: TwoCourses): Promise<void> {
	const [sums, angles] = [await assignment(server, maths.id), await assignment(server, maths.id)];
	const essay = await assignment(server, french.id);
	for (const [who, task] of [
		[maya, sums],
		[karim, angles],
		[lea, essay],
	] as const) {
		await batch(server, who, [entry.create("submissions", answerBody(who, task.id))]);
	}
	const [first] = await server.rows("submissions", `assignment_id = "${sums.id}"`);
	await batch(server, rana, [entry.update("submissions", String(first?.id), gradeBody(9, "3/4"))]);
	await server.update("courses", maths.id, { title: "Maths" });
	for (const who of [maya, karim, lea, rana]) await server.update("users", who.id, { name: who.name });
}

test("200 changes are listed, 201 are not", async () => {
	const { server, rana, maths } = here();
	const before = await gate(server, rana);
	const tasks = (n: number) =>
		Promise.all(
			Array.from({ length: n / 50 }, () =>
				batch(
					server,
					rana,
					Array.from({ length: 50 }, () =>
						entry.create("assignments", {
							course_id: maths.id,
							title: "One of many",
							max_points: 5,
							created_by: rana.id,
						}),
					),
				),
			),
		);
	await tasks(200);
	const full = Object((await gate(server, rana, before)).at("changed"));
	await assignment(server, maths.id);

	expect(full.assignments).toHaveLength(200);
	expect((await gate(server, rana, before)).at("changed")).toBe("manifest");
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
	await gate(server, rana);

	const seqs = (await server.sql(`SELECT seq FROM sync_log WHERE seq > ${from} ORDER BY seq`)).map((row) =>
		Number(row.seq),
	);

	expect(seqs).toEqual(Array.from({ length: 30 }, (_, n) => Number(from) + 1 + n));
	expect(await server.rows("submissions", `assignment_id = "${task.id}"`)).toEqual([]);
});

test("the tick prunes what is older than 400 days, and a phone from before then is told to compare, not to re-send", async () => {
	const { server, maya } = here();
	const tick = (secret: string) => server.ask("POST", "/api/lead/tick", { headers: { "X-Lead-Tick": secret } });
	const [old] = await server.sql("SELECT seq, mark FROM sync_log ORDER BY seq LIMIT 1 OFFSET 2");
	await server.sql(`UPDATE sync_log SET at = '2020-01-01 00:00:00.000Z' WHERE seq <= ${old?.seq}`);
	const [before] = await server.sql("SELECT COUNT(*) AS n FROM sync_log");

	expect((await tick("wrong")).status).toBe(404);
	expect((await tick("")).status).toBe(404);
	expect((await tick("tick-secret")).status).toBe(200);

	const [after] = await server.sql("SELECT COUNT(*) AS n FROM sync_log");
	expect(Number(before?.n) - Number(after?.n)).toBe(3);
	const answer = await server.ask("GET", `/api/lead/gate?seq=${old?.seq}&mark=${old?.mark}`, { token: maya.token });
	expect([answer.at("changed"), answer.at("restored")]).toEqual(["manifest", false]);
});

test("the newest row of the log stays, however old", async () => {
	const { server, maya } = here();
	const before = await gate(server, maya);
	await server.sql("UPDATE sync_log SET at = '2020-01-01 00:00:00.000Z'");
	await server.ask("POST", "/api/lead/tick", { headers: { "X-Lead-Tick": "tick-secret" } });

	expect((await server.sql("SELECT seq FROM sync_log")).map((row) => Number(row.seq))).toEqual([before.at("seq")]);
	expect((await gate(server, maya, before)).at("changed")).toEqual({});
});
