// Who changes what is said of a material: whoever may delete it. Every refusal stands beside a person who may.
import { beforeAll, describe, expect, test } from "vitest";
import { handshake } from "#support/api/handshakes.ts";
import { eventually } from "#support/eventually.ts";
import { material } from "#support/materials.ts";
import { type Person, student, teacher, tokenOf } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { enrol, enrollments } from "#support/school.ts";
import { edit, now } from "./edits.ts";
import { here, records } from "./two-materials.ts";

/** Besides those of the two courses: who taught maths until now, who teaches it with Rana, who was a teacher when giving. */
const others: Record<"former" | "colleague" | "demoted", Person | null> = {
	former: null,
	colleague: null,
	demoted: null,
};

beforeAll(async () => {
	const { server, maths } = here();
	for (const name of ["former", "colleague", "demoted"] as const) {
		const who = await teacher(server);
		await enrol(server, who, maths.id, "teacher");
		others[name] = who;
	}
	const { former, demoted } = others;
	if (!former || !demoted) throw new Error("The teachers were made.");
	for (const { id } of await enrollments(server, former, maths.id)) await server.remove("enrollments", id);
	await server.update("user_roles", demoted.roleId, { role: "student" });
});

const people = ["wael", "bassam", "maya", "lea", "rana", "joseph", "boss"] as const;
const called = [...people, "former", "colleague", "demoted"] as const;
type Called = (typeof called)[number];
const whoIs = (name: Called): Person => {
	const found = name === "former" || name === "colleague" || name === "demoted" ? others[name] : here()[name];
	if (!found) throw new Error(`Nobody is ${name}.`);
	return found;
};

describe.each<Called | "nobody">(["nobody", ...called])("%s", (name) => {
	test.each<["a course" | "the library", Called]>([
		["a course", "rana"],
		["a course", "former"],
		["the library", "rana"],
		["the library", "joseph"],
		["the library", "former"],
		["the library", "demoted"],
		["the library", "maya"],
	])("renames a material of %s that %s gave only when it may be deleted by the same person", async (where, giver) => {
		const { server, maths } = here();
		const course_id = where === "a course" ? maths.id : "";
		const row = await material(server, { title: "Fractoins", created_by: whoIs(giver).id, course_id });
		const token = name === "nobody" ? undefined : whoIs(name).token;

		const answer = await edit(token, row, { title: "Fractions" });
		const after = await now(row);
		const deleted = await server.ask("DELETE", `${records}/${row.id}`, { token });

		const owners: string[] = where === "a course" ? ["rana", "colleague"] : [giver];
		const allowed = name === "boss" || (owners.includes(name) && name !== "demoted" && name !== "maya");
		expect([answer.status, after.title], said(answer)).toEqual(allowed ? [200, "Fractions"] : [404, "Fractoins"]);
		if (!allowed) expect(after).toEqual(row);
		expect(deleted.status, said(deleted)).toBe(allowed ? 204 : 404);
		if (!allowed) await server.remove("materials", row.id);
	});
});

test("a sign-in that has run out, and one that was ended, rename nothing", async () => {
	const { server, rana, maths } = here();
	const row = await material(server, { course_id: maths.id });
	const out = { token: await tokenOf(server, rana.id, 1) };
	await eventually(async () => expect((await handshake(server, out)).status).toBe(401));
	const late = await edit(out.token, row, { title: "Late" });
	const zeina = await teacher(server);
	await enrol(server, zeina, maths.id, "teacher");
	await server.update("users", zeina.id, { password: "another-1", passwordConfirm: "another-1" });
	const ended = await edit(zeina.token, row, { title: "Ended" });

	expect([late.status, ended.status, await now(row)]).toEqual([404, 404, row]);
	expect((await edit(rana.token, row, { title: "In time" })).status).toBe(200);
});

test("who is given the role of a teacher renames, and no more once taken out of the course", async () => {
	const { server, maths } = here();
	const dima = await student(server);
	const place = await enrol(server, dima, maths.id, "teacher");
	const row = await material(server, { course_id: maths.id });
	expect((await edit(dima.token, row, { title: "As a student" })).status).toBe(404);
	await server.update("user_roles", dima.roleId, { role: "teacher" });
	expect((await edit(dima.token, row, { title: "As a teacher" })).status).toBe(200);
	await server.remove("enrollments", place.id);
	expect((await edit(dima.token, await now(row), { title: "Later" })).status).toBe(404);
	await server.remove("materials", row.id);
});
