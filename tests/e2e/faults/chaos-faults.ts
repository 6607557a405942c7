// One kill at one step: brings the answer exactly there by what passes on the line, kills, and starts again.
import { expect } from "@playwright/test";
import type { Chance } from "#support/chance.ts";
import type { Held } from "#support/exchange.ts";
import { type Answer, confirming, type Desk } from "./chaos-device.ts";
import type { Step, Strike } from "./chaos-plan.ts";

type Case = { desk: Desk; answer: Answer; strike: Strike; chance: Chance };

const gate = "/api/lead/gate";
const batch = "/api/batch";

/** Kills the victim; afterwards, at the latest, the line lets go of what it held. */
async function kill({ desk, strike }: Case, held?: Held): Promise<void> {
	if (strike.victim === "browser") await desk.browser.kill();
	else await desk.server.stop("SIGKILL");
	held?.drop();
}

/** Power is back. */
async function restart({ desk, strike }: Case): Promise<void> {
	desk.line.forgetRules();
	if (strike.victim === "browser") await desk.reopen();
	else await desk.server.start();
}

/** Hands in and resolves with what the line holds then. The page has not been told that anything was sent. */
async function untilHeld(at: Case, holding: Promise<Held>): Promise<Held> {
	const before = await at.desk.successes();
	await at.desk.handIn(at.answer);
	const held = await holding;
	await at.desk.saysUnsent(at.answer, before);
	return held;
}

async function typed(at: Case): Promise<void> {
	const { desk, answer, strike, chance } = at;
	const tail = strike.manner === "in the middle of a word" ? ` and then ${chance.upTo(1000)} more` : "";
	await desk.type(answer, { unsavedTail: tail });
	await kill(at);
	await restart(at);
	await desk.readableAsDraft(answer);
	// Half of the drafts are handed in; the others must still be drafts at the end.
	if (chance.upTo(2) === 0) await desk.handIn(answer);
}

async function committed(at: Case): Promise<void> {
	const held = await untilHeld(at, at.desk.line.nextHeldRequest(gate));
	await kill(at, held);
	await restart(at);
}

async function inFlight(at: Case): Promise<void> {
	const { desk, strike } = at;
	const held = await untilHeld(at, desk.line.nextHeldRequest(batch));
	if (strike.manner === "lost") await kill(at, held);
	else if (strike.manner === "in the middle of the write") {
		const carried = held.release();
		await kill(at);
		await carried;
	} else await kill(at);
	if (strike.manner === "late, before the restart") await held.release();
	await restart(at);
	if (strike.manner !== "late, after everything") return;
	await desk.healed();
	await held.release();
}

async function storedButUnanswered(at: Case): Promise<void> {
	const held = await untilHeld(at, at.desk.line.nextHeldAnswer(batch));
	expect(held.answer?.status).toBe(200);
	await kill(at, held);
	await restart(at);
}

async function beingConfirmed(at: Case): Promise<void> {
	const { desk, strike, chance } = at;
	const held = await untilHeld(at, desk.line.nextHeldAnswer(batch));
	if (strike.manner === "inside the transaction") {
		const inside = desk.line.nextHeldRequest(confirming);
		await desk.blockConfirmation();
		await held.release();
		await kill(at, await inside);
	} else {
		await held.release();
		// A moment later, but which one: reading, comparing, writing or just written.
		await new Promise((next) => setTimeout(next, chance.upTo(25)));
		await kill(at);
	}
	await restart(at);
}

const strikesAt: Record<Step, (at: Case) => Promise<void>> = {
	typed,
	committed,
	"in flight": inFlight,
	"stored but unanswered": storedButUnanswered,
	confirming: beingConfirmed,
};

/** Carries out one strike and waits until everything has healed by itself. */
export async function carryOut(at: Case): Promise<void> {
	await strikesAt[at.strike.step](at);
	await at.desk.healed();
	if (at.answer.handedIn) await at.desk.saysSent(at.answer);
}
