// Whom the handshake tells of materials: of the library everybody, of a course its people, and nobody else.
import { expect, test } from "vitest";
import { changedAfter } from "#support/api/handshakes.ts";
import { material, uploaded } from "#support/materials.ts";
import { student, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { course, enrol } from "#support/school.ts";
import type { Row } from "#support/server.ts";
import { here, records } from "./two-materials.ts";

const people = ["maya", "karim", "lea", "rana", "joseph", "boss"] as const;

const everybody = () => people.map((who) => here()[who]);

/** What each of these people is told after \`act\`. */
const notifiedAfter = (act: () => Promise<unknown>, who: { token: string }[]) => changedAfter(here().server, who, act);

/** What everybody is told when only these are told of the material. */
const only = (row: Row, ...who: (typeof people)[number][]) =>
	people.map((one) => (who.includes(one) ? { materials: [row.id] } : {}));

test("of a material of the library everybody is told, when it comes and when it goes", async () => {
	const { server, rana } = here();
	let row: Row = { id: "" };
	const came = await notifiedAfter(async () => {
		row = await uploaded(server, rana);
	}, everybody());
	expect(came).toEqual(only(row, ...people));

	const went = await notifiedAfter(
		() => server.ask("DELETE", `${records}/${row.id}`, { token: rana.token }),
		everybody(),
	);
	expect(went).toEqual(only(row, ...people));
});

test("of a material of a course its people are told, and of no upload that is on its way anybody", async () => {
	const { server, boss, maths, mathsTask } = here();
	let row: Row = { id: "" };
	const place = { course_id: maths.id, assignment_id: mathsTask.id };
	const came = await notifiedAfter(async () => {
		row = await uploaded(server, boss, place);
	}, everybody());
	expect(came).toEqual(only(row, "maya", "karim", "rana"));

	const went = await notifiedAfter(
		() => server.ask("DELETE", `${records}/${row.id}`, { token: boss.token }),
		everybody(),
	);
	expect(went).toEqual(only(row, "maya", "karim", "rana"));
});

test("of one that is moved to another course both are told, of one that leaves the library everybody", async () => {
	const { server, maths, french } = here();
	const row = await material(server, { course_id: maths.id });
	const moved = await notifiedAfter(() => server.update("materials", row.id, { course_id: french.id }), everybody());
	expect(moved).toEqual(only(row, "maya", "karim", "lea", "rana", "joseph"));

	const opened = await notifiedAfter(() => server.update("materials", row.id, { course_id: "" }), everybody());
	expect(opened).toEqual(only(row, ...people));
	const closed = await notifiedAfter(() => server.update("materials", row.id, { course_id: french.id }), everybody());
	expect(closed).toEqual(only(row, ...people));
	await server.remove("materials", row.id);
});

test("who has left, waits, is blocked or is no teacher any more is told of nothing in the course", async () => {
	const { server, wael, bassam } = here();
	const [former, nour] = [await teacher(server), await student(server)];
	const physics = await course(server, former, []);
	const place = await enrol(server, nour, physics.id);
	await enrol(server, wael, physics.id);
	await enrol(server, bassam, physics.id);
	await server.remove("enrollments", place.id);
	await server.update("user_roles", former.roleId, { role: "student" });

	const outside = [former, nour, wael, bassam];
	expect(await notifiedAfter(() => material(server, { course_id: physics.id }), outside)).toEqual([{}, {}, {}, {}]);
});

test("who joins a course compares everything, and finds its materials", async () => {
	const { server, maths, sums } = here();
	const nour = await student(server);
	const opens = async () => (await server.ask("GET", `${records}/${sums.id}`, { token: nour.token })).status;
	expect(await opens()).toBe(404);

	expect(await notifiedAfter(() => enrol(server, nour, maths.id), [nour])).toEqual(["manifest"]);
	expect(await opens()).toBe(200);
});

test("whatever somebody is told of and is still there can be opened", async () => {
	const { server, rana, joseph, maths, french } = here();
	const act = async () => {
		for (const [who, course_id] of [
			[rana, maths.id],
			[joseph, french.id],
			[rana, ""],
		] as const)
			await uploaded(server, who, { course_id });
	};
	for (const [at, changed] of (await notifiedAfter(act, everybody())).entries()) {
		const ids: string[] = Object(changed).materials;
		expect(ids.length).toBeGreaterThan(0);
		for (const id of ids) {
			const answer = await server.ask("GET", `${records}/${id}`, { token: everybody()[at]?.token });
			expect(answer.status, said(answer)).toBe(200);
		}
	}
});
