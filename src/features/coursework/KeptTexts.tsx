import { Button } from "@mantine/core";
import { RuledText } from "#ui/RuledText.tsx";
import { StateNote } from "#ui/StateNote.tsx";
import { offerUndo, orSayNotSaved } from "#ui/second-thoughts.ts";
import { CopyWords } from "./CopyWords.tsx";
import { discardErrand, replaceAnswer } from "./commands.ts";
import classes from "./KeptTexts.module.css";
import type { SubmittedAssignment } from "./queries.ts";
import { whyNotSent } from "./reasons.ts";
import { SubmittedAt } from "./SubmissionAfter.tsx";
import { useWords } from "./words.ts";

type KeptTextsProps = { item: SubmittedAssignment; kept: string };

// Two texts for one assignment: the one the teacher has, and the one this phone could not send. Neither is thrown away
// until the student says so.
export function KeptTexts({ item, kept }: KeptTextsProps) {
	const t = useWords();
	return (
		<div className={classes.pair}>
			<section className={classes.side}>
				<h3 className={classes.name}>{t("kept.sent")}</h3>
				<RuledText text={item.submission.text_body} />
			</section>
			<section className={classes.side}>
				<h3 className={classes.name}>{t("kept.own")}</h3>
				<RuledText text={kept} />
			</section>
		</div>
	);
}

// Why there are two, and what can be done. While a third is being written, that one is what may replace the first.
export function KeptState({ item, kept, editing }: KeptTextsProps & { editing: boolean }) {
	const t = useWords();
	const { key, server } = whyNotSent(item.submission.errand?.answer ?? null);
	return (
		<div className={classes.foot}>
			<StateNote state="failed" word={t("state.failed")} reason={server || t(key)}>
				<KeptChoices item={item} kept={kept} editing={editing} />
			</StateNote>
			<SubmittedAt item={item} />
		</div>
	);
}

function KeptChoices({ item, kept, editing }: KeptTextsProps & { editing: boolean }) {
	const t = useWords();
	const { submission, assignment, course } = item;
	const refused = submission.errand?.id;
	const replace = async () => {
		if (!assignment || !course || !refused) return;
		await replaceAnswer({ submission, assignment, course, text: kept, instead: refused });
	};
	const keepSent = async () => {
		if (refused) offerUndo(t("kept.discarded"), await discardErrand(refused));
	};
	return (
		<>
			{submission.graded_at === null && assignment && course && !editing ? (
				<Button size="sm" onClick={() => orSayNotSaved(replace())}>
					{t("kept.replace")}
				</Button>
			) : null}
			<CopyWords text={kept} />
			<Button variant="default" size="sm" onClick={() => orSayNotSaved(keepSent())}>
				{t("kept.keep")}
			</Button>
		</>
	);
}
