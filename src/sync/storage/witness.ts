// What of a person's work exists only on this phone, noted in local storage: if a browser deletes the database and not
// local storage, the note says what was in it. It holds counts, titles and times, never the words. At the sign-out the
// titles go, and only the amount of sealed work stays.
import * as z from "zod/mini";
import { placeOutside } from "./names.ts";

/** One piece of work: an entry of the outbox, or a draft. */
export type Witnessed = z.infer<typeof itemShape>;

const itemShape = z.object({
	/** The entry's id, the draft's key. */
	id: z.string(),
	/** What it was: the kind of an entry, or "draft-" and the kind of a draft. A product may have others. */
	kind: z.string(),
	title: z.string(),
	/** When it was written (phone's clock, milliseconds). */
	at: z.number(),
	/** Who wrote it, where a database is several people's. */
	author: z.string(),
});

/** Work that was sealed at a sign-out: how much, and since when. */
const sealedShape = z.nullable(z.object({ count: z.number(), at: z.number() }));
type SealedWork = z.infer<typeof sealedShape>;

const witnessShape = z.object({ life: z.string(), items: z.array(itemShape), sealed: sealedShape });
type Witness = z.infer<typeof witnessShape>;

const lossShape = z.object({ items: z.array(itemShape), sealed: sealedShape });
/** Work that is known to be lost and that its owner was not told of yet, or has not read yet. */
export type Loss = z.infer<typeof lossShape>;

const noLoss: Loss = { items: [], sealed: null };

const witnessPlace = (database: string): string => placeOutside("witness", database);
const lossPlace = (database: string): string => placeOutside("lost", database);

const listeners = new Set<() => void>();

/** A service worker has no local storage, and a browser may refuse it: then there is no witness. */
export const canWitness = (): boolean => "localStorage" in globalThis;

function read<Shape>(place: string, shape: z.ZodMiniType<Shape>): Shape | null {
	try {
		return shape.safeParse(JSON.parse(localStorage.getItem(place) ?? "null")).data ?? null;
	} catch {
		return null;
	}
}

function write(place: string, value: object | null): void {
	try {
		const text = value && JSON.stringify(value);
		if (localStorage.getItem(place) === text) return;
		if (text === null) localStorage.removeItem(place);
		else localStorage.setItem(place, text);
	} catch {
		// Storage refused or full: the database has to do without a witness.
	}
}

/** What was last noted of a database's unsent work; null if nothing was, or if the note cannot be read. */
export const witnessOf = (database: string): Witness | null => read(witnessPlace(database), witnessShape);

/** Whether something of a database is noted: as unsent, or as lost and not read. */
export const isWitnessed = (database: string): boolean =>
	(witnessOf(database)?.items ?? []).length > 0 || isLossNoted(database);

/** Notes everything unsent in a database. One that is not the database noted last is looked into first (whole.ts). */
export function noteUnsent(database: string, life: string, items: Witnessed[]): void {
	const known = witnessOf(database);
	if (known && known.life !== life) return;
	const titles = new Map(known?.items.map(({ id, title }) => [id, title]));
	const titled = items.map((item) => ({ ...item, title: item.title || (titles.get(item.id) ?? "") }));
	write(witnessPlace(database), { life, items: titled, sealed: null });
}

/** The database noted last is gone; from here on this one is noted. */
export function noteNewLife(database: string, life: string): void {
	write(witnessPlace(database), { life, items: [], sealed: null });
}

/** Everything of its owner is sealed, or was lost before: no title stays for the next person on this phone. */
export function noteSealed(database: string, life: string, sealed: SealedWork): void {
	write(witnessPlace(database), { life, items: [], sealed });
	const { items, sealed: before } = lossOf(database);
	const times = items.map(({ at }) => at);
	const count = items.length + (before?.count ?? 0);
	const at = Math.min(...times, before?.at ?? Number.POSITIVE_INFINITY);
	noteLoss(database, { items: [], sealed: count > 0 ? { count, at } : null });
}

/** The account is gone from this phone. */
export function forgetWitness(database: string): void {
	write(witnessPlace(database), null);
	noteLoss(database, noLoss);
}

/** The work of a database that is noted as lost and not read yet; empty if there is none. */
export const lossOf = (database: string): Loss => read(lossPlace(database), lossShape) ?? noLoss;

/** Whether anything was noted as lost and not read. */
export const isLossNoted = (database: string): boolean => {
	const { items, sealed } = lossOf(database);
	return items.length > 0 || sealed !== null;
};

/** Replaces the note of lost work. */
export function noteLoss(database: string, loss: Loss): void {
	write(lossPlace(database), loss.items.length > 0 || loss.sealed ? loss : null);
	for (const tell of listeners) tell();
}

/** Calls back when the note of lost work changes, in this tab or another. @returns what ends it */
export function watchLoss(tell: () => void): () => void {
	const heard = ({ key }: StorageEvent) => {
		if (key === null || /^[^/]+-lost\//.test(key)) tell();
	};
	listeners.add(tell);
	addEventListener("storage", heard);
	return () => {
		listeners.delete(tell);
		removeEventListener("storage", heard);
	};
}
