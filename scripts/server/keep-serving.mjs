// @ts-check
// Starts a server again when it ends by itself, because nobody watches it at night. The pauses grow while it keeps
// ending, so that a broken folder or program does not fill the journal; they are short again after it has served for a
// while.
import { setTimeout as pass } from "node:timers/promises";
import { isEnding } from "#scripts/process/ending.mjs";

const shortest = 250; // milliseconds, like the two below
const longest = 30_000;
const steady = 10_000; // after serving this long, the next end counts as the first

/** @typedef {import("./pocketbase.mjs").RunningServer} RunningServer */

/**
 * Starts a server, and starts it again after each end until the command ends.
 * @param {() => Promise<RunningServer>} start
 * @param {(line: string) => void} say reports to the operator
 * @returns {Promise<RunningServer>} the first one, once it answers
 * @throws {Error} when the first start fails
 */
export async function keepServing(start, say) {
	const first = await start();
	startAgain(first, start, say);
	return first;
}

/**
 * @param {RunningServer} first
 * @param {() => Promise<RunningServer>} start
 * @param {(line: string) => void} say
 */
async function startAgain(first, start, say) {
	let pause = shortest;
	let end = endOf(first);
	while (true) {
		const { why, served } = await end;
		if (isEnding()) return;
		if (served >= steady) pause = shortest;
		say(`${why} It is started again in ${pause / 1000} s.`);
		await pass(pause);
		if (isEnding()) return;
		pause = Math.min(2 * pause, longest);
		end = start().then(
			(server) => {
				say("The server answers again.");
				return endOf(server);
			},
			({ message }) => ({ why: `${message}\n`, served: 0 }),
		);
	}
}

/** @param {RunningServer} server */
async function endOf(server) {
	const since = performance.now();
	const how = await server.ended;
	return { why: `The server ended by itself (${how}).`, served: performance.now() - since };
}
