// Writing an answer: the field with its draft, its validation, and the result of saving. Nothing is cleared before the
// phone has saved it.
import { useRef, useState } from "react";
import { leaveForm } from "#features/coursework/arrival.ts";
import { answerDraft } from "#features/coursework/commands.ts";
import { answerProblem } from "#features/coursework/schema.ts";
import { useWords } from "#features/coursework/words.ts";
import { useCommitting } from "#features/drafting/use-committing.ts";
import { useDrafted } from "#features/drafting/use-drafted.ts";

type Answering = {
	assignmentId: string;
	/** The words the field begins with when nothing was typed yet. */
	start?: string;
	/** Puts the answer in the outbox; throws when the phone could not save it. */
	put: (text: string) => Promise<void>;
	onDone?: () => void;
};

export function useAnswering({ assignmentId, start = "", put, onDone }: Answering) {
	const t = useWords();
	const draft = useDrafted(answerDraft(assignmentId));
	const [touched, setTouched] = useState(false);
	const [problem, setProblem] = useState<ReturnType<typeof answerProblem>>(null);
	const [handedIn, setHandedIn] = useState("");
	const field = useRef<HTMLTextAreaElement>(null);
	const typed = touched || draft.text !== "" || !draft.ready ? draft.text : start;
	const { outcome, commit, begin, end } = useCommitting({
		draft,
		restore: () => draft.write(typed),
		failure: t("answer.fallback"),
	});
	// What was handed in stays in view until its sheet has folded.
	const folding = outcome === "done" && handedIn !== "";
	const text = folding ? handedIn : typed;

	const write = (next: string) => {
		setTouched(true);
		setProblem(null);
		begin();
		draft.write(next);
	};
	/** An editor that closes leaves its card, and gives the focus to its heading. */
	const goOn = () => {
		if (onDone) leaveForm(field.current, true);
		onDone?.();
	};
	const submit = async () => {
		if (!draft.ready) return;
		const wrong = answerProblem(text);
		setProblem(wrong);
		if (wrong) return field.current?.focus();
		if (!onDone) setHandedIn(text);
		await commit(async () => {
			await put(text);
			return true;
		}, goOn);
	};
	const discard = async (said: string) => {
		await draft.discard(said, start);
		setHandedIn("");
		end();
		goOn();
	};
	/** Words were typed here that are not on their way yet. */
	const writing = touched && text !== "" && (outcome === "writing" || outcome === "not-saved");
	/** Nothing can be typed now. */
	const committing = outcome === "committing" || folding;
	return { text, write, submit, discard, writing, committing, problem, outcome, draft, field };
}
