import { describe, expect, test } from "vitest";
import { changedAfter, handshake } from "#support/api/handshakes.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { answerBody, assignment, batch, course, enrol, entry, gradeBody, submission } from "#support/school.ts";
import { type TwoCourses, twoCourses } from "#support/schools/two-courses.ts";
import type { RealServer, Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(twoCourses);

/** What the handshake tells `who` after `act`. */
const changedFor = async (who: Person, act: () => Promise<unknown>) =>
	(await changedAfter(here().server, [who], act))[0];

describe("what concerns whom", () => {
	test("an assignment: everybody of its course, nobody else", async () => {
		const { server, maya, lea, rana, joseph, boss, maths } = here();
		let task: Row = { id: "" };
		const changed = await changedAfter(server, [maya, lea, rana, joseph, boss], async () => {
			task = await assignment(server, maths.id);
		});

		const given = { assignments: [task.id] };
		expect(changed).toEqual([given, {}, given, {}, {}]);
	});

	test("an answer and its grade: its student and the teachers, no classmate", async () => {
		const { server, maya, karim, rana, joseph, maths } = here();
		const task = await assignment(server, maths.id);
		const body = answerBody(maya, task.id);
		const changed = await changedAfter(server, [maya, karim, rana, joseph], async () => {
			await batch(server, maya, [entry.create("submissions", body)]);
			await batch(server, rana, [entry.update("submissions", body.id, gradeBody(12, body.text_body))]);
		});

		const named = { submissions: [body.id] };
		expect(changed).toEqual([named, {}, named, {}]);
	});

	test("a changed course: its people", async () => {
		const { server, maya, lea, maths } = here();
		const change = () => server.update("courses", maths.id, { title: "Mathematics, again" });

		expect(await changedFor(maya, change)).toEqual({ courses: [maths.id] });
		expect(await changedFor(lea, change)).toEqual({});
	});

	test("a changed name: oneself, own teachers for students, everybody in the own courses for teachers", async () => {
		const { server, maya, karim, lea, rana, joseph } = here();
		const rename = (who: Person) => () => server.update("users", who.id, { name: `${who.name}!` });

		expect(await changedFor(maya, rename(maya))).toEqual({ users: [maya.id] });
		expect(await changedFor(rana, rename(maya))).toEqual({ users: [maya.id] });
		expect(await changedFor(karim, rename(maya))).toEqual({});
		expect(await changedFor(joseph, rename(maya))).toEqual({});
		expect(await changedFor(maya, rename(rana))).toEqual({ users: [rana.id] });
		for (const who of [lea, joseph]) expect(await changedFor(who, rename(rana))).toEqual({});
		await enrol(server, joseph, (await course(server, rana, [])).id, "teacher");
		expect(await changedFor(joseph, rename(rana))).toEqual({ users: [rana.id] });
	});

	test("who joins or leaves: the teachers hear of the person and the enrollment, students only of a teacher’s", async () => {
		const { server, maya, lea, rana, maths } = here();
		for (const as of ["student", "teacher"] as const) {
			const newcomer = as === "student" ? await student(server) : await teacher(server);
			let enrollment: Row = { id: "" };
			const join = async () => {
				enrollment = await enrol(server, newcomer, maths.id, as);
			};
			const leave = () => server.remove("enrollments", enrollment.id);
			for (const who of [rana, maya]) {
				const expected = () =>
					who === maya && as === "student" ? {} : { enrollments: [enrollment.id], users: [newcomer.id] };
				expect(await changedFor(who, join)).toEqual(expected());
				expect(await changedFor(who, leave)).toEqual(expected());
			}
			expect(await changedFor(lea, join)).toEqual({});
		}
	});

	test("own enrollment, role or account status: compare everything", async () => {
		const { server } = here();
		const nour = await student(server);
		const other = await course(server, await teacher(server), []);
		let enrollment: Row = { id: "" };
		const steps = [
			async () => {
				enrollment = await enrol(server, nour, other.id);
			},
			() => server.remove("enrollments", enrollment.id),
			() => server.update("user_roles", nour.roleId, { role: "teacher" }),
		];

		for (const step of steps) expect(await changedFor(nour, step)).toBe("manifest");
		const before = await handshake(server, nour);
		await server.update("users", nour.id, { blocked_at: "2026-03-01 08:00:00.000Z" });
		await server.update("users", nour.id, { blocked_at: "" });
		expect((await handshake(server, nour, before)).at("changed")).toBe("manifest");
	});

	test("a phone that is 20,000 changes behind is told to compare everything, whomever they concern", async () => {
		const { server, maya } = here();
		const before = await handshake(server, maya);
		const more = (count: number) =>
			server.sql(`WITH RECURSIVE other(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM other WHERE n < ${count})
				INSERT INTO sync_log (collection, record, user_id) SELECT 'submissions', 'a' || n, 'somebody else' FROM other`);
		await more(20_000);
		expect((await handshake(server, maya, before)).at("changed")).toEqual({});
		await more(1);
		expect((await handshake(server, maya, before)).at("changed")).toBe("manifest");
	});

	test("a teacher who lost the role is told nothing of the course", async () => {
		const { server } = here();
		const former = await teacher(server);
		const left = await course(server, former, []);
		await server.update("user_roles", former.roleId, { role: "student" });

		expect(await changedFor(former, () => assignment(server, left.id))).toEqual({});
	});

	test("a deleted row is told like a changed one", async () => {
		const { server, maya, rana, maths } = here();
		const task = await assignment(server, maths.id);
		const work = await submission(server, maya, task.id);

		expect(await changedFor(rana, () => server.remove("submissions", work.id))).toEqual({ submissions: [work.id] });
		expect(await changedFor(maya, () => server.remove("assignments", task.id))).toEqual({ assignments: [task.id] });
	});

	test("what a person is told to look at is what that person may read, over a lively hour", async () => {
		const { server, ...school } = here();
		const readers = [school.maya, school.karim, school.lea, school.rana, school.joseph];
		const before = await Promise.all(readers.map((who) => handshake(server, who)));
		await livelyHour(server, school);

		const told: Record<string, string[]> = {};
		for (const [at, who] of readers.entries()) {
			const changed = Object((await handshake(server, who, before[at])).at("changed"));
			told[who.name] = Object.keys(changed).sort();
			for (const [collection, ids] of Object.entries<string[]>(changed)) {
				for (const id of ids) {
					const open = await server.ask("GET", `/api/collections/${collection}/records/${id}`, { token: who.token });
					expect(open.status, `${who.name} ${collection} ${id}`).toBe(200);
				}
			}
		}
		const ofMaths = ["assignments", "courses", "submissions", "users"];
		const ofFrench = ["assignments", "submissions", "users"];
		expect(readers.map(({ name }) => told[name])).toEqual([ofMaths, ofMaths, ofFrench, ofMaths, ofFrench]);
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
