// Joining a course from a phone with its code.
import { expect, test } from "vitest";
import { collectionNames } from "#support/collections/shapes.ts";
import type { Phone } from "#support/phone.ts";
import { runLosingPull } from "#support/phones/runs.ts";
import { enrollments } from "#support/school.ts";
import { classroom, scienceClass } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

const mirrorOf = async ({ db }: Phone) => {
	const rows: Record<string, unknown> = {};
	for (const name of collectionNames) rows[name] = await db.mirror(name).orderBy("id").toArray();
	return rows;
};

test("joined offline: the course, its work and its teacher's name arrive in the same run", async () => {
	const { phone, maya } = await classroom(here().server);
	const { science, task, code, joseph } = await scienceClass(here().server);
	const entry = await phone.join(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `);

	expect((await phone.run()).kind).toBe("quiet");

	expect(await phone.entry(entry)).toMatchObject({ state: "sent", attempts: 1 });
	expect(await phone.db.courses.get(science.id)).toMatchObject({ title: "Science", join_code: "" });
	expect(await phone.db.assignments.get(task.id)).toMatchObject({ title: "Volcanoes" });
	expect(await phone.db.users.get(joseph.id)).toMatchObject({ name: "Joseph Saade" });
	expect(await enrollments(here().server, maya, science.id)).toMatchObject([{ role_in_course: "student" }]);
});

test("the answer to a join is lost, then the request doubled: in the course once", async () => {
	const { line, phone, maya } = await classroom(here().server);
	const { science, code } = await scienceClass(here().server);
	const entry = await phone.join(code);
	const lost = line.nextDroppedAnswer("/api/lead/join");
	expect((await phone.run()).kind).toBe("silent");
	expect((await lost).answer?.status).toBe(200);
	expect(await phone.entry(entry)).toMatchObject({ state: "queued", attempts: 1 });
	const doubled = line.nextDoubled("/api/lead/join");

	await phone.run();
	await doubled;

	expect(await phone.entry(entry)).toMatchObject({ state: "sent", attempts: 2 });
	expect(await enrollments(here().server, maya, science.id)).toMatchObject([{ id: entry.record_id }]);
	expect(await phone.db.courses.get(science.id)).toMatchObject({ title: "Science" });
});

test("joined, and the line broke before the pull: the course comes with the next run", async () => {
	const { line, phone } = await classroom(here().server);
	const { science, code } = await scienceClass(here().server);
	const entry = await phone.join(code);
	expect((await runLosingPull(phone, line, "/api/lead/join")).kind).toBe("silent");
	expect(await phone.entry(entry)).toMatchObject({ state: "sent" });

	await phone.run();

	expect(await phone.db.courses.get(science.id)).toMatchObject({ title: "Science" });
});

test("joined from two phones and twice on one: in the course once, every phone says so and shows the same", async () => {
	const { phone, maya, deviceOf } = await classroom(here().server);
	const { science, code } = await scienceClass(here().server);
	const tablet = await deviceOf(maya);
	const joins = [await phone.join(code), await phone.join(code)];
	const other = await tablet.join(code);
	for (const device of [tablet, phone, tablet]) await device.run();

	expect(await enrollments(here().server, maya, science.id)).toMatchObject([{ id: other.record_id }]);
	for (const entry of joins) expect(await phone.db.outbox.get({ id: entry.id })).toMatchObject({ state: "sent" });
	expect(await tablet.entry(other)).toMatchObject({ state: "sent", attempts: 1 });
	expect(await mirrorOf(phone)).toEqual(await mirrorOf(tablet));
});

test("a code no course has is refused with the server's sentence, and holds up nothing", async () => {
	const { phone, task, answers } = await classroom(here().server);
	const wrong = await phone.join("WRONG99");
	await phone.submit(task.id, "three quarters");
	const { science, code } = await scienceClass(here().server);
	const right = await phone.join(code);

	expect((await phone.run()).kind).toBe("quiet");

	expect(await phone.entry(wrong)).toMatchObject({
		state: "failed",
		refusal: { reason: "refused", code: "unknown_code", message: "No course has this code." },
		body: { code: "WRONG99" },
	});
	expect(await phone.entry(right)).toMatchObject({ state: "sent" });
	expect(await answers()).toHaveLength(1);
	expect(await phone.db.courses.get(science.id)).toMatchObject({ title: "Science" });
});

test("a code that was renewed, a course that has ended, and a teacher's join are refused, each with its code", async () => {
	const { server } = here();
	const { phone, computer } = await classroom(server);
	const [renewed, ended] = [await scienceClass(server), await scienceClass(server)];
	const { token } = renewed.joseph;
	await server.ask("POST", "/api/lead/new-code", { token, body: { course_id: renewed.science.id } });
	await server.update("courses", ended.science.id, { archived_at: "2026-01-06 08:00:00.000Z" });
	const joins = [await phone.join(renewed.code), await phone.join(ended.code)];
	const teachers = await computer.join((await scienceClass(server)).code);

	for (const device of [phone, computer]) await device.run();

	const codes = await Promise.all(joins.map(async (entry) => (await phone.entry(entry)).refusal?.code));
	expect(codes).toEqual(["old_code", "course_ended"]);
	expect(await computer.entry(teachers)).toMatchObject({ state: "failed", refusal: { code: "students_only" } });
});

test("too many wrong codes: the next one is refused and may be sent later, and everything else goes on", async () => {
	const { phone, task, answers } = await classroom(here().server);
	for (let attempt = 0; attempt < 10; attempt++) await phone.join(`WRONG${10 + attempt}`);
	await phone.run();
	const { code } = await scienceClass(here().server);
	const entry = await phone.join(code);
	await phone.submit(task.id, "three quarters");

	expect((await phone.run()).kind).toBe("quiet");

	expect(await phone.entry(entry)).toMatchObject({
		state: "failed",
		refusal: { code: "too_many_codes", status: 403 },
	});
	expect(await answers()).toHaveLength(1);
});
