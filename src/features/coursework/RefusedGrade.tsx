import { Button } from "@mantine/core";
import { RuledText } from "#ui/RuledText.tsx";
import { StateNote } from "#ui/StateNote.tsx";
import { CopyWords } from "./CopyWords.tsx";
import { discardErrand, retrySending } from "./commands.ts";
import type { GradingItem } from "./queries.ts";
import classes from "./RefusedGrade.module.css";
import { whyNotGraded } from "./reasons.ts";
import { useWords } from "./words.ts";

type Refused = NonNullable<GradingItem["refused"]>;
type RefusedGradeProps = { item: GradingItem; refused: Refused };

// A grade the server did not take: why, what the teacher had written, and what stands there instead.
export function RefusedGrade({ item, refused }: RefusedGradeProps) {
	const t = useWords();
	const { submission } = item;
	const { key, server } = whyNotGraded(refused.answer);
	const overtaken = submission.graded_at !== null;
	const changed = refused.answer?.reason === "text-changed";
	return (
		<div className={classes.box}>
			<StateNote state="failed" word={t("grading.notSent")} reason={server || t(key)}>
				<Choices refused={refused} overtaken={overtaken} changed={changed} />
			</StateNote>
			{overtaken ? (
				<div className={classes.pair}>
					<GradeGiven
						title={t("grading.theirs")}
						grade={submission.grade ?? 0}
						feedback={submission.feedback ?? ""}
						max={item.assignment.max_points}
					/>
					<GradeGiven
						title={t("grading.yours")}
						grade={refused.body.grade}
						feedback={refused.body.feedback}
						max={item.assignment.max_points}
					/>
				</div>
			) : null}
			{changed && refused.about.seen ? (
				<>
					<section>
						<h3 className={classes.name}>{t("grading.seen")}</h3>
						<RuledText text={refused.about.seen} />
					</section>
					<h3 className={classes.name}>{t("grading.now")}</h3>
				</>
			) : null}
		</div>
	);
}

type ChoicesProps = { refused: Refused; overtaken: boolean; changed: boolean };

// Sending it again as it is makes sense only where neither the answer nor the grade has moved.
function Choices({ refused, overtaken, changed }: ChoicesProps) {
	const t = useWords();
	return (
		<>
			{overtaken ? (
				<Button variant="default" size="sm" onClick={() => void discardErrand(refused.id)}>
					{t("grading.dismiss")}
				</Button>
			) : null}
			{overtaken || changed ? null : (
				<Button variant="default" size="sm" onClick={() => void retrySending(refused.id)}>
					{t("tryAgain")}
				</Button>
			)}
			<CopyWords text={`${refused.body.grade}\n${refused.body.feedback}`.trim()} />
		</>
	);
}

type GradeGivenProps = { title: string; grade: number; max: number; feedback: string };

function GradeGiven({ title, grade, max, feedback }: GradeGivenProps) {
	const t = useWords();
	return (
		<section className={classes.side}>
			<h3 className={classes.name}>{title}</h3>
			<p className={classes.grade}>
				{grade}/{max}
			</p>
			<p className={classes.feedback} dir="auto">
				{feedback || t("grading.noFeedback")}
			</p>
		</section>
	);
}
