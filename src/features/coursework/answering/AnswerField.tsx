import { NotSavedNote } from "#features/coursework/NotSavedNote.tsx";
import { useWords } from "#features/coursework/words.ts";
import { InkTextarea } from "#ui/forms/InkTextarea.tsx";
import type { useAnswering } from "./use-answering.ts";

type AnswerFieldProps = { answering: ReturnType<typeof useAnswering>; label: string };

// The ruled lines to write on. That the phone could not save the text is said below them, with a button to copy it.
export function AnswerField({ answering, label }: AnswerFieldProps) {
	const t = useWords();
	const { text, write, committing, problem, outcome, draft, field } = answering;
	return (
		<>
			<InkTextarea
				label={label}
				placeholder={t("answer.placeholder")}
				value={text}
				readOnly={!draft.ready || committing}
				saved={draft.savedAt !== null}
				onChange={write}
				onBlur={draft.flush}
				error={problem ? t(problem) : undefined}
				left={(count) => (count < 0 ? t("answer.over", { count: -count }) : t("answer.left", { count }))}
				inputRef={field}
			/>
			{outcome === "not-saved" ? <NotSavedNote text={text} reason={t("answer.notSaved")} /> : null}
			{outcome !== "not-saved" && draft.failed ? <NotSavedNote text={draft.text} reason={t("draft.failed")} /> : null}
		</>
	);
}
