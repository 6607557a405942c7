// A write that is still in the outbox, edited by its writer. Never attempted, it takes the new content in its place;
// refused, it is written anew in its place, because the server has said that it does not have it; else newer content
// follows behind it as an errand of its own.
import * as z from "zod/mini";
import type { AccountDatabase } from "./db.ts";
import type { AssignmentWords, CourseWords, Errand } from "./errands.ts";
import { newId } from "./new-id.ts";
import { wellFormed, wellFormedAssignment, wellFormedCourse } from "./text.ts";
import { writing } from "./writing.ts";

/** New content for a course, an assignment or a grade. */
export type Amendment =
	| { of: "course"; words: CourseWords }
	| { of: "assignment"; words: AssignmentWords }
	| { of: "grade"; words: { grade: number; feedback: string; reason: string } };

/** The errand with the new content; null when it does not carry such content. */
function amended(errand: Errand, amendment: Amendment): Errand | null {
	if (amendment.of === "course") {
		const words = wellFormedCourse(amendment.words);
		if (errand.kind === "createCourse") return { ...errand, body: { ...errand.body, ...words } };
		if (errand.kind === "editCourse") return { ...errand, body: { ...errand.body, ...words } };
	} else if (amendment.of === "assignment") {
		const words = wellFormedAssignment(amendment.words);
		if (errand.kind === "createAssignment") return { ...errand, body: { ...errand.body, ...words } };
		if (errand.kind === "editAssignment") return { ...errand, body: { ...errand.body, ...words } };
	} else {
		const { grade, reason } = amendment.words;
		const feedback = wellFormed(amendment.words.feedback);
		if (errand.kind === "gradeSubmission") return { ...errand, body: { ...errand.body, grade, feedback } };
		if (errand.kind === "changeGrade") {
			return { ...errand, body: { ...errand.body, grade, feedback, reason: wellFormed(reason) } };
		}
	}
	return null;
}

/** A refused change is based on what is there now; the words it carries are its writer's again. */
function basedOn(errand: Errand, replaces: string): Errand {
	const name = newId();
	if (errand.kind === "editCourse") return { ...errand, body: { ...errand.body, revision: name, replaces } };
	if (errand.kind === "editAssignment") return { ...errand, body: { ...errand.body, revision: name, replaces } };
	if (errand.kind === "changeGrade") return { ...errand, body: { ...errand.body, change: name, replaces } };
	return errand;
}

const titled = (errand: Errand, amendment: Amendment): Errand =>
	amendment.of === "grade" ? errand : { ...errand, about: { ...errand.about, title: amendment.words.title } };

type AmendOptions = {
	/** The name of the write the server shows now; what a refused change is to replace. */
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
		await db.outbox.put({ ...titled(changed, amendment), ...anew, next_attempt: 0, homeless: false });
		await db.drafts.delete(draftKey);
		return true;
	});
}

/** What an errand carries, as it would be put into the one it follows. */
function amendmentFrom(errand: Errand): Amendment | null {
	switch (errand.kind) {
		case "editCourse":
			return { of: "course", words: errand.body };
		case "editAssignment":
			return { of: "assignment", words: errand.body };
		case "changeGrade":
			return { of: "grade", words: errand.body };
		default:
			return null;
	}
}

/** The refused errand with the words of the one that waited behind it. */
function folded(refused: Errand, behind: Errand): Errand | null {
	const amendment = amendmentFrom(behind);
	if (amendment) return amended(refused, amendment);
	if (behind.kind !== "replaceAnswer") return null;
	const { text_body } = behind.body;
	if (refused.kind === "submitAssignment") return { ...refused, body: { ...refused.body, text_body } };
	if (refused.kind === "replaceAnswer") return { ...refused, body: { ...refused.body, text_body } };
	return null;
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
	await keepReasons(db, refused, follows);
	return folded(refused, newest) ?? refused;
}

const changeDraft = z.object({ fields: z.record(z.string(), z.string()), onto: z.string() });

/**
 * A first grade has no room for the reasons of its changes: they become a draft of a change again, behind what is being
 * typed there already.
 */
async function keepReasons(db: AccountDatabase, refused: Errand, follows: Errand[]): Promise<void> {
	if (refused.kind !== "gradeSubmission") return;
	const changes = follows.flatMap((errand) => (errand.kind === "changeGrade" ? [errand] : []));
	const newest = changes.at(-1);
	if (!newest) return;
	const key = `regrade:${refused.record_id}`;
	const stored = await db.drafts.get(key);
	const { grade, feedback } = newest.body;
	const words = stored?.text ?? "";
	const typed = drafted(words) ?? { fields: { grade: String(grade), feedback, reason: words }, onto: "" };
	const reasons = [typed.fields.reason ?? "", ...changes.map(({ body }) => body.reason)];
	const reason = [...new Set(reasons)].filter(Boolean).join("\n");
	const text = JSON.stringify({ ...typed, fields: { ...typed.fields, reason } });
	await db.drafts.put({ key, text, saved_at: stored?.saved_at ?? newest.created });
}

/** A stored draft of a change; null for anything else, which must not stop the refusal from being noted. */
function drafted(text: string): z.infer<typeof changeDraft> | null {
	try {
		return changeDraft.safeParse(JSON.parse(text)).data ?? null;
	} catch {
		return null;
	}
}
