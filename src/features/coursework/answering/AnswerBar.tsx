import { Button } from "@mantine/core";
import { IconSend } from "@tabler/icons-react";
import { useWords } from "#features/coursework/words.ts";
import { DraftSaved } from "#ui/feedback/DraftSaved.tsx";
import classes from "./AnswerBar.module.css";
import type { useAnswering } from "./use-answering.ts";

type AnswerBarProps = {
	answering: ReturnType<typeof useAnswering>;
	/** What Submit does; null while there is nothing that the text could be handed in for. */
	does: "answer.submit" | "answer.replace" | "answer.again" | null;
};

// Below the field, and in sight as long as some of the field is: whether the text is saved, and Submit.
export function AnswerBar({ answering: { draft, outcome, committing }, does }: AnswerBarProps) {
	const t = useWords();
	return (
		<div className={classes.bar} data-bar>
			<DraftSaved savedAt={outcome === "not-saved" || draft.failed ? null : draft.savedAt} />
			{does ? (
				<Button type="submit" disabled={committing} leftSection={<IconSend size={19} stroke={2} aria-hidden />}>
					{t(committing ? "answer.submitting" : does)}
				</Button>
			) : null}
		</div>
	);
}
