// An upload that is cut at any byte, while the page is closed in between: the material is whole on the server or not there,
// the upload goes on where it was, and is one material in the end.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { AccountDatabase } from "#local/database.ts";
import { pieceSize } from "#local/files/bytes.ts";
import { fetchFile } from "#local/files/fetching.ts";
import { fileRun } from "#local/files/file-run.ts";
import { dropFiles } from "#local/files/kept.ts";
import { addUpload } from "#local/files/uploads.ts";
import { wireTo } from "#support/network/wire.ts";
import { teacher } from "#support/people.ts";
import { browserOn, choose, fileRows, noise, shownFile, signedIn } from "#support/phones/files.ts";
import { classroom } from "#support/schools/classroom.ts";
import type { Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

const heads = 12_000;
const content = noise(2 * pieceSize + 54_321);

const words = { title: "Noise", subject: "Science", grade: "6", description: "Two lines\nof it.", name: "noise.png" };
const library = { ...words, course_id: "", assignment_id: "" };

const give = (db: AccountDatabase) => addUpload(db, library, content.slice().buffer);

const received = async (id: string) =>
	Number((await here().server.sql(`SELECT received FROM uploads WHERE id = '${id}'`))[0]?.received ?? 0);

function expectWhole(row: Row | undefined): void {
	const { name, ...said } = library;
	expect(row).toMatchObject({ ...said, size: content.length });
	const path = [row?.collectionId, row?.id, row?.file_path].map(String);
	const stored = readFileSync(join(here().server.dataDir, "storage", ...path));
	expect(stored.equals(content)).toBe(true);
}

test("cut at any of fifty moments, an upload outlives the closed page, goes on where it was and becomes one material", async () => {
	const { server } = here();
	const { computer, rana } = await classroom(server);
	const wire = await wireTo(server);
	browserOn(wire);
	signedIn(rana, "teacher");
	await give(computer.db);
	await fileRun(computer.db);
	const all = wire.carried;
	expect(all.up).toBeGreaterThan(content.length);
	let cut = 0;

	for (let moment = 0; moment < 50; moment++) {
		// A line breaks while something goes up, or while the answer comes down.
		const way = moment % 5 === 4 ? "down" : "up";
		const at = Math.floor((all[way] * (moment + 0.5)) / 50);
		const id = await give(computer.db);
		wire.cutAfter(way, at);
		const first = await fileRun(computer.db);
		const before = await server.row("materials", id);
		if (before) expectWhole(before);
		if (first.silent) cut++;
		expect(await computer.db.uploads.count(), `waiting after ${at} bytes ${way}`).toBe(first.silent ? 1 : 0);

		computer.restart();
		wire.mend();
		wire.count();
		const arrived = before ? content.length : await received(id);
		const second = await fileRun(computer.db);
		expect([...first.given, ...second.given], `after ${at} bytes ${way}`).toEqual([id]);
		expect(wire.carried.up, `sent again after ${at} bytes ${way}`).toBeLessThan(content.length - arrived + heads);
		expectWhole(await server.row("materials", id));
		expect(await fileRows(computer.db)).toEqual([0, 0, 0, 0]);
	}
	expect(cut).toBeGreaterThan(40);
	expect(await server.rows("materials")).toHaveLength(51);
});

test("a lost answer to any request of an upload, and a server killed in the middle, double nothing", async () => {
	const { server } = here();
	const { computer, rana, line } = await classroom(server);
	browserOn(line);
	signedIn(rana, "teacher");
	const id = await give(computer.db);
	const begin = "/api/lead/uploads";
	const piece = `${begin}/${id}`;
	for (const [path, has] of [
		[begin, 0],
		[`${piece}?from=0`, pieceSize],
		[`${piece}?from=${pieceSize}`, 2 * pieceSize],
	] as const) {
		const lost = line.nextDroppedAnswer(path);
		expect(await fileRun(computer.db)).toEqual({ given: [], silent: true });
		await lost;
		expect(await received(id)).toBe(has);
	}
	const last = line.nextHeldRequest(piece);
	const running = fileRun(computer.db);
	const held = await last;
	await server.stop("SIGKILL");
	void held.release();
	expect(await running).toEqual({ given: [], silent: true });
	await server.start();
	computer.restart();
	const lost = line.nextDroppedAnswer(piece);
	expect(await fileRun(computer.db)).toEqual({ given: [], silent: true });
	await lost;
	expectWhole(await server.row("materials", id));
	const traffic = await line.measure(async () => expect(await fileRun(computer.db)).toMatchObject({ given: [id] }));
	expect(traffic.requests).toEqual([`POST ${begin}`]);
	expect(await fileRows(computer.db)).toEqual([0, 0, 0, 0]);
});

test.each(["stays", "is removed again"])(
	"a material that comes, and is opened, before its upload learns that it arrived %s",
	async (end) => {
		const { server } = here();
		const { computer, rana, line } = await classroom(server);
		browserOn(line);
		signedIn(rana, "teacher");
		const id = await give(computer.db);
		const lost = line.nextDroppedAnswer(`/api/lead/uploads/${id}?from=${2 * pieceSize}`);
		await fileRun(computer.db);
		await lost;
		await computer.run();
		await fetchFile(computer.db, await choose(computer.db, id));
		expect((await shownFile(computer.db, id))?.equals(content)).toBe(true);
		if (end !== "stays") await dropFiles(computer.db, [id]);
		expect(await fileRun(computer.db)).toEqual({ given: [id], silent: false });
		expect(await fileRows(computer.db)).toEqual(end === "stays" ? [1, 3, 0, 0] : [0, 0, 0, 0]);
		if (end === "stays") expect((await shownFile(computer.db, id))?.equals(content)).toBe(true);
	},
);

test("an upload of which the server knows nothing any more begins anew", async () => {
	const { server } = here();
	const { computer, rana, line } = await classroom(server);
	browserOn(line);
	signedIn(rana, "teacher");
	const id = await give(computer.db);
	const lost = line.nextDroppedAnswer(`/api/lead/uploads/${id}?from=${pieceSize}`);
	await fileRun(computer.db);
	await lost;
	const held = line.nextHeldRequest(`/api/lead/uploads/${id}?from=${2 * pieceSize}`);
	const running = fileRun(computer.db);
	const request = await held;
	await server.sql(`DELETE FROM uploads WHERE id = '${id}'`);
	await request.release();
	expect(await running).toEqual({ given: [id], silent: false });
	expectWhole(await server.row("materials", id));
});

test("two tabs send a file once; a second teacher's uploads are not theirs", async () => {
	const { server } = here();
	const { computer, rana, line } = await classroom(server);
	const joseph = await teacher(server, "Joseph Saade");
	browserOn(line);
	signedIn(rana, "teacher");
	const id = await give(computer.db);
	const tab = computer.tab();
	const traffic = await line.measure(async () => {
		const ends = await Promise.all([fileRun(computer.db), fileRun(tab)]);
		expect(ends.flatMap(({ given }) => given)).toEqual([id]);
	});
	expect(traffic.requests).toHaveLength(4);
	await give(computer.db);
	signedIn(joseph, "teacher");
	const nothing = await line.measure(() => fileRun(computer.db));
	expect(nothing.requests).toEqual([]);
});
