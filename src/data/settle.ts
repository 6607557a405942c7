// After a pull the phone knows what the server shows; here every open question about an errand is answered from that.

import { sentNow } from "./content.ts";
import { type AccountDatabase, noteStanding } from "./db.ts";
import { foldFollowUps } from "./edits.ts";
import { type Errand, isErrand, mutationOf } from "./errands.ts";
import { keepSentFor, unsent } from "./outbox.ts";
import type { Run } from "./run.ts";

const triesBeforeAsking = 5;
const patience = 86_400_000;

export type Open = {
	/** Errands of this run that were refused without a reason. */
	puzzling: Errand[];
	/** Confirmed errands that were looked for in this run, and the ids of those among them that the server has. */
	lookedFor: Errand[];
	known: ReadonlySet<string>;
};

/** Call it inside a transaction. @returns whether there is something new to send */
export async function settle(run: Run, { puzzling, lookedFor, known }: Open): Promise<boolean> {
	for (const { seq } of puzzling) {
		const errand = await run.db.outbox.get(seq);
		if (errand?.state !== "queued") continue;
		const explained = await explain(run, errand);
		await run.db.outbox.put(explained.state === "failed" ? await foldFollowUps(run.db, explained) : explained);
	}
	let more = false;
	for (const errand of await unsent(run.db)) {
		const changed = await revisit(run, errand);
		if (changed) await run.db.outbox.put(changed);
		more ||= changed?.state === "queued";
	}
	for (const { seq, id } of lookedFor) more = (await noteWhetherThere(run.db, seq, known.has(id))) || more;
	await noteStanding(run.db, { restored: false });
	const old = (await run.db.outbox.where({ state: "sent" }).toArray()).filter(isErrand);
	await run.db.outbox.bulkDelete(old.filter((errand) => isOld(run, errand)).map(({ seq }) => seq));
	return more;
}

/** The confirmed errands of the last 30 days, oldest first: a server that was restored may have lost any of them. */
export async function stillKept(run: Run): Promise<Errand[]> {
	const sent = await run.db.outbox.where({ state: "sent" }).toArray();
	return inOrder(sent).filter((errand) => !isOld(run, errand));
}

const inOrder = (errands: readonly Errand[]) => errands.filter(isErrand).sort((a, b) => a.seq - b.seq);

const isOld = (run: Run, errand: Errand) =>
	// Whichever way a clock was wrong: what it says happened a month away from now is over.
	errand.state === "sent" && Math.abs(run.world.now() - (errand.sent_at ?? 0)) > keepSentFor;

const sent = (run: Run, errand: Errand): Errand => ({ ...errand, ...sentNow(run.world.now(), errand) });

/** A refusal without a reason: perhaps its place is gone; else it is tried again. */
async function explain(run: Run, errand: Errand): Promise<Errand> {
	if (!(await hasHome(run.db, errand))) return withoutHome(run, errand);
	const tired = errand.attempts >= triesBeforeAsking && run.world.now() - errand.created >= patience;
	return tired ? { ...errand, state: "failed" } : errand;
}

function withoutHome(run: Run, errand: Errand): Errand {
	const said = errand.answer ?? { status: 0, code: "", message: "" };
	return { ...errand, state: "failed", homeless: true, answer: { ...said, reason: "not-yours", at: run.world.now() } };
}

/**
 * Whether what the errand belongs to (its assignment, course or submission) is among what this person may see, also when
 * another build wrote it down in a way that this one cannot read.
 */
async function hasHome(db: AccountDatabase, errand: Errand): Promise<boolean> {
	const home = mutationOf(errand).home(errand);
	return home === null || (await db.shows(home.name, home.id));
}

/** A refused errand, looked at again: its place came back, is gone, or the same words are there by another road. */
async function revisit(run: Run, errand: Errand): Promise<Errand | null> {
	if (errand.state !== "failed") return null;
	const home = await hasHome(run.db, errand);
	if (errand.homeless && home) return { ...errand, state: "queued", homeless: false, next_attempt: 0, told: "saved" };
	if (errand.answer?.reason === "not-yours" && !home && !errand.homeless) return { ...errand, homeless: true };
	return (await isThereAlready(run.db, errand)) ? sent(run, errand) : null;
}

async function isThereAlready(db: AccountDatabase, errand: Errand): Promise<boolean> {
	const { collection, twin } = mutationOf(errand);
	const same = twin?.(errand);
	if (!same) return false;
	const rows = await db.mirror(collection).where(same.index).equals(same.value).toArray();
	return rows.some((other) => same.is(other));
}

/** A confirmed errand that the server lost is sent again, by itself and without a word about it. */
async function noteWhetherThere(db: AccountDatabase, seq: number, there: boolean): Promise<boolean> {
	const errand = await db.outbox.get(seq);
	if (errand?.state !== "sent") return false;
	const lost = { ...errand, state: "queued", next_attempt: 0, sent_at: null, told: "end" } as const;
	await db.outbox.put(there ? { ...errand, seen: true } : lost);
	return !there;
}
