// P5: when everything is quiet, the phone's mirror is exactly what the server shows this person, however it was pulled.
import { expect, test } from "vitest";
import { collectionNames } from "#support/collections/shapes.ts";
import { student } from "#support/people.ts";
import { Phone } from "#support/phone.ts";
import { assignment, course, enrol, submission, unenrol } from "#support/school.ts";
import { type TwoCourses, twoCourses } from "#support/schools/two-courses.ts";
import type { RealServer, Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { mirrorsExactly } from "./mirrors-exactly.ts";

const env = { LEAD_BUILD: "first" };
const here = serverForThisFile(undefined, { env });

/** A phone for each person of the two courses, and for an admin who teaches a third one. */
async function phones(school: TwoCourses) {
	const { url } = here().server;
	return [
		{ phone: new Phone(url, school.maya), role: "student" as const },
		{ phone: new Phone(url, school.lea), role: "student" as const },
		{ phone: new Phone(url, school.rana), role: "teacher" as const },
		{ phone: new Phone(url, school.joseph), role: "teacher" as const },
		{ phone: new Phone(url, school.boss), role: "admin" as const },
	];
}

/** Every phone holds rows of each collection, and an admin's lacks some: else no comparison says anything of that one. */
async function showsEverything(all: Awaited<ReturnType<typeof phones>>): Promise<void> {
	for (const name of collectionNames) {
		const there = await here().server.rows(name);
		for (const { phone, role } of all) {
			const held = await phone.db.mirror(name).count();
			expect(held, `${name} that ${phone.person.name} holds: add one to this school`).toBeGreaterThan(0);
			if (role === "admin") expect(held, `${name} that no admin's phone keeps`).toBeLessThan(there.length);
		}
	}
}

/** A day later everything is compared, whatever the log says. */
async function compareAll(phone: Phone): Promise<void> {
	phone.clockError += 25 * 3_600_000;
	await phone.run();
}

test("first pull, changes by their ids and the comparison of everything end in the same mirror, for every role", async () => {
	const { server } = here();
	const school = await twoCourses(server);
	const own = await course(server, school.boss, [school.lea], { title: "Robotics", code: "ROB-1" });
	await submission(server, school.lea, (await assignment(server, own.id)).id);
	const all = await phones(school);
	for (const { phone, role } of all) {
		await phone.run();
		await mirrorsExactly(here().server, phone, role);
	}
	await showsEverything(all);

	await change(server, school, own);
	for (const { phone, role } of all) {
		await phone.run();
		await mirrorsExactly(here().server, phone, role);
	}
	// Once more in the other way, starting from a mirror that the first way filled.
	await change(server, school, own);
	for (const { phone, role } of all) {
		await compareAll(phone);
		await mirrorsExactly(here().server, phone, role);
	}
});

/** Rows are created, changed, graded, moved and deleted, and people join and leave, in every course. */
async function change(server: RealServer, school: TwoCourses, own: Row): Promise<void> {
	for (const [courseId, who] of [
		[school.maths.id, school.maya],
		[school.french.id, school.lea],
		[own.id, school.lea],
	] as const) {
		const task = await assignment(server, courseId, { title: `New in ${courseId}` });
		const gone = await assignment(server, courseId, { title: "Given by mistake" });
		const answer = await submission(server, who, task.id);
		await server.update("submissions", answer.id, { grade: 7, graded_at: "2026-02-03 08:00:00.000Z" });
		await server.update("courses", courseId, { title: `Renamed ${task.id}` });
		await server.remove("assignments", gone.id);
	}
	await enrol(server, await student(server), school.maths.id);
	const [left] = await server.rows("enrollments", `user_id = "${school.karim.id}"`);
	if (left) await server.remove("enrollments", left.id);
	else await enrol(server, school.karim, school.maths.id);
	await server.update("users", school.rana.id, { name: `Rana ${Date.now()}` });
}

test("a student who joins and leaves courses mirrors exactly the courses of the moment", async () => {
	const { server } = here();
	const { maya, french, frenchTask, rana, ...school } = await twoCourses(server);
	const [phone, computer] = [new Phone(server.url, maya), new Phone(server.url, rana)];
	for (const device of [phone, computer]) await device.run();
	const joined = await enrol(server, maya, french.id);
	await phone.run();
	await mirrorsExactly(here().server, phone, "student");
	expect(await phone.db.assignments.get(frenchTask.id)).toMatchObject({ title: "Mon quartier" });

	await server.remove("enrollments", joined.id);
	await unenrol(server, rana, school.maths.id);
	for (const device of [phone, computer]) await device.run();

	await mirrorsExactly(here().server, phone, "student");
	await mirrorsExactly(here().server, computer, "teacher");
	expect(await computer.db.submissions.count()).toBe(0);
});

test("nothing changes while nothing changed: two runs in a row leave the mirror as it was", async () => {
	const { server } = here();
	const { rana } = await twoCourses(server);
	const computer = new Phone(server.url, rana);
	await computer.run();
	const before = await Promise.all(collectionNames.map((name) => computer.db.mirror(name).toArray()));

	expect((await computer.run()).handshake?.changed).toEqual({});

	expect(await Promise.all(collectionNames.map((name) => computer.db.mirror(name).toArray()))).toEqual(before);
});

test("a server of another build makes the phone compare everything, also rows that are not in the log", async () => {
	const { server } = here();
	const { maya } = await twoCourses(server);
	const phone = new Phone(server.url, maya);
	await phone.run();
	const [row] = await phone.db.courses.toArray();
	await phone.db.courses.update(row?.id ?? "", {
		title: "As an older app read it",
		updated: "2026-01-01T00:00:00.000Z",
	});
	await phone.run();
	expect((await phone.db.courses.get(row?.id ?? ""))?.title).toBe("As an older app read it");

	await server.stop();
	env.LEAD_BUILD = "second";
	await server.start();
	await phone.run();

	expect(await phone.syncState()).toMatchObject({ build: "second" });
	await mirrorsExactly(here().server, phone, "student");
});
