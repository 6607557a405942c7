import { describe, expect, test } from "vitest";
import { type Person, student, teacher } from "#support/people.ts";
import type { Answer } from "#support/requests.ts";
import { answerBody, assignment, batch, course, enrol, entry, gradeBody, submission } from "#support/school.ts";
import { type TwoCourses, twoCourses } from "#support/schools/two-courses.ts";
import type { RealServer, Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(twoCourses);

const handshake = (server: RealServer, who: { token: string }, at?: Answer) =>
	server.ask("GET", `/api/lead/handshake${at ? `?seq=${at.at("seq")}&mark=${at.at("mark")}` : ""}`, {
		token: who.token,
	});

/** What the handshake tells `who` after `act`. */
async function changedAfter(who: Person, act: () => Promise<unknown>): Promise<unknown> {
	const { server } = here();
	const before = await handshake(server, who);
	await act();
	return (await handshake(server, who, before)).at("changed");
}

describe("what concerns whom", () => {
	test("an assignment: everybody of its course, nobody else", async () => {
		const { server, maya, lea, rana, joseph, boss, maths } = here();
		const before = await Promise.all([maya, lea, rana, joseph, boss].map((who) => handshake(server, who)));
		const task = await assignment(server, maths.id);

		const after = await Promise.all(
			[maya, lea, rana, joseph, boss].map((who, at) => handshake(server, who, before[at])),
		);

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
		const before = await Promise.all(people.map((who) => handshake(server, who)));
		await batch(server, maya, [entry.create("submissions", body)]);
		await batch(server, rana, [entry.update("submissions", body.id, gradeBody(12, body.text_body))]);

		const after = await Promise.all(people.map((who, at) => handshake(server, who, before[at])));

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

		expect(await changedAfter(maya, change)).toEqual({ courses: [maths.id] });
		expect(await changedAfter(lea, change)).toEqual({});
	});

	test("a changed name: oneself, own teachers for students, everybody in the own courses for teachers", async () => {
		const { server, maya, karim, lea, rana, joseph } = here();
		const rename = (who: Person) => () => server.update("users", who.id, { name: `${who.name}!` });

		expect(await changedAfter(maya, rename(maya))).toEqual({ users: [maya.id] });
		expect(await changedAfter(rana, rename(maya))).toEqual({ users: [maya.id] });
		expect(await changedAfter(karim, rename(maya))).toEqual({});
		expect(await changedAfter(joseph, rename(maya))).toEqual({});
		expect(await changedAfter(maya, rename(rana))).toEqual({ users: [rana.id] });
		for (const who of [lea, joseph]) expect(await changedAfter(who, rename(rana))).toEqual({});
		await enrol(server, joseph, (await course(server, rana, [])).id, "teacher");
		expect(await changedAfter(joseph, rename(rana))).toEqual({ users: [rana.id] });
	});

	test("who joins or leaves: the teachers hear of the person and the enrolment, students only of a teacher’s", async () => {
		const { server, maya, lea, rana, maths } = here();
		for (const as of ["student", "teacher"] as const) {
			const newcomer = as === "student" ? await student(server) : await teacher(server);
			let enrolment: Row = { id: "" };
			const join = async () => {
				enrolment = await enrol(server, newcomer, maths.id, as);
			};
			const leave = () => server.remove("enrollments", enrolment.id);
			for (const who of [rana, maya]) {
				const expected = () =>
					who === maya && as === "student" ? {} : { enrollments: [enrolment.id], users: [newcomer.id] };
				expect(await changedAfter(who, join)).toEqual(expected());
				expect(await changedAfter(who, leave)).toEqual(expected());
			}
			expect(await changedAfter(lea, join)).toEqual({});
		}
	});

	test("own enrolment, role or account status: compare everything", async () => {
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

		for (const step of steps) expect(await changedAfter(nour, step)).toBe("manifest");
		const before = await handshake(server, nour);
		await server.update("users", nour.id, { blocked_at: "2026-03-01 08:00:00.000Z" });
		await server.update("users", nour.id, { blocked_at: "" });
		expect((await handshake(server, nour, before)).at("changed")).toBe("manifest");
	});

	test("a teacher who lost the role is told nothing of the course", async () => {
		const { server } = here();
		const former = await teacher(server);
		const left = await course(server, former, []);
		await server.update("user_roles", former.roleId, { role: "student" });

		expect(await changedAfter(former, () => assignment(server, left.id))).toEqual({});
	});

	test("a deleted row is told like a changed one", async () => {
		const { server, maya, rana, maths } = here();
		const task = await assignment(server, maths.id);
		const work = await submission(server, maya, task.id);

		expect(await changedAfter(rana, () => server.remove("submissions", work.id))).toEqual({ submissions: [work.id] });
		expect(await changedAfter(maya, () => server.remove("assignments", task.id))).toEqual({ assignments: [task.id] });
	});

	test("what a person is told to look at is what that person may read, over a lively hour", async () => {
		const { server, ...school } = here();
		const readers = [school.maya, school.karim, school.lea, school.rana, school.joseph];
		const before = await Promise.all(readers.map((who) => handshake(server, who)));
		await livelyHour(server, school);

		for (const [at, who] of readers.entries()) {
			const changed = Object((await handshake(server, who, before[at])).at("changed"));
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
