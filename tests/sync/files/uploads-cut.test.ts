// An upload that is cut at any byte, while the page is closed in between: the material is whole on the server or not there,
// the upload goes on where it was, and is one material in the end.
import { expect, test } from "vitest";
import { pieceSize } from "#local/files/bytes.ts";
import { fileRun } from "#local/files/file-run.ts";
import { dropFiles } from "#local/files/kept.ts";
import { wireTo } from "#support/network/wire.ts";
import { browserOn, fileRows, shownFile, signedIn } from "#support/phones/files.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { content, expectWhole, give, receivedOf } from "./noise-upload.ts";

const here = serverForThisFile();

/** What requests have beside the bytes of the file, at most. */
const heads = 12_000;

test("cut at any of fifty moments, an upload outlives the closed page, goes on where it was and becomes one material", async () => {
	const { server } = here();
	const { computer, rana } = await classroom(server);
	const wire = await wireTo(server);
	browserOn(wire);
	signedIn(rana, "teacher");
	const whole = await give(computer.db);
	await fileRun(computer.db);
	await dropFiles(computer.db, [whole]);
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
		if (before) await expectWhole(server, id);
		if (first.silent) cut++;
		expect(await computer.db.uploads.count(), `waiting after ${at} bytes ${way}`).toBe(first.silent ? 1 : 0);

		computer.restart();
		wire.mend();
		wire.count();
		const arrived = before ? content.length : await receivedOf(server, id);
		const second = await fileRun(computer.db);
		expect([...first.given, ...second.given], `after ${at} bytes ${way}`).toEqual([id]);
		expect(wire.carried.up, `sent again after ${at} bytes ${way}`).toBeLessThan(content.length - arrived + heads);
		await expectWhole(server, id);
		// It need not come back: its bytes stay here.
		expect((await shownFile(computer.db, id))?.equals(content)).toBe(true);
		await dropFiles(computer.db, [id]);
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
		expect(await fileRun(computer.db)).toMatchObject({ given: [], silent: true });
		await lost;
		expect(await receivedOf(server, id)).toBe(has);
	}
	const last = line.nextHeldRequest(piece);
	const running = fileRun(computer.db);
	const held = await last;
	await server.stop("SIGKILL");
	void held.release();
	expect(await running).toMatchObject({ given: [], silent: true });
	await server.start();
	computer.restart();
	const lost = line.nextDroppedAnswer(piece);
	expect(await fileRun(computer.db)).toMatchObject({ given: [], silent: true });
	await lost;
	await expectWhole(server, id);
	const traffic = await line.measure(async () => expect(await fileRun(computer.db)).toMatchObject({ given: [id] }));
	expect(traffic.requests).toEqual([`POST ${begin}`]);
	expect(await fileRows(computer.db)).toEqual([1, 1, 0, 0]);
});
