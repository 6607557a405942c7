import { Button } from "@mantine/core";
import { CopyWords } from "#features/coursework/CopyWords.tsx";
import { discardEntry, retrySending } from "#features/coursework/commands.ts";
import type { GradingItem } from "#features/coursework/grading/queries.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { returnAnswer } from "#features/coursework/tries/commands.ts";
import { isGivenBack } from "#features/coursework/tries/tries.ts";
import { useRefusalSaidHere } from "#features/reach/use-refusal-said-here.ts";
import { useWhyNot } from "#refusals.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { offerUndo, orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { GradeThatCounts } from "./GradeGiven.tsx";
import classes from "./RefusedGrade.module.css";

type Refused = Extract<NonNullable<GradingItem["refused"]>, { kind: "returnAnswer" }>;

// An answer that was not given back: why, what the teacher wrote, and the grade that somebody gave it meanwhile.
export function RefusedReturn({ item, refused }: { item: GradingItem; refused: Refused }) {
	const t = useWords();
	const whyNot = useWhyNot();
	useRefusalSaidHere(refused);
	const { submission, assignment } = item;
	const graded = submission.graded_at !== null;
	return (
		<div className={classes.box}>
			<StateNote state="failed" word={t("grading.notGivenBack")} reason={whyNot(refused)}>
				<Choices item={item} refused={refused} />
			</StateNote>
			{graded ? <GradeThatCounts submission={submission} max={assignment.max_points} /> : null}
			<section className={classes.side}>
				<h3 className={classes.name}>{t("grading.yourComment")}</h3>
				<p className={classes.feedback} dir="auto">
					{refused.body.comment}
				</p>
			</section>
		</div>
	);
}

// As it is it makes sense again only where neither the answer nor its grade has moved. Of a newer text the form below decides.
function Choices({ item, refused }: { item: GradingItem; refused: Refused }) {
	const t = useWords();
	const { id, body, refusal } = refused;
	const { submission } = item;
	const graded = submission.graded_at !== null;
	const again = () => returnAnswer({ ...item, comment: body.comment, seen: submission.text_body, instead: id }, "");
	const dismiss = async () => offerUndo(t("grading.discarded"), await discardEntry(id));
	const moved = graded || isGivenBack(submission) || refusal?.reason === "text-changed";
	return (
		<>
			{graded ? (
				<Button size="sm" onClick={() => orSayNotSaved(again())}>
					{t("grading.giveBackAnyway")}
				</Button>
			) : null}
			{moved ? null : (
				<Button variant="default" size="sm" onClick={() => orSayNotSaved(retrySending(id))}>
					{t("tryAgain")}
				</Button>
			)}
			<CopyWords text={body.comment} />
			<Button variant="default" size="sm" onClick={() => orSayNotSaved(dismiss())}>
				{t("grading.discardWords")}
			</Button>
		</>
	);
}
