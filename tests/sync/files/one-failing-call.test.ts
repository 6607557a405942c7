// A file is given and fetched back while one call of the phone's storage fails. `npm test` tries some of the calls, `npm run
// test:long` every one in every way.
import { expect, test } from "vitest";
import { fileRun } from "#local/files/file-run.ts";
import { dropFiles, keep } from "#local/files/kept.ts";
import { broken, chosen } from "#model/failing/one-call.ts";
import { breakStorage, type StorageWay, storageWays } from "#model/failing-storage.ts";
import { Fuse } from "#model/fuse.ts";
import { longOrShort } from "#support/chance/long.ts";
import { browserOn, fileRows, shownFile, signedIn } from "#support/phones/files.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { NotSaved } from "#sync/storage/durable.ts";
import { content, expectWhole, give } from "./noise-upload.ts";

const here = serverForThisFile();
const patience = longOrShort(21_600_000, 120_000);

/** What was not saved says so, with no other error. @returns null then */
const orNotSaved = <Result>(saving: Promise<Result>): Promise<Result | null> =>
	saving.catch((error: unknown) => (error instanceof NotSaved ? null : Promise.reject(error)));

test("a file is whole, and given once, whichever call of the storage fails", { timeout: patience }, async () => {
	const { server } = here();
	const { computer, rana, line } = await classroom(server);
	browserOn(line);
	signedIn(rana, "teacher");

	const tryIt = async (at: number, way: StorageWay) => {
		const fuse = new Fuse(at, way);
		/** The page is closed in the end, and what is to be done goes on in the next one. */
		const whileOneFails = async <Result>(work: () => Promise<Result>): Promise<Result> => {
			const repair = breakStorage(fuse);
			fuse.armed = true;
			const result = await work().finally(repair);
			fuse.armed = false;
			// A run that ends with an error is made again.
			computer.restart();
			await fileRun(computer.db);
			return result;
		};
		const id = await whileOneFails(async () => {
			const saved = await orNotSaved(give(computer.db));
			await fileRun(computer.db).catch(() => undefined);
			return saved;
		});
		expect((await fileRows(computer.db)).slice(2), "nothing is on its way").toEqual([0, 0]);
		expect(await server.rows("materials"), "given once").toHaveLength(id === null ? 0 : 1);
		if (id === null) return fuse.calls;
		await expectWhole(server, id);

		await computer.run();
		await dropFiles(computer.db, [id]);
		const isWanted = await whileOneFails(async () => {
			const saved = await orNotSaved(keep(computer.db, { id, size: content.length }, "chosen").then(() => id));
			const end = await fileRun(computer.db).catch(() => null);
			// A file for which the phone has no room is given up, and its person reads that.
			return saved !== null && !end?.full;
		});
		const shown = await shownFile(computer.db, id);
		expect(shown?.equals(content) ?? false, "here, and whole").toBe(isWanted);
		await dropFiles(computer.db, [id]);
		// Thousands of materials would make every later try slower, and more than a list of them shows.
		await server.sql("DELETE FROM materials");
		await computer.run();
		return fuse.calls;
	};
	const calls = await chosen(() => tryIt(Number.POSITIVE_INFINITY, "aborted"), storageWays);

	expect(await broken(calls, tryIt)).toEqual([]);
});
