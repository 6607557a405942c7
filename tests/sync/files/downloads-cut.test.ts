// A download that is cut at any byte: the file is whole on the phone or not shown, goes on where it was, and is the same in
// the end.
import { expect, test } from "vitest";
import { pieceSize } from "#local/files/bytes.ts";
import { fetchFile } from "#local/files/fetching.ts";
import { fileRun } from "#local/files/file-run.ts";
import { dropFiles } from "#local/files/kept.ts";
import { material } from "#support/materials.ts";
import { wireTo } from "#support/network/wire.ts";
import { browserOn, choose, noise, shownFile, signedIn } from "#support/phones/files.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

/** What requests and responses have beside the bytes of the file, at most. */
const heads = 12_000;

const content = noise(3 * pieceSize + 12_345);

/** A student whose phone knows of a picture of three pieces and a bit. */
async function aPicture() {
	const { server } = here();
	const room = await classroom(server);
	const { id } = await material(server, { course_id: room.maths.id }, { content, name: "noise.png" });
	await room.phone.run();
	return { ...room, id };
}

test("cut at any of fifty moments, a file is whole or not shown, goes on where it was and is the same in the end", async () => {
	const { phone, maya, id } = await aPicture();
	const wire = await wireTo(here().server);
	browserOn(wire);
	signedIn(maya, "student");
	await choose(phone.db, id);
	await fileRun(phone.db);
	const all = wire.carried.down;
	expect(all).toBeGreaterThan(content.length);
	let cut = 0;

	for (let moment = 0; moment < 50; moment++) {
		await dropFiles(phone.db, [id]);
		await choose(phone.db, id);
		const at = Math.floor((all * (moment + 0.5)) / 50);
		wire.cutAfter("down", at);
		const first = await fileRun(phone.db);
		const received = (await phone.db.keptFiles.get(id))?.received ?? 0;
		const shown = await shownFile(phone.db, id);
		expect(shown === null || shown.equals(content), `shown after ${at} bytes`).toBe(true);
		expect(shown === null, `silent after ${at} bytes`).toBe(first.silent);
		expect(received, `kept of ${at} bytes`).toBeGreaterThan(at - heads - pieceSize);
		if (first.silent) cut++;

		// The page was closed meanwhile.
		phone.restart();
		wire.mend();
		wire.count();
		expect(await fileRun(phone.db)).toMatchObject({ given: [], silent: false });
		expect(wire.carried.down, `fetched again after ${at} bytes`).toBeLessThan(content.length - received + heads);
		expect((await shownFile(phone.db, id))?.equals(content), `in the end, after ${at} bytes`).toBe(true);
	}
	expect(cut).toBeGreaterThan(45);
});

test("a lost answer, a killed server and a page of somebody else's cost one piece", async () => {
	const { server } = here();
	const { phone, maya, id, line } = await aPicture();
	browserOn(line);
	signedIn(maya, "student");
	await choose(phone.db, id);
	const path = `/api/files/materials/${id}/`;
	const received = async () => (await phone.db.keptFiles.get(id))?.received;

	const lost = line.nextDroppedAnswer(path);
	expect(await fileRun(phone.db)).toMatchObject({ given: [], silent: true });
	await lost;
	expect(await received()).toBe(0);

	const first = line.nextHeldAnswer(path);
	const running = fileRun(phone.db);
	const passing = await first;
	const second = line.nextHeldRequest(path);
	await passing.release();
	const held = await second;
	await server.stop("SIGKILL");
	void held.release();
	expect(await running).toMatchObject({ given: [], silent: true });
	expect(await received()).toBe(pieceSize);
	await server.start();

	line.captivePortal();
	expect(await fileRun(phone.db)).toMatchObject({ given: [], silent: true });
	line.answerAll(200, { token: "of somebody else" });
	expect(await fileRun(phone.db)).toMatchObject({ given: [], silent: true });
	expect([await received(), await shownFile(phone.db, id)]).toEqual([pieceSize, null]);

	line.pass();
	const traffic = await line.measure(() => fileRun(phone.db));
	expect(traffic.requests.filter((request) => request.includes(path))).toHaveLength(3);
	expect((await shownFile(phone.db, id))?.equals(content)).toBe(true);
});

test("two tabs fetch a file once, one after the other, and so does the tab that opens it", async () => {
	const { phone, maya, id, line } = await aPicture();
	browserOn(line);
	signedIn(maya, "student");
	const { server } = here();
	const other = await material(server, {}, { content: noise(2 * pieceSize, 3), name: "other.png" });
	await phone.run();
	await choose(phone.db, id);
	const chosen = await choose(phone.db, other.id);
	const tab = phone.tab();
	const held = line.nextHeldRequest("/api/files/materials/");
	const traffic = await line.measure(async () => {
		const runs = [fileRun(phone.db), fileRun(tab), fetchFile(tab, chosen)];
		await (await held).release();
		await Promise.all(runs);
	});
	const pieces = traffic.requests.filter((request) => request.startsWith("GET /api/files/materials/"));
	expect(pieces).toHaveLength(4 + 2);
	expect((await shownFile(tab, id))?.equals(content)).toBe(true);
	expect((await shownFile(tab, other.id))?.length).toBe(2 * pieceSize);
});
