import { Button } from "@mantine/core";
import { CopyWords } from "#features/coursework/CopyWords.tsx";
import { discardEntry, replaceAnswer } from "#features/coursework/commands.ts";
import type { RefusedWords, SubmittedAssignment } from "#features/coursework/queries.ts";
import { useWords } from "#features/coursework/words.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { RuledText } from "#ui/art/RuledText.tsx";
import { longMoment } from "#ui/dates.ts";
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

// What can be done with two texts. If a third is being written, that one is what may replace the first.
export function RefusedAnswerChoices({ item, kept, editing }: RefusedAnswerProps & { editing: boolean }) {
	const t = useWords();
	const { submission, assignment, course } = item;
	const open = submission.graded_at === null && !editing;
	const replaceable = open && assignment && course ? { submission, assignment, course } : null;
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
