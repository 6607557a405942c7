// One run of a student's phone, for tests of its parts: it has the send lock, and what it asks for is written down.
import { startRun, takeSendLock } from "#sync/run.ts";
import { Clock } from "./clock.ts";
import type { Fault } from "./faults.ts";
import { ana } from "./people.ts";
import { FakePhone } from "./phone.ts";
import { FakeServer } from "./server.ts";

/** A request on the line, and for how many milliseconds the phone waits for its answer. */
export type OnLine = { url: URL; patience: number; clock: Clock };

/** @param line what happens to each request, or who answers in the server's place */
export async function aRun(line: (request: OnLine) => Fault | Response = () => "none") {
	const clock = new Clock();
	const server = new FakeServer({ now: () => clock.now });
	const phone = new FakePhone("phone", ana, server, clock);
	phone.token = "token";
	server.giveToken(ana, phone.token);
	const asked: URL[] = [];
	let patience = 0;
	const platform: typeof phone.platform = {
		...phone.platform,
		deadline: (ms) => {
			patience = ms;
			return phone.platform.deadline(ms);
		},
		fetch: async (input, init) => {
			const url = new URL(String(input));
			asked.push(url);
			const happens = line({ url, patience, clock });
			if (typeof happens !== "string") return happens;
			phone.network = [happens];
			return await phone.platform.fetch(input, init);
		},
	};
	const run = startRun({ db: phone.db, platform, token: phone.token }, false, []);
	await takeSendLock(run);
	return { clock, server, phone, run, asked };
}
