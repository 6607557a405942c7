// The ways in which a phone or the server is killed while a class sends what it wrote.
import type { Held } from "#support/network/exchange.ts";
import type { RealServer } from "#support/server.ts";
import type { Writer } from "./writer.ts";

const batch = "/api/batch";

type Killed = { server: RealServer; writer: Writer };

type Runs = Promise<unknown>;

/** The writer's exchange that is held; null when the runs end without it. */
async function during(runs: Runs, { line }: Writer, held: Promise<Held>): Promise<Held | null> {
	const found = await Promise.race([held, runs.then(() => null)]);
	line.forgetRules();
	return found;
}

/** The writer's batch, before the server has it. */
const heldRequest = (writer: Writer, runs: Runs) => during(runs, writer, writer.line.nextHeldRequest(batch));

/** The server's answer to the writer's batch, before the phone has it. */
const heldAnswer = (writer: Writer, runs: Runs) => during(runs, writer, writer.line.nextHeldAnswer(batch));

/** Whether the server has carried out what was held on its way, or knew it. */
const isAccepted = (held: Held | null): boolean => held?.answer?.status === 200;

/** Each kills during the runs, and says whether that hit what its name says. */
export const kills = {
	"server killed before it has the request": async ({ server, writer }, runs) => {
		const held = await heldRequest(writer, runs);
		await server.stop("SIGKILL");
		held?.drop();
		return held !== null;
	},
	"server killed in the middle of the write": async ({ server, writer }, runs) => {
		const held = await heldRequest(writer, runs);
		const over = held?.release();
		await server.stop("SIGKILL");
		await over;
		return held !== null;
	},
	"server killed before its answer arrives": async ({ server, writer }, runs) => {
		const held = await heldAnswer(writer, runs);
		await server.stop("SIGKILL");
		held?.drop();
		return isAccepted(held);
	},
	"phone killed, its request lost": async ({ writer }, runs) => {
		const held = await heldRequest(writer, runs);
		writer.phone.restart();
		held?.drop();
		return held !== null;
	},
	"phone killed, its request arrives late": async ({ writer }, runs) => {
		const held = await heldRequest(writer, runs);
		held?.cutClient();
		writer.phone.restart();
		await writer.run();
		await held?.release();
		// As a repetition, after the phone has sent it again.
		return isAccepted(held);
	},
	"phone killed before the answer arrives": async ({ writer }, runs) => {
		const held = await heldAnswer(writer, runs);
		writer.phone.restart();
		held?.drop();
		return isAccepted(held);
	},
	"phone killed while it notes the answer": async ({ writer }, runs) => {
		const held = await heldAnswer(writer, runs);
		await held?.release();
		writer.phone.restart();
		return isAccepted(held);
	},
} as const satisfies Record<string, (killed: Killed, runs: Runs) => Promise<boolean>>;

export type Manner = keyof typeof kills;
export const manners = Object.keys(kills).filter((name): name is Manner => Object.hasOwn(kills, name));
