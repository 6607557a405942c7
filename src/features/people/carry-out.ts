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

/**
 * Says that approvals were undone.
 * @param mailed who had the mail about it by then, which stays until it is closed or untrue: nobody else tells them. "" for
 * nobody
 */
export function tellUndone(people: Person[], undone: string, mailed: string): void {
	const lasting = { id: people.map(({ id }) => id).join(" "), description: mailed, duration: Number.POSITIVE_INFINITY };
	toast.success(undone, mailed ? lasting : {});
}

/** Withdraws what `tellUndone` said of people who are all approved again. */
export function withdrawUndone(approved: Person[]): void {
	const isApproved = (one: string) => approved.some(({ id }) => id === one);
	for (const { id } of toast.getToasts()) if (String(id).split(" ").every(isApproved)) toast.dismiss(id);
}
