// Writing an answer: the field with its draft, its validation, and the result of saving. Nothing is cleared before the
// phone has saved it.
import { useRef, useState } from "react";
import { toast } from "sonner";
import { placeAfter } from "#features/coursework/arrival.ts";
import { answerDraft, keepDraft } from "#features/coursework/commands.ts";
import { useDrafted } from "#features/coursework/drafting.ts";
import { answerProblem } from "#features/coursework/schema.ts";
import { useWords } from "#features/coursework/words.ts";
import { offerUndo } from "#ui/feedback/undo-toast.ts";

type Answering = {
	assignmentId: string;
	/** The words the field begins with when nothing was typed yet. */
	start?: string;
	/** Puts the answer in the outbox; throws when the phone could not save it. */
	commit: (text: string) => Promise<void>;
	onDone?: () => void;
};

export function useAnswering({ assignmentId, start = "", commit, onDone }: Answering) {
	const t = useWords();
	const draft = useDrafted(answerDraft(assignmentId));
	const [touched, setTouched] = useState(false);
	const [problem, setProblem] = useState<ReturnType<typeof answerProblem>>(null);
	const [outcome, setOutcome] = useState<"writing" | "committing" | "done" | "not-saved">("writing");
	const field = useRef<HTMLTextAreaElement>(null);
	const text = touched || draft.text !== "" || !draft.ready ? draft.text : start;

	const write = (next: string) => {
		setTouched(true);
		setProblem(null);
		if (outcome === "done") setOutcome("writing");
		draft.write(next);
	};
	/** The form disappears with the focus in it. */
	const goOn = () => {
		placeAfter(field.current, onDone !== undefined)?.focus({ preventScroll: true });
		onDone?.();
	};
	const submit = async () => {
		if (outcome === "committing") return;
		const wrong = answerProblem(text);
		setProblem(wrong);
		if (wrong) return field.current?.focus();
		setOutcome("committing");
		draft.hold();
		try {
			await commit(text);
			draft.done();
			setOutcome("done");
			goOn();
		} catch {
			draft.write(text);
			setOutcome("not-saved");
			toast.error(t("answer.fallback"), { duration: Number.POSITIVE_INFINITY });
		}
	};
	/** Gives up what was typed; it can be undone for ten seconds. */
	const discard = async (said: string) => {
		const key = answerDraft(assignmentId);
		const words = draft.text;
		draft.hold();
		await keepDraft(key, "");
		draft.done();
		setOutcome("done");
		if (words !== "" && words !== start) offerUndo(said, () => keepDraft(key, words));
		goOn();
	};
	/** Words were typed here that are not on their way yet. */
	const writing = touched && text !== "" && (outcome === "writing" || outcome === "not-saved");
	return { text, write, submit, discard, writing, problem, outcome, draft, field };
}
