// One run: handshake, push, pull, reconcile. One at a time per account on a device; whoever comes second waits.
//
//   handshake   who am I to the server, what is its clock, which of my rows changed since my position
//   push        what waits in the outbox, in batches; the server's own rows come back and only then it is "sent"
//   pull        the changed rows into the mirror, all or nothing, up to the handshake's position
//   reconcile   what the fresh mirror says about entries that were refused without a reason or lost their place
//
// A guest's run only pushes (guest.ts).
// A run never throws for anything a network or a server does, and it never deletes a word.

import { lockOf } from "#sync/storage/names.ts";
import { emptyMirror, unseal } from "#sync/storage/vault.ts";
import { lostIds, noteFound } from "#sync/storage/witnessed.ts";
import { noteSyncState, type SyncDatabase, syncStateOf } from "./database.ts";
import { type Entry, mutationOf } from "./entry.ts";
import { asGuest } from "./guest.ts";
import { type Handshake, shakeHands } from "./handshake.ts";
import { askKnown } from "./known.ts";
import { unseen } from "./outbox.ts";
import { conclude, isHeld, quietEnd, type Step, waitOf } from "./pause.ts";
import type { Platform } from "./platform.ts";
import { pull } from "./pull.ts";
import { type PushEnd, push } from "./push.ts";
import { reconcile, stillKept } from "./reconcile.ts";
import { recover } from "./recover.ts";
import { type Run, type RunOptions, Superseded, startRun, takeSendLock, writeWithSendLock } from "./run.ts";
import { accountsOf, type Schema } from "./schema.ts";

/**
 * The person a run is for, captured once, so that no entry ever travels under another person's token. `stillHere` is
 * asked when the run gets its turn: if the person signed out while it waited, it must not open the database again.
 */
export type RunOwner = {
	db: SyncDatabase;
	platform: Platform;
	token: string;
	stillHere?: () => boolean | Promise<boolean>;
};

/** Runs something while no run of this account is under way on this device. See `alone` in platform.ts. */
export const whileNoRun = <Result>(
	platform: Platform,
	db: SyncDatabase,
	work: (lost: AbortSignal) => Promise<Result>,
): Promise<Result> => platform.alone(lockOf(db), work);

/**
 * How a run ended, and the handshake's answer when it passed. superseded: the tab was frozen during the run, and
 * another run took the send lock.
 */
export type RunEnd = { kind: Exclude<Step["kind"], "again"> | "superseded"; handshake: Handshake | null };

/** Sends what waits and fetches what changed. */
export async function sync(owner: RunOwner, options: RunOptions = {}): Promise<RunEnd> {
	const { urgent = false, stop } = options;
	const { db, platform, stillHere = () => true } = owner;
	return await whileNoRun<RunEnd>(platform, db, async (lost) => {
		const run = startRun(owner, urgent, [stop, lost]);
		if (!(await stillHere()) || (await isHeld(run, options))) return { kind: "silent", handshake: null };
		await recover(run);
		// Asked again: this tab may have been frozen before `recover` took the send lock, and the person may have signed out
		// since.
		if (!(await stillHere())) return { kind: "silent", handshake: null };
		let step = await once(run);
		// A restored server or a record that came back puts entries back into the queue: they go in the same run.
		for (let round = 0; step.kind === "again" && round < 3; round++) step = await once(run);
		const kind = step.kind === "again" ? "quiet" : step.kind;
		// Requests that this phone ended say nothing of the server.
		const isLetGo = kind === "silent" && stop?.aborted;
		if (step.kind !== "quiet" && !isLetGo) await conclude(run, { silent: kind === "silent", wait: step.wait }, options);
		return { kind, handshake: step.handshake };
	}).catch(endWhenSuperseded<RunEnd>({ kind: "superseded", handshake: null }));
}

/** Turns `Superseded` into `result`; rethrows every other error. */
const endWhenSuperseded =
	<Result>(result: Result) =>
	(error: unknown): Result => {
		if (error instanceof Superseded) return result;
		throw error;
	};

/**
 * The first handshake of a sign-in: who the server says this is. Nothing is opened, sent or fetched yet.
 * @returns null when the server did not answer with a handshake
 */
export async function firstHandshake(owner: RunOwner): Promise<Handshake | null> {
	const { db, platform } = owner;
	const first = await whileNoRun(platform, db, async (lost) => {
		const run = startRun(owner, true, [lost]);
		await takeSendLock(run);
		return await shakeHands(run);
	}).catch(endWhenSuperseded(null));
	return first?.kind === "passed" ? first.handshake : null;
}

/** Opens what this person sealed here before. Sending and fetching follow with the first run. */
export const unsealAfterSignIn = ({ db, platform }: RunOwner, handshake: Handshake): Promise<void> =>
	whileNoRun(platform, db, () => unseal(db, handshake.vault));

const once = (run: Run): Promise<Step> => (run.db.schema.accounts ? asAccount(run) : asGuest(run));

async function asAccount(run: Run): Promise<Step> {
	const first = await shakeHands(run);
	if (first.kind !== "passed") return { kind: first.kind, handshake: null, wait: waitOf(first) };
	await unseal(run.db, first.handshake.vault, (work) => writeWithSendLock(run, work));
	const closed = await closedFor(run, first.handshake);
	if (closed) return closed;
	const fromEarlierRuns = await unseen(run.db);
	const pushed = await push(run);
	if (pushed.kind === "session") return await afterRefusal(run, first.handshake);
	if (pushed.kind !== "done") return { kind: pushed.kind, handshake: first.handshake, wait: waitOf(pushed) };
	return await receive(run, first.handshake, pushed, fromEarlierRuns);
}

/** The token was refused since the handshake: only the handshake can tell a dead one. */
async function afterRefusal(run: Run, handshake: Handshake): Promise<Step> {
	const again = await shakeHands(run);
	return { kind: again.kind === "passed" ? "silent" : again.kind, handshake, wait: waitOf(again) };
}

type Pushed = Extract<PushEnd, { kind: "done" }>;

/** An account that is not open is shown empty lists and refused every write: nothing is asked, and what is unsent stays. */
async function closedFor(run: Run, handshake: Handshake): Promise<Step | null> {
	const access = accountsOf(run.db.schema).accessOf(handshake.account);
	if (access === "open") return null;
	if (access === "closed") await writeWithSendLock(run, () => emptyMirror(run.db));
	return { kind: "account", handshake, wait: 0 };
}

async function receive(
	run: Run,
	first: Handshake,
	{ unexplained, joined, more }: Pushed,
	fromEarlierRuns: Entry[],
): Promise<Step> {
	// A refusal without a reason can mean that the token expired after the handshake, and a person who just joined a
	// course may see more rows. Both need a new handshake before the pull is trusted.
	const again =
		unexplained.length > 0 || joined ? await shakeHands(run) : { kind: "passed" as const, handshake: first };
	if (again.kind !== "passed") return { kind: again.kind, handshake: first, wait: waitOf(again) };
	const { handshake } = again;
	const closed = await closedFor(run, handshake);
	if (closed) return closed;
	const { restored } = await syncStateOf(run.db);
	const lookedFor = restored ? await stillKept(run) : fromEarlierRuns;
	// A rule refuses even what was carried out before, if its author may not write there any more.
	const open = [...lookedFor, ...unexplained].map(({ id }) => id);
	const known = await askKnown(run, [...open, ...lostIds(run.db)]);
	const applyRows = known && (await pull(run, handshake, placesOf(run.db.schema, [...unexplained, ...lookedFor])));
	if (!applyRows) return { kind: "silent", handshake, wait: 0 };
	noteFound(run.db, known);
	// One transaction, the end of the run included: every transaction makes all live queries read again, and the one after
	// it waits for those reads.
	return await writeWithSendLock(run, async () => {
		await applyRows();
		if ((await reconcile(run, { unexplained, lookedFor, known, fromEarlierRuns })) || more)
			return { kind: "again", handshake, wait: 0 };
		await noteSyncState(run.db, quietEnd);
		return { kind: "quiet", handshake, wait: 0 };
	});
}

/** The rows that can tell what became of an entry: its own, and what it belongs to. */
function placesOf(schema: Schema, entries: Entry[]): Record<string, string[]> {
	const places: Record<string, string[]> = {};
	const note = (name: string, id: string) => {
		places[name] = [...(places[name] ?? []), id];
	};
	for (const entry of entries) {
		const { collection, parent } = mutationOf(schema, entry);
		note(collection, entry.record_id);
		const place = parent(entry);
		if (place) note(place.name, place.id);
	}
	return places;
}
