// Realtime goes on for as long as a tab is open: whoever is shut out while listening hears nothing more, and whoever may
// still listen does.
import { expect, test } from "vitest";
import { admin, type Person, student, teacher } from "#support/people.ts";
import { assignment, course, enrol, submission } from "#support/school.ts";
import type { RealServer, Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { listen } from "./realtime.ts";

const here = serverForThisFile(async (server) => ({ boss: await admin(server) }));

type Lesson = { rana: Person; maya: Person; place: Row; maths: Row; task: Row; work: Row };

async function lesson(server: RealServer): Promise<Lesson> {
	const [rana, maya] = [await teacher(server), await student(server)];
	const maths = await course(server, rana, []);
	const task = await assignment(server, maths.id);
	const place = await enrol(server, maya, maths.id);
	return { rana, maya, place, maths, task, work: await submission(server, maya, task.id) };
}

type Blow = (school: Lesson, patch: (path: string, body: object) => Promise<number>) => Promise<unknown>;

const blows: [string, "maya" | "rana", string[], Blow][] = [
	[
		"is blocked",
		"maya",
		["courses/*", "assignments/*", "submissions/*", "users/*"],
		({ maya }, patch) => patch(`collections/users/records/${maya.id}`, { blocked_at: "now" }),
	],
	[
		"is blocked",
		"rana",
		["courses/*", "submissions/*", "enrollments/*"],
		({ rana }, patch) => patch(`collections/users/records/${rana.id}`, { blocked_at: "now" }),
	],
	[
		"is given a temporary password",
		"maya",
		["courses/*", "submissions/*"],
		({ maya }) =>
			here().server.ask("POST", "/api/lead/temporary-password", {
				token: here().boss.token,
				body: { user_id: maya.id },
			}),
	],
	[
		"has a new password",
		"rana",
		["courses/*", "submissions/*"],
		({ rana }) => here().server.update("users", rana.id, { password: "another-1", passwordConfirm: "another-1" }),
	],
	[
		"teaches no more",
		"rana",
		["courses/*", "submissions/*"],
		({ rana }, patch) => patch(`collections/user_roles/records/${rana.roleId}`, { role: "student" }),
	],
	[
		"is taken out of the course",
		"maya",
		["courses/*", "assignments/*"],
		({ place }) => here().server.remove("enrollments", place.id),
	],
];

test.each(blows)("who %s (%s) hears nothing of what comes after", async (_, who, topics, strike) => {
	const { server, boss } = here();
	const school = await lesson(server);
	const ears = [await listen(server, school[who], topics), await listen(server, boss, topics)];
	const change = async (mark: string) => {
		await server.update("courses", school.maths.id, { subject: `course ${mark}` });
		await server.update("assignments", school.task.id, { title: `task ${mark}` });
		await server.update("submissions", school.work.id, { feedback: `work ${mark}` });
		await ears[1]?.heard(`course ${mark}`);
	};
	await change("before");
	await ears[0]?.heard("course before");
	const patch = async (path: string, body: object) =>
		(await server.ask("PATCH", `/api/${path}`, { token: boss.token, body })).status;
	await strike(school, patch);
	await change("after");
	await change("last");
	for (const ear of ears) await ear.stop();

	expect(ears[0]?.said()).not.toMatch(/after|last/);
	expect(ears[1]?.said()).toMatch(/course after.*course last/s);
});
