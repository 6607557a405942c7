import { CalmNote } from "#ui/CalmNote.tsx";
import { RuledText } from "#ui/RuledText.tsx";
import type { OvertakenAnswer } from "./AnswerForm.tsx";
import classes from "./KeptTexts.module.css";
import { useWords } from "./words.ts";

// Above a field somebody is writing in: an answer came from elsewhere, or the task went away.
export function OvertakenNote({ overtaken }: { overtaken: OvertakenAnswer | null }) {
	const t = useWords();
	return (
		<>
			<CalmNote text={overtaken ? t(newsOf(overtaken)) : null} />
			{overtaken?.submission ? (
				<section className={classes.there}>
					<h3 className={classes.name}>{t("overtaken.there")}</h3>
					<RuledText text={overtaken.submission.text_body} />
				</section>
			) : null}
		</>
	);
}

function newsOf({ submission }: OvertakenAnswer) {
	if (!submission) return "overtaken.gone";
	return submission.graded_at === null ? "overtaken.answered" : "overtaken.graded";
}
