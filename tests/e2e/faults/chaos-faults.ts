// One kill at one step: brings the submission exactly there by what passes on the line, kills, and starts again.
import { expect } from "@playwright/test";
import type { Chance } from "#support/chance/chance.ts";
import type { Held } from "#support/network/exchange.ts";
import type { Answer, Device } from "./chaos-device.ts";
import { blockConfirmation, confirming } from "./chaos-page.ts";
import type { Fault, Step } from "./chaos-plan.ts";

type Case = { device: Device; answer: Answer; fault: Fault; chance: Chance };

const handshake = "/api/lead/handshake";
const batch = "/api/batch";

/** Kills the victim, and afterwards releases what the line held. */
async function kill({ device, fault }: Case, held?: Held): Promise<void> {
	if (fault.victim === "browser") await device.browser.kill();
	else await device.server.stop("SIGKILL");
	held?.drop();
}

/** Starts the victim again. */
async function restart({ device, fault }: Case): Promise<void> {
	device.line.forgetRules();
	if (fault.victim === "browser") await device.reopen();
	else await device.server.start();
}

/** Hands in and resolves with what the line then holds. The page has not been told that anything was sent. */
async function untilHeld(at: Case, holding: Promise<Held>): Promise<Held> {
	const before = await at.device.successes();
	await at.device.handIn(at.answer);
	const held = await holding;
	await at.device.saysUnsent(at.answer, before);
	return held;
}

async function typed(at: Case): Promise<void> {
	const { device, answer, fault, chance } = at;
	const tail = fault.manner === "in the middle of a word" ? ` and then ${chance.upTo(1000)} more` : "";
	await device.type(answer, { unsavedTail: tail });
	await kill(at);
	await restart(at);
	await device.readableAsDraft(answer);
	// Half of the drafts are handed in; the others must still be drafts at the end.
	if (chance.upTo(2) === 0) await device.handIn(answer);
}

async function committed(at: Case): Promise<void> {
	const held = await untilHeld(at, at.device.line.nextHeldRequest(handshake));
	await kill(at, held);
	await restart(at);
}

async function inFlight(at: Case): Promise<void> {
	const { device, fault } = at;
	const held = await untilHeld(at, device.line.nextHeldRequest(batch));
	if (fault.manner === "lost") await kill(at, held);
	else if (fault.manner === "in the middle of the write") {
		const carried = held.release();
		await kill(at);
		await carried;
	} else await kill(at);
	if (fault.manner === "late, before the restart") await arrive(held);
	await restart(at);
	if (fault.manner !== "late, after everything") return;
	await device.healed();
	await arrive(held);
}

/** The request reaches the server although its phone is gone, and is carried out or known already. */
async function arrive(held: Held): Promise<void> {
	await held.release();
	expect(held.answer?.status).toBe(200);
}

async function storedButUnanswered(at: Case): Promise<void> {
	const held = await untilHeld(at, at.device.line.nextHeldAnswer(batch));
	expect(held.answer?.status).toBe(200);
	await kill(at, held);
	await restart(at);
}

async function beingConfirmed(at: Case): Promise<void> {
	const { device, fault, chance } = at;
	const held = await untilHeld(at, device.line.nextHeldAnswer(batch));
	if (fault.manner === "inside the transaction") {
		const inside = device.line.nextHeldRequest(confirming);
		await blockConfirmation(device.page);
		await held.release();
		await kill(at, await inside);
	} else {
		await held.release();
		// After a random moment: the phone is reading, comparing, writing, or has just written.
		await new Promise((next) => setTimeout(next, chance.upTo(25)));
		await kill(at);
	}
	await restart(at);
}

const killsAt: Record<Step, (at: Case) => Promise<void>> = {
	typed,
	committed,
	"in flight": inFlight,
	"stored but unanswered": storedButUnanswered,
	confirming: beingConfirmed,
};

/** Carries out one fault and waits until everything has recovered by itself. */
export async function carryOut(at: Case): Promise<void> {
	await killsAt[at.fault.step](at);
	await at.device.healed();
	if (at.answer.handedIn) await at.device.saysSent(at.answer);
}
