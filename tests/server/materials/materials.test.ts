// Who may do what with study materials, over every channel. Every refusal stands beside the person who may.
import { describe, expect, test } from "vitest";
import { material } from "#support/materials.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { course, enrollments, newId } from "#support/school.ts";
import type { Row } from "#support/server.ts";
import { copy } from "./copies.ts";
import { edit, now } from "./edits.ts";
import { get, here, open, records, titles, tokenOf, type Who } from "./two-materials.ts";

const outside: Who[] = ["nobody", "wael", "bassam"];
const inside: Who[] = ["maya", "lea", "rana", "joseph", "boss"];
const inMaths: Who[] = ["maya", "rana", "boss"];
const everybody = [...outside, ...inside];

describe.each(everybody)("%s", (who) => {
	const may = inside.includes(who);
	const mayInMaths = inMaths.includes(who);

	test("lists, finds and opens what is in the library and in the own courses", async () => {
		const { server, worksheet, sums } = here();
		const list = await get(who);
		const found = await get(who, `?filter=${encodeURIComponent("search ~ 'marche'")}`);
		const foundInMaths = await get(who, `?filter=${encodeURIComponent("search ~ 'sums'")}`);
		const opens = async ({ id }: { id: string }) =>
			(await server.ask("GET", `${records}/${id}`, { token: tokenOf(who) })).status;

		expect(titles(list).sort()).toEqual([...(may ? ["Fractions", "Le marché"] : []), ...(mayInMaths ? ["Sums"] : [])]);
		expect(titles(found)).toEqual(may ? ["Le marché"] : []);
		expect(titles(foundInMaths)).toEqual(mayInMaths ? ["Sums"] : []);
		expect([await opens(worksheet), await opens(sums)]).toEqual([may ? 200 : 404, mayInMaths ? 200 : 404]);
	});

	test("opens a file with an own file token, or does not", async () => {
		const { server, worksheet, sums } = here();
		const opens = async (row: Row) => {
			const answer = who === "nobody" ? await open(server, row, "") : await open(server, row, here()[who]);
			return [answer.status, answer.text.startsWith("%PDF-")];
		};

		expect(await opens(worksheet)).toEqual(may ? [200, true] : [404, false]);
		expect(await opens(sums)).toEqual(mayInMaths ? [200, true] : [404, false]);
	});

	test("gives a material only by an upload, and not by the record API", async () => {
		const { server } = here();
		const body = { id: newId(), title: "New", course_id: "" };
		const closed = await server.ask("POST", records, { token: tokenOf(who), body });

		expect([401, 403]).toContain(closed.status);
		expect(await server.row("materials", body.id)).toBeUndefined();
	});

	test.each(["rana", "joseph", "boss", "maya"] as const)(
		"deletes what %s gave to the library only as its giver, to a course only as its teacher, and all as an admin",
		async (giver) => {
			const { server, maths } = here();
			for (const course_id of ["", maths.id]) {
				const row = await material(server, { title: "To go", created_by: here()[giver].id, course_id });
				const deleted = await server.ask("DELETE", `${records}/${row.id}`, { token: tokenOf(who) });
				const left = await server.row("materials", row.id);
				if (left) await server.remove("materials", left.id);

				const owner = course_id === "" ? giver : "rana";
				const allowed = who === "boss" || (who === owner && who !== "maya");
				expect([deleted.status, left], said(deleted)).toEqual(allowed ? [204, undefined] : [404, row]);
			}
		},
	);
});

test("who left a course, or is no teacher any more, reads and deletes nothing of it", async () => {
	const { server } = here();
	const [dima, nour] = [await teacher(server), await student(server)];
	const physics = await course(server, dima, [nour]);
	const notes = await material(server, { title: "Notes", created_by: dima.id, course_id: physics.id });
	const reads = async ({ token }: { token: string }) =>
		(await server.ask("GET", `${records}/${notes.id}`, { token })).status;
	expect([await reads(dima), await reads(nour)]).toEqual([200, 200]);

	for (const { id } of await enrollments(server, nour, physics.id)) await server.remove("enrollments", id);
	await server.update("user_roles", dima.roleId, { role: "student" });
	const deleted = await server.ask("DELETE", `${records}/${notes.id}`, { token: dima.token });

	expect([await reads(dima), await reads(nour), deleted.status]).toEqual([404, 404, 404]);
	await server.remove("courses", physics.id);
	expect(await server.row("materials", notes.id)).toBeUndefined();
});

test("a material belongs to who teaches its course now: who was taken out of it deletes nothing of it, also of the own", async () => {
	const { server, boss } = here();
	const [dima, zeina] = [await teacher(server), await teacher(server)];
	const physics = await course(server, dima, []);
	const own = await material(server, { title: "Notes", created_by: dima.id, course_id: physics.id });
	const inLibrary = await material(server, { title: "Notes", created_by: dima.id });
	const remove = async ({ token }: Person, { id }: Row) =>
		(await server.ask("DELETE", `${records}/${id}`, { token })).status;
	const giving = { token: boss.token, body: { course_id: physics.id, teacher_id: zeina.id } };
	expect((await server.ask("POST", "/api/lead/give-course", giving)).status).toBe(200);
	for (const { id } of await enrollments(server, dima, physics.id)) await server.remove("enrollments", id);

	expect([await remove(dima, own), await server.row("materials", own.id)]).toEqual([404, own]);
	expect([await remove(zeina, own), await server.row("materials", own.id)]).toEqual([204, undefined]);
	expect([await remove(zeina, inLibrary), await remove(dima, inLibrary)]).toEqual([404, 204]);
});

test("the folded text that is searched is sent to nobody", async () => {
	const { server, worksheet } = here();
	for (const who of inside) {
		const answer = await get(who);
		expect(titles(answer).length).toBeGreaterThan(1);
		const one = await server.ask("GET", `${records}/${worksheet.id}`, { token: tokenOf(who) });
		expect(one.at("title")).toBe("Fractions");
		for (const { text } of [answer, one]) expect(text).not.toContain('"search"');
	}
});

test.each(["rana", "boss"] as const)("nor is it to %s, who copies or edits one, or repeats that", async (who) => {
	const { worksheet, maths } = here();
	const asked = { id: newId(), source_id: worksheet.id, course_id: maths.id, mutation: newId() };
	const copies = [await copy(who, asked), await copy(who, asked)];
	const row = await now({ id: asked.id });
	const change = () => edit(tokenOf(who), row, { title: "Other sums" });
	const edits = [await change(), await change()];

	for (const answer of [...copies, ...edits]) {
		expect([answer.status, answer.at("id")], said(answer)).toEqual([200, asked.id]);
		expect(answer.text).not.toContain('"search"');
	}
});

test("expanding who gave it says only what the reader may know of that person", async () => {
	const { rana, worksheet } = here();
	const giver = async (who: Who) =>
		(await get(who, `?expand=created_by&filter=id="${worksheet.id}"`)).at("items.0.expand");

	expect(await giver("rana")).toMatchObject({ created_by: { name: "Rana Khoury" } });
	expect(JSON.stringify(await giver("boss"))).toContain(rana.email);
	expect(await giver("joseph")).not.toHaveProperty("created_by");
	expect([await giver("maya"), await giver("lea")]).toEqual([undefined, undefined]);
});
