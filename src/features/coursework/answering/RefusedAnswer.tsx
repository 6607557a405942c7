import { Button } from "@mantine/core";
import { CopyWords } from "#features/coursework/CopyWords.tsx";
import { discardEntry, replaceAnswer } from "#features/coursework/commands.ts";
import type { RefusedWords, SubmittedAssignment } from "#features/coursework/queries.ts";
import { isPast } from "#features/coursework/timing.ts";
import { useWords } from "#features/coursework/words.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { useWhyNot } from "#refusals.ts";
import { RuledText } from "#ui/art/RuledText.tsx";
import { longMoment } from "#ui/dates.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { offerUndo, orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import classes from "./RefusedAnswer.module.css";
import { SubmittedAt } from "./SubmittedAt.tsx";
import { SubmittedFeedback } from "./SubmittedFeedback.tsx";

type RefusedAnswerProps = { item: SubmittedAssignment; kept: RefusedWords };

// Two texts for one assignment: the one the teacher has, and the one this phone could not send. Both are kept until the
// student decides.
export function RefusedAnswer({ item, kept }: RefusedAnswerProps) {
	const t = useWords();
	const lang = useLanguage();
	return (
		<div className={classes.pair}>
			<section className={classes.side}>
				<h3 className={classes.name}>{t("kept.sent")}</h3>
				<RuledText text={item.submission.text_body} />
				<SubmittedFeedback item={item} />
				<SubmittedAt item={item} />
			</section>
			<section className={classes.side}>
				<h3 className={classes.name}>{t("kept.own")}</h3>
				<RuledText text={kept.text} />
				<p className={classes.written}>{t("submitted.written", { when: longMoment(kept.written_at, lang) })}</p>
			</section>
		</div>
	);
}

// Why there are two texts, and what can be done. If a third is being written, that one is what may replace the first.
export function RefusedAnswerState({ item, kept, editing }: RefusedAnswerProps & { editing: boolean }) {
	const t = useWords();
	const whyNot = useWhyNot();
	const { submission, assignment, course } = item;
	const graded = submission.graded_at !== null;
	const replaceable = !graded && !editing && assignment && course ? { submission, assignment, course } : null;
	const why = graded ? t("superseded.graded") : submission.entry ? whyNot(submission.entry) : "";
	// It keeps the time at which Submit was pressed.
	const late = replaceable && isPast(replaceable.assignment.due_at, Date.parse(kept.written_at));
	return (
		<div className={classes.foot}>
			<StateNote
				state="failed"
				word={t("state.failed")}
				reason={late ? `${why} ${t("submitted.changeIsLate")}` : why}
			/>
			<RefusedAnswerChoices item={item} kept={kept} replaceable={replaceable} />
		</div>
	);
}

type Replaceable = Omit<Parameters<typeof replaceAnswer>[0], "text" | "instead">;

function RefusedAnswerChoices({
	item: { submission },
	kept,
	replaceable,
}: RefusedAnswerProps & { replaceable: Replaceable | null }) {
	const t = useWords();
	const refused = submission.entry?.id;
	const replace = async () => {
		if (replaceable && refused) await replaceAnswer({ ...replaceable, text: kept.text, instead: refused });
	};
	const keepSent = async () => {
		if (refused) offerUndo(t("kept.discarded"), await discardEntry(refused));
	};
	return (
		<div className={classes.choices}>
			{replaceable ? (
				<Button size="sm" onClick={() => orSayNotSaved(replace())}>
					{t("kept.replace")}
				</Button>
			) : null}
			<Button variant="default" size="sm" onClick={() => orSayNotSaved(keepSent())}>
				{t(submission.graded_at === null ? "kept.keep" : "superseded.discard")}
			</Button>
			<CopyWords text={kept.text} />
		</div>
	);
}
