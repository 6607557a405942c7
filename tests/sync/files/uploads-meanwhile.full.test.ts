// An upload among other things that go on: the material comes before its upload learns that it arrived, the server forgets
// it, another tab sends it, too.
import { expect, test } from "vitest";
import { pieceSize } from "#local/files/bytes.ts";
import { fetchFile } from "#local/files/fetching.ts";
import { fileRun } from "#local/files/file-run.ts";
import { dropFiles } from "#local/files/kept.ts";
import { NoAnswer } from "#local/online.ts";
import { teacher } from "#support/people.ts";
import { browserOn, choose, shownFile, signedIn } from "#support/phones/files.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { content, expectWhole, give } from "./noise-upload.ts";

const here = serverForThisFile();

test.each(["whole", "in part", "no more"])(
	"a material that was opened before its upload learns that it arrived, and is here %s, is whole here in the end",
	async (present) => {
		const { server } = here();
		const { computer, rana, line } = await classroom(server);
		browserOn(line);
		signedIn(rana, "teacher");
		const id = await give(computer.db);
		const lost = line.nextDroppedAnswer(`/api/lead/uploads/${id}?from=${2 * pieceSize}`);
		await fileRun(computer.db);
		await lost;
		await computer.run();
		const chosen = await choose(computer.db, id);
		if (present === "in part") {
			const first = line.nextHeldAnswer(`/api/files/materials/${id}`);
			const fetching = fetchFile(computer.db, chosen);
			const passing = await first;
			const second = line.nextDroppedAnswer(`/api/files/materials/${id}`);
			await passing.release();
			await second;
			await expect(fetching).rejects.toBeInstanceOf(NoAnswer);
		} else await fetchFile(computer.db, chosen);
		if (present === "no more") await dropFiles(computer.db, [id]);
		expect(await fileRun(computer.db)).toMatchObject({ given: [id], silent: false });
		expect(await computer.db.uploads.count()).toBe(0);
		expect((await shownFile(computer.db, id))?.equals(content)).toBe(true);
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
	expect(await running).toMatchObject({ given: [id], silent: false });
	await expectWhole(server, id);
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
