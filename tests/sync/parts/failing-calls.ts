// Does the same thing again and again; each time another call of the storage fails, once.
import { breakStorage, type StorageWay, storageWays } from "#model/failing-storage.ts";
import { Fuse } from "#model/fuse.ts";

/** The errors that browsers throw. */
const errors = storageWays.filter((way) => way !== "aborted");

/**
 * Each call fails in one of the ways, in turn.
 * @param prepare makes everything anew; it returns what is done while the call fails, and what must hold afterwards
 */
export async function whicheverCallFails(
	prepare: () => Promise<{ act: () => Promise<void>; check: (failure: string) => Promise<void> }>,
	ways: readonly StorageWay[] = errors,
): Promise<void> {
	for (let at = 1, burnt = true; burnt; at++) {
		const way = ways[at % ways.length] ?? "aborted";
		const { act, check } = await prepare();
		const fuse = new Fuse(at, way);
		const mend = breakStorage(fuse);
		fuse.armed = true;
		await act().finally(mend);
		await check(`call ${at}, ${way}`);
		burnt = fuse.burnt;
	}
}
