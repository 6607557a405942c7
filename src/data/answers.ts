// An answer that is still in the outbox, written anew by its student. Never attempted, it can be edited in place or taken
// back; refused, it can become a draft again; attempted, newer words follow behind it.

import { textOf } from "./content.ts";
import { type AccountDatabase, standingOf } from "./db.ts";
import type { Errand, NewErrand } from "./errands.ts";
import { correctedTime, save, unsent } from "./outbox.ts";
import { wellFormed } from "./text.ts";
import type { World } from "./world.ts";
import { writing } from "./writing.ts";

/**
 * Puts new words into an answer that was never attempted, as if it had been pressed now, and removes their draft.
 * @returns false when it was attempted meanwhile: then the edit must follow as an errand of its own
 * @throws {NotSaved} and nothing has changed
 */
export async function editInPlace(
	db: AccountDatabase,
	world: World,
	id: string,
	text: string,
	draftKey: string,
): Promise<boolean> {
	return await writing(db, async () => {
		const errand = await db.outbox.get({ id });
		if (!errand || errand.attempts > 0 || !isAnswer(errand)) return false;
		const { clock_offset } = await standingOf(db);
		const created = world.now();
		const words = { text_body: wellFormed(text), submitted_at: correctedTime(created, clock_offset) };
		await db.outbox.put(rewritten({ ...errand, created, clock_offset }, words));
		await db.drafts.delete(draftKey);
		return true;
	});
}

/** The errand with other words in it. */
const rewritten = (errand: Answer, words: Pick<Answer["body"], "text_body" | "submitted_at">): Answer =>
	errand.kind === "submitAssignment"
		? { ...errand, body: { ...errand.body, ...words } }
		: { ...errand, body: { ...errand.body, ...words } };

type HandingIn = Extract<NewErrand, { kind: "submitAssignment" }>;

/**
 * Hands in an answer and removes its draft. The very same words for the same assignment, on their way or there already,
 * are one answer: somebody pressed in two tabs. A refused one named by `instead` makes room in the same moment.
 * @throws {NotSaved} and nothing has changed
 */
export async function handIn(
	db: AccountDatabase,
	world: World,
	fresh: HandingIn,
	options: { draftKey: string; instead?: string },
): Promise<void> {
	const add = async () => {
		if (await isHandedIn(db, fresh.body)) await db.drafts.delete(options.draftKey);
		else await save(db, world, fresh, options);
	};
	await writing(db, add, options.draftKey);
}

async function isHandedIn(db: AccountDatabase, { assignment_id, text_body }: HandingIn["body"]): Promise<boolean> {
	const text = wellFormed(text_body);
	const there = await db.submissions.where({ assignment_id }).toArray();
	if (there.some((row) => row.student_id === db.userId && row.text_body === text)) return true;
	return (await unsent(db)).some(
		({ kind, body, state }) =>
			kind === "submitAssignment" &&
			state !== "failed" &&
			body.assignment_id === assignment_id &&
			body.text_body === text,
	);
}

type Answer = Extract<Errand, { kind: "submitAssignment" | "replaceAnswer" }>;

const isAnswer = (errand: Errand): errand is Answer =>
	errand.kind === "submitAssignment" || errand.kind === "replaceAnswer";

/**
 * Takes an answer out of the outbox and makes its words a draft again: one that was never attempted, or was refused.
 * @returns what puts it back; null when the server may have it, or when newer words are drafted in its place
 * @throws {NotSaved} and nothing has changed
 */
export async function backToDraft(
	db: AccountDatabase,
	world: World,
	id: string,
	key: string,
): Promise<(() => Promise<void>) | null> {
	const taken = await writing(db, async () => {
		const errand = await db.outbox.get({ id });
		if (!errand || !isAnswer(errand) || (errand.attempts > 0 && errand.state !== "failed")) return null;
		const text = textOf(errand);
		const drafted = await db.drafts.get(key);
		if (drafted && drafted.text !== text) return null;
		await db.outbox.delete(errand.seq);
		await db.drafts.put({ key, text, saved_at: world.now() });
		return errand;
	});
	if (!taken) return null;
	return async () => {
		await writing(db, async () => {
			await db.outbox.put(taken);
			if ((await db.drafts.get(key))?.text === textOf(taken)) await db.drafts.delete(key);
		});
	};
}
