import { Button } from "@mantine/core";
import type { useGrading } from "#features/coursework/grading/giving/use-grading.ts";
import type { GradingItem } from "#features/coursework/grading/queries.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { RuledText } from "#ui/art/RuledText.tsx";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import classes from "./RefusedGrade.module.css";

type ChangedAnswerProps = { item: GradingItem; grading: ReturnType<typeof useGrading>; closed: boolean };

// Shown above an answer that the student has changed since the teacher read it, with the old text. The grade is sent
// for the new text only when the teacher confirms it.
export function ChangedAnswer({ item: { refused }, grading: { begunWith, takeNew }, closed }: ChangedAnswerProps) {
	const t = useWords();
	const graded = refused?.refusal?.reason === "text-changed" ? refused.about.seen : undefined;
	const before = begunWith ?? graded;
	return (
		<>
			<CalmNote text={begunWith === null || closed ? null : t("grading.changedMeanwhile")}>
				<Button variant="default" size="sm" onClick={takeNew}>
					{t("grading.takeNew")}
				</Button>
			</CalmNote>
			{before ? (
				<div className={classes.box}>
					<section>
						<h3 className={classes.name}>{t(before === graded ? "grading.seen" : "grading.begun")}</h3>
						<RuledText text={before} />
					</section>
					<h3 className={classes.name}>{t("grading.now")}</h3>
				</div>
			) : null}
		</>
	);
}
