// Runs of phones: two in a row, and one that the line breaks at a known moment.
import type { Phone } from "#support/phone.ts";
import type { NetworkProxy } from "#support/proxy.ts";
import type { RunEnd } from "#sync/sync.ts";

const batch = "/api/batch";

/** Two runs of each phone: the second pulls what the first has sent. */
export async function runTwice(...phones: Phone[]): Promise<void> {
	for (let round = 0; round < 2; round++) for (const phone of phones) await phone.run();
}

/** The batch does not reach the server, and the phone cannot know that. */
export async function runLosingRequest(phone: Phone, line: NetworkProxy): Promise<void> {
	const held = line.nextHeldRequest(batch);
	const run = phone.run();
	(await held).drop();
	await run;
}

/** The server carries out the request to `path`, and the phone does not receive the response. */
export async function runLosingAnswer(phone: Phone, line: NetworkProxy, path = batch): Promise<void> {
	const lost = line.nextDroppedAnswer(path);
	await phone.run();
	await lost;
}

/** The response from `path` arrives, and the line breaks before the next request. */
export async function runLosingPull(phone: Phone, line: NetworkProxy, path = batch): Promise<RunEnd> {
	const confirmed = line.nextHeldAnswer(path);
	const run = phone.run();
	const answer = await confirmed;
	const next = line.nextHeldRequest("/api/");
	await answer.release();
	// A run without anything to pull ends here.
	(await Promise.race([next, run.then(() => null)]))?.drop();
	const end = await run;
	line.forgetRules();
	return end;
}
