// Writes on their way to the server. Saving is one strict transaction, awaited before anything says "saved".
// The law of this file: an entry once attempted is immutable, because the server may have it. Never attempted, it can
// be edited in place or taken back; attempted, an edit follows behind it as an errand of its own.
import { type AccountDatabase, standingOf } from "./db.ts";
import { type Errand, isErrand, mutationOf, type NewErrand } from "./errands.ts";
import { newId } from "./new-id.ts";
import { wellFormedIn } from "./text.ts";
import type { World } from "./world.ts";
import { writing } from "./writing.ts";

/** How long confirmed errands stay: they are the cure for a server restored from an older backup. */
export const keepSentFor = 30 * 24 * 3_600_000;

export const isUnsent = (errand: Errand): boolean => errand.state !== "sent";

/** When it was written as the server's clock would say it; the phone's own time while no server was ever met. */
export const correctedTime = (now: number, clockOffset: number | null): string =>
	new Date(now + (clockOffset ?? 0)).toISOString();

/** The body as it will travel: the arguments and nothing else, without half characters, with the times of writing. */
function complete(fresh: NewErrand, writtenAt: string): object {
	const { args, stamp } = mutationOf(fresh);
	const at = stamp ? { [stamp.at]: writtenAt } : {};
	const unsure = stamp?.unsure ? { [stamp.unsure]: false } : {};
	return args.parse({ ...wellFormedIn(fresh.body), ...at, ...unsure });
}

type SaveOptions = {
	/** Where the words were typed; that draft goes in the same transaction. */
	draftKey?: string;
	/** A refused errand this one takes the place of. */
	instead?: string;
};

/**
 * Puts a write in the outbox, in one transaction with what it makes superfluous.
 * @returns the errand as saved
 * @throws {NotSaved} and nothing has changed
 */
export async function save(
	db: AccountDatabase,
	world: World,
	fresh: NewErrand,
	{ draftKey, instead }: SaveOptions = {},
): Promise<Errand> {
	const add = async () => {
		const { clock_offset } = await standingOf(db);
		const created = world.now();
		const refused = instead ? await db.outbox.get({ id: instead }) : undefined;
		if (refused?.state === "failed") await db.outbox.delete(refused.seq);
		const entry: unknown = {
			seq: 0,
			kind: fresh.kind,
			body: asPressed(fresh, complete(fresh, correctedTime(created, clock_offset)), refused),
			record_id: fresh.record_id,
			needs: fresh.needs,
			about: fresh.about,
			id: newId(),
			v: 1,
			author: db.userId,
			created,
			clock_offset,
			state: "queued",
			attempts: 0,
			next_attempt: 0,
			answer: null,
			homeless: false,
			sent_at: null,
			seen: false,
			told: "nothing",
		};
		if (!isErrand(entry)) throw new TypeError(`these are no arguments of ${fresh.kind}`);
		const { seq: _, ...errand } = entry;
		const seq = await db.outbox.add(errand);
		if (draftKey) await db.drafts.delete(draftKey);
		return { ...errand, seq };
	};
	return await writing(db, add, draftKey);
}

/** The very words of a refused answer were pressed when that was: sent by another mutation they are not late. */
function asPressed(fresh: NewErrand, body: object, refused: Errand | undefined): object {
	const { does, stamp, text } = mutationOf(fresh);
	if (!refused || does !== "update" || !stamp) return body;
	const before = mutationOf(refused);
	if (before.stamp !== stamp || before.text(refused.body) !== text(body)) return body;
	const times = Object.entries(refused.body).filter(([name]) => name === stamp.at || name === stamp.unsure);
	return { ...body, ...Object.fromEntries(times) };
}

/** Queues an errand that was refused once more, as it is. */
export async function retry(db: AccountDatabase, id: string): Promise<void> {
	await writing(db, async () => {
		const errand = await db.outbox.get({ id });
		if (errand?.state !== "failed" && errand?.state !== "queued") return;
		await db.outbox.put({ ...errand, state: "queued", next_attempt: 0, told: "saved" });
	});
}

/**
 * Removes an errand because its writer says so: one that was refused, or that nobody tried to send yet.
 * @returns what puts it back, unchanged, behind what was written for the same record meanwhile, which does not wait for
 * it; null when the server may have it
 */
export async function discard(db: AccountDatabase, id: string): Promise<(() => Promise<void>) | null> {
	const gone = await writing(db, async () => {
		const errand = await db.outbox.get({ id });
		if (!errand || (errand.attempts > 0 && errand.state !== "failed")) return null;
		await db.outbox.delete(errand.seq);
		return errand;
	});
	if (!gone) return null;
	return async () => {
		const { seq, ...errand } = gone;
		await writing(db, async () => {
			const newer = await db.outbox
				.where({ record_id: errand.record_id })
				.filter((other) => other.seq > seq)
				.count();
			await (newer > 0 ? db.outbox.add(errand) : db.outbox.put(gone));
		});
	};
}

/** Confirmed errands that no pull has shown yet. */
export async function unseen(db: AccountDatabase): Promise<Errand[]> {
	return await db.outbox
		.where({ state: "sent" })
		.filter((errand) => !errand.seen && isErrand(errand))
		.toArray();
}

/** Everything of this account the server has not confirmed, oldest first, but for another build's (`foreignWork`). */
export async function unsent(db: AccountDatabase): Promise<Errand[]> {
	const waiting = await db.outbox.where("state").anyOf("queued", "sending", "failed").toArray();
	return waiting.filter(isErrand).sort((a, b) => a.seq - b.seq);
}

/** The newest of what the server confirmed since then (phone's clock), newest first. */
export async function lastSent(db: AccountDatabase, since: number, most: number): Promise<Errand[]> {
	const sent = await db.outbox
		.where({ state: "sent" })
		.filter((errand) => isErrand(errand) && (errand.sent_at ?? 0) >= since)
		.toArray();
	return [...sent].sort((a, b) => (b.sent_at ?? 0) - (a.sent_at ?? 0) || b.seq - a.seq).slice(0, most);
}
