// Reading lists over lines of every speed: how much is asked for at once, and what is believed.
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { type Fault, respond } from "#support/fakes/faults.ts";
import { id } from "#support/fakes/people.ts";
import { aRun, type OnLine } from "#support/fakes/run.ts";
import { put } from "#support/fakes/state.ts";
import { byIds, everyRow, Incomplete, readerFor, stamp } from "#sync/list.ts";

const titles = { name: "materials", shape: z.object({ id: z.string(), title: z.string() }) };
const stamps = { name: "materials", shape: stamp, fields: "id,updated" } as const;

const nameOf = (number: number) => id(`m${String(number).padStart(4, "0")}`);
const names = (count: number) => Array.from({ length: count }, (_, number) => nameOf(number));

/**
 * A reader, and a library of so many materials.
 * @param line what happens to each request
 */
async function aLibrary(count: number, line?: (request: OnLine) => Fault | Response) {
	const { server, run, asked, clock } = await aRun(line);
	server.state.rows.materials = {};
	for (const name of names(count)) put(server.state, "materials", { id: name, title: "The heron", course_id: "" }, {});
	const begun = clock.now;
	return {
		reader: readerFor(run),
		asked,
		/** How many rows each request asked for. */
		counts: () => asked.map(({ searchParams }) => Number(searchParams.get("perPage"))),
		elapsed: () => clock.now - begun,
	};
}

/** A line on which each row takes so many milliseconds; what takes longer than the phone waits does not arrive. */
const lineOf =
	(milliseconds: number) =>
	({ url, patience, clock }: OnLine): Fault => {
		const takes = Number(url.searchParams.get("perPage")) * milliseconds;
		clock.now += Math.min(takes, patience);
		return takes > patience ? "timeout" : "none";
	};

test("every row comes once, in pages, also when the last page is exactly full", async () => {
	// Forty rows take three seconds, which is not quick.
	const { reader, counts } = await aLibrary(120, lineOf(75));
	const rows = await everyRow(reader, titles, null);
	expect(rows.map((row) => row.id)).toEqual(names(120));
	expect(counts()).toEqual([40, 40, 40, 40]);
});

test("a quick line is asked for twice as much each time, and for no more than five hundred rows", async () => {
	const { reader, counts } = await aLibrary(1500, lineOf(1));
	expect(await everyRow(reader, titles, null)).toHaveLength(1500);
	expect(counts()).toEqual([40, 80, 160, 320, 500, 500]);
});

test("short lists, however quickly they come, say nothing of the line: the next long one begins with few rows", async () => {
	const { reader, counts } = await aLibrary(100, lineOf(0));
	await byIds(reader, titles, names(39));
	await byIds(reader, stamps, names(120));
	await everyRow(reader, stamps, null);
	expect(await everyRow(reader, titles, null)).toHaveLength(100);
	expect(counts()).toEqual([39, 120, 480, 40, 80]);
});

test("stamps are short: twelve times as many are asked for at once, and no words come with them", async () => {
	const { reader, asked, counts } = await aLibrary(100);
	expect(await everyRow(reader, stamps, null)).toHaveLength(100);
	expect(counts()).toEqual([480]);
	await everyRow(reader, titles, null);
	expect(asked.map(({ searchParams }) => searchParams.get("fields"))).toEqual(["id,updated", null, null]);
});

test("a line too slow for many rows is asked for fewer, and a single row is waited for a minute", async () => {
	const { reader, counts, elapsed } = await aLibrary(3, lineOf(30_000));
	const rows = await everyRow(reader, titles, null);
	expect(rows.map((row) => row.id)).toEqual(names(3));
	expect(counts()).toEqual([40, 10, 2, 1, 1, 1, 1]);
	expect(elapsed()).toBe(3 * 20_000 + 4 * 30_000);
});

test("when not even one row arrives within a minute, the reading is given up", async () => {
	let requests = 0;
	const { reader, counts } = await aLibrary(3, (request) =>
		++requests > 8 ? "lost request" : lineOf(90_000)(request),
	);
	await expect(everyRow(reader, titles, null)).rejects.toThrow(Incomplete);
	expect(counts()).toEqual([40, 10, 2, 1]);
});

test("rows are asked for by their ids, each once however slow the line is, and those not shown are left out", async () => {
	const { reader, counts } = await aLibrary(50, lineOf(1500));
	const wanted = [...names(50), nameOf(777)];
	const rows = await byIds(reader, titles, wanted);
	expect(rows.map((row) => row.id)).toEqual(names(50));
	expect(counts()).toEqual([40, 10, 10, 10, 10, 10, 1]);
});

test("no request names more than 120 ids, and for none nothing is asked", async () => {
	const { reader, counts } = await aLibrary(300);
	expect(await byIds(reader, stamps, names(300))).toHaveLength(300);
	expect(counts()).toEqual([120, 120, 60]);
	expect(await byIds(reader, stamps, [])).toEqual([]);
	expect(counts()).toHaveLength(3);
});

const filters = (asked: URL[]) => asked.map(({ searchParams }) => searchParams.get("filter") ?? "");

test("of a part of a collection those rows are asked for of which one of the conditions holds", async () => {
	const { reader, asked } = await aLibrary(3);
	expect(await everyRow(reader, titles, null)).toHaveLength(3);
	const rows = await everyRow(reader, titles, [`id='${nameOf(1)}'`, "course_id='another'"]);
	expect(rows.map(({ id }) => id)).toEqual([nameOf(1)]);
	expect(filters(asked)).toEqual(["id>''", `(id>'')&&(id='${nameOf(1)}'||course_id='another')`]);
	expect(await everyRow(reader, titles, [])).toEqual([]);
	expect(asked).toHaveLength(2);
});

test("conditions too many for one filter are asked in parts, and a row that two let through comes once", async () => {
	const { reader, asked } = await aLibrary(300);
	const conditions = [
		"course_id=''",
		...names(300).map((name) => `id='${name}'`),
		...names(199).map((name) => `assignment_id='${name}'`),
	];
	const rows = await everyRow(reader, stamps, conditions);
	expect(rows.map(({ id }) => id).sort()).toEqual(names(300));
	expect(filters(asked)).toHaveLength(5);
	expect(Math.max(...filters(asked).map((filter) => filter.length))).toBeLessThanOrEqual(3500);
	const named = filters(asked).flatMap((filter) => filter.slice("(id>'')&&(".length, -1).split("||"));
	expect(named).toEqual(conditions);
});

test.each([
	["a row without its words", respond({ status: 200, body: { items: [{ id: nameOf(0) }] } })],
	["a page of somebody else's", respond({ status: 200, body: { message: "Welcome." } })],
	["an error, whatever stands in it", respond({ status: 500, body: { items: [] } })],
])("%s makes the reading void", async (_, response) => {
	const { reader } = await aLibrary(1, () => response.clone());
	await expect(everyRow(reader, titles, null)).rejects.toThrow(Incomplete);
	await expect(byIds(reader, titles, names(1))).rejects.toThrow(Incomplete);
});
