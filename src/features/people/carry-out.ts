// Does something for a person and says what came of it: it is done, it is not, or nobody knows.
import { toast } from "sonner";
import { tellWhyNot } from "#refusals.ts";
import type { Person } from "./person-record.ts";

type Action<Answer> = {
	work: () => Promise<Answer>;
	/** What is to be said then. */
	done: (answer: Answer) => string;
	failed: string;
	/** Closes what asked for it, before anything is said: notices lie behind a dialog. */
	onClose: () => void;
	/** Whatever came of it, what is on the screen may be wrong now. */
	onEnd: () => void;
};

/** Does it and says what came of it. Never rejects. */
export async function carryOut<Answer>({ work, done, failed, onClose, onEnd }: Action<Answer>): Promise<void> {
	try {
		const answer = await work();
		onClose();
		toast.success(done(answer));
	} catch (error) {
		onClose();
		tellWhyNot(error, { about: "person", failed });
	}
	onEnd();
}

/** Whom each of the lasting toasts is about. */
const saidUndone = new Map<string | number, Person[]>();

/**
 * Says that approvals were undone.
 * @param mailed who had the mail about it by then, which stays until it is closed or untrue: nobody else tells them. "" for
 * nobody
 */
export function tellUndone(people: Person[], undone: string, mailed: string): void {
	if (!mailed) toast.success(undone);
	else saidUndone.set(toast.success(undone, { description: mailed, duration: Number.POSITIVE_INFINITY }), people);
}

/** Withdraws what `tellUndone` said of people who are all approved again. */
export function withdrawUndone(approved: Person[]): void {
	const isApproved = (person: Person) => approved.some(({ id }) => id === person.id);
	for (const [said, people] of saidUndone) {
		if (!people.every(isApproved)) continue;
		toast.dismiss(said);
		saidUndone.delete(said);
	}
}
