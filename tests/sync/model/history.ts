// One history of the model, from the beginning of a school to its rest.
import type { Action } from "./actions.ts";
import { startIdsAnew } from "./ids.ts";
import { checkWhenQuiet } from "./quiet.ts";
import { School } from "./school.ts";
import { Watch } from "./watch.ts";

/**
 * Performs the actions and checks the promises after each and in the end.
 * @returns the faults that were met
 * @throws {Error} that names a broken promise
 */
export async function goThrough(history: readonly Action[]): Promise<readonly string[]> {
	startIdsAnew();
	const school = new School();
	const watch = new Watch(school);
	await school.begin();
	await watch.check();
	for (const next of history) {
		await school.perform(next);
		await watch.check();
	}
	await checkWhenQuiet(school, watch);
	for (const phone of Object.values(school.phones)) phone.close();
	return school.server.met.faults;
}
