// The file of a copied material: its bytes are shared with its source, and there is none without it.
import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eventually } from "#support/eventually.ts";
import { uploaded } from "#support/materials.ts";
import { said } from "#support/requests.ts";
import { newId } from "#support/school.ts";
import type { Row } from "#support/server.ts";
import { code, copy, science } from "./copies.ts";
import { here, open, textFile } from "./two-materials.ts";

test("copies take no room of their own on the disk, and the file goes with the last of them", async () => {
	const { server, rana, lea, maths } = here();
	const { made } = await science();
	const source = await uploaded(
		server,
		rana,
		{ course_id: maths.id },
		textFile("A long sheet.\n".repeat(9000), "long.txt"),
	);
	const folderOf = ({ id }: { id: string }) => join(server.dataDir, "storage", String(source.collectionId), id);
	const fileOf = (row: Row) => statSync(join(folderOf(row), String(row.file_path)));
	const ids = Array.from({ length: 3 }, newId);
	for (const id of ids) {
		const answer = await copy("rana", { id, source_id: source.id, course_id: made.id });
		expect(answer.status, said(answer)).toBe(200);
	}
	const rows = await server.rows("materials", `course_id = '${made.id}'`);
	const places = [source, ...rows].map(fileOf);
	expect(places.map(({ ino, nlink, size }) => ({ ino, nlink, size }))).toEqual(
		Array(4).fill({ ino: places[0]?.ino, nlink: 4, size: source.size }),
	);
	const [first, second, last] = rows;
	if (!first || !second || !last) throw new Error("Three copies were made.");
	for (const { id } of [source, first]) await server.remove("materials", id);
	// A copy of a copy.
	const again = await copy("rana", { source_id: second.id, course_id: maths.id });
	expect(again.status, said(again)).toBe(200);
	for (const { id } of [second, { id: String(again.at("id")) }]) await server.remove("materials", id);
	// PocketBase removes files after its answer.
	await eventually(() => expect(fileOf(last).nlink).toBe(1));
	expect((await open(server, last, lea)).text.length).toBe(source.size);
	await server.remove("materials", last.id);
	const folders = () => readdirSync(join(folderOf(last), "..")).filter((id) => [source.id, ...ids].includes(id));
	await eventually(() => expect(folders()).toEqual([]));
});

test("of a file that is not on the disk there is no copy, and nothing is left of it", async () => {
	const { server, rana, maths } = here();
	const { made } = await science();
	const source = await uploaded(server, rana, { course_id: maths.id });
	rmSync(join(server.dataDir, "storage", String(source.collectionId), source.id), { recursive: true });
	expect(code(await copy("rana", { source_id: source.id, course_id: made.id }))).toBe("400 source_id unknown_material");
	expect(await server.rows("materials", `course_id = '${made.id}'`)).toEqual([]);
});
