// The ways in which a phone or the server is killed while a class sends what it wrote.
import type { Held } from "#support/network/exchange.ts";
import type { NetworkProxy } from "#support/proxy.ts";
import type { RealServer } from "#support/server.ts";
import type { Writer } from "./writer.ts";

const batch = "/api/batch";

type Killed = { server: RealServer; writer: Writer };

/** Waits for an exchange of the writer's batch, or for the end of the run that should have made it. */
async function during(line: NetworkProxy, held: Promise<Held>, runs: Promise<unknown>): Promise<Held | null> {
	const found = await Promise.race([held, runs.then(() => null)]);
	line.forgetRules();
	return found;
}

/** Each kills during the runs, and says whether there was something to kill. */
export const kills = {
	"server killed before it has the request": async ({ server, writer }, runs) => {
		const held = await during(writer.line, writer.line.nextHeldRequest(batch), runs);
		await server.stop("SIGKILL");
		held?.drop();
		return held !== null;
	},
	"server killed in the middle of the write": async ({ server, writer }, runs) => {
		const held = await during(writer.line, writer.line.nextHeldRequest(batch), runs);
		const over = held?.release();
		await server.stop("SIGKILL");
		await over;
		return held !== null;
	},
	"server killed before its answer arrives": async ({ server, writer }, runs) => {
		const held = await during(writer.line, writer.line.nextHeldAnswer(batch), runs);
		await server.stop("SIGKILL");
		held?.drop();
		return held !== null;
	},
	"phone killed, its request lost": async ({ writer }, runs) => {
		const held = await during(writer.line, writer.line.nextHeldRequest(batch), runs);
		writer.phone.restart();
		held?.drop();
		return held !== null;
	},
	"phone killed, its request arrives late": async ({ writer }, runs) => {
		const held = await during(writer.line, writer.line.nextHeldRequest(batch), runs);
		held?.cutClient();
		writer.phone.restart();
		await writer.run();
		await held?.release();
		return held !== null;
	},
	"phone killed before the answer arrives": async ({ writer }, runs) => {
		const held = await during(writer.line, writer.line.nextHeldAnswer(batch), runs);
		writer.phone.restart();
		held?.drop();
		return held !== null;
	},
	"phone killed while it notes the answer": async ({ writer }, runs) => {
		const held = await during(writer.line, writer.line.nextHeldAnswer(batch), runs);
		await held?.release();
		writer.phone.restart();
		return held !== null;
	},
} as const satisfies Record<string, (killed: Killed, runs: Promise<unknown>) => Promise<boolean>>;

export type Manner = keyof typeof kills;
export const manners = Object.keys(kills).filter((name): name is Manner => Object.hasOwn(kills, name));
