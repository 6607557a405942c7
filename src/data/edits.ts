// A write that is still in the outbox, edited by its writer. Never attempted, it takes the new content in its place;
// refused, it is written anew in its place, because the server has said that it does not have it; else newer content
// follows behind it as an errand of its own.
import type { AccountDatabase } from "./db.ts";
import { type Amendment, type Errand, isErrand, mutationOf } from "./errands.ts";
import { newId } from "./new-id.ts";
import { wellFormedIn } from "./text.ts";
import { writing } from "./writing.ts";

/** The errand with these arguments; null when they are not of its kind. */
function withBody(errand: Errand, body: object): Errand | null {
	const changed: unknown = { ...errand, body };
	return isErrand(changed) ? changed : null;
}

/** The errand with the new words; null when it does not carry such words. */
function amended(errand: Errand, { of, words }: Amendment): Errand | null {
	const { family, merge } = mutationOf(errand);
	return family === of ? withBody(errand, merge(errand.body, wellFormedIn(words))) : null;
}

/** A refused change is based on what is there now; the words it carries are its writer's again. */
function basedOn(errand: Errand, replaces: string): Errand {
	if (!("replaces" in errand.body)) return errand;
	return withBody(errand, { ...errand.body, replaces }) ?? errand;
}

function titled(errand: Errand): Errand {
	const title = mutationOf(errand).title?.(errand.body);
	return title === undefined ? errand : { ...errand, about: { ...errand.about, title } };
}

type AmendOptions = {
	/** The mutation that made what the server shows now; what a refused change is to replace. */
	replaces: string;
	/** Where the words were typed; that draft goes in the same transaction. */
	draftKey: string;
};

/**
 * Puts new content into an unsent errand, in its place: what needs it still comes behind it.
 * @returns false when the server may have it: then the edit must follow as an errand of its own
 * @throws {NotSaved} and nothing has changed
 */
export async function amendInPlace(
	db: AccountDatabase,
	id: string,
	amendment: Amendment,
	{ replaces, draftKey }: AmendOptions,
): Promise<boolean> {
	return await writing(db, async () => {
		const errand = await db.outbox.get({ id });
		const refused = errand?.state === "failed";
		if (!errand || !(refused || (errand.state === "queued" && errand.attempts === 0))) return false;
		const changed = amended(refused ? basedOn(errand, replaces) : errand, amendment);
		if (!changed) return false;
		const anew = refused ? ({ id: newId(), state: "queued", attempts: 0, answer: null, told: "nothing" } as const) : {};
		await db.outbox.put({ ...titled(changed), ...anew, next_attempt: 0, homeless: false });
		await db.drafts.delete(draftKey);
		return true;
	});
}

/** The refused errand with the words of the one that waited behind it; null when it has no room for them. */
function folded(refused: Errand, behind: Errand): Errand | null {
	const [into, from] = [mutationOf(refused), mutationOf(behind)];
	if (!from.follows || from.family !== into.family) return null;
	return withBody(refused, into.merge(refused.body, from.words(behind.body)));
}

/**
 * An errand was refused while newer content for the same record waited behind it: that can go no other way than in its
 * place. (What only lost its place goes by itself when that returns, and the newer content behind it: a changed grade
 * then keeps its reason and its history.) Call it inside the transaction that notes the refusal.
 */
export async function foldFollowUps(db: AccountDatabase, refused: Errand): Promise<Errand> {
	if (refused.homeless) return refused;
	const others = await db.outbox.where({ record_id: refused.record_id }).toArray();
	const follows = others
		.filter((errand) => errand.state === "queued" && errand.seq > refused.seq && folded(refused, errand) !== null)
		.sort((a, b) => a.seq - b.seq);
	const newest = follows.at(-1);
	if (!newest) return refused;
	await db.outbox.bulkDelete(follows.map(({ seq }) => seq));
	const left = mutationOf(refused).leftOver?.(refused, follows);
	if (left) {
		const stored = await db.drafts.get(left.key);
		const text = left.text(stored?.text ?? "");
		await db.drafts.put({ key: left.key, text, saved_at: stored?.saved_at ?? left.at });
	}
	return folded(refused, newest) ?? refused;
}
