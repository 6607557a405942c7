import { Button } from "@mantine/core";
import { RuledText } from "#ui/RuledText.tsx";
import { StateNote } from "#ui/StateNote.tsx";
import { offerUndo, orSayNotSaved } from "#ui/second-thoughts.ts";
import { CopyWords } from "./CopyWords.tsx";
import { discardErrand, replaceAnswer } from "./commands.ts";
import classes from "./KeptTexts.module.css";
import { LateChange } from "./LateChange.tsx";
import type { SubmittedAssignment } from "./queries.ts";
import { whyNotSent } from "./reasons.ts";
import { SubmittedAt } from "./SubmittedAt.tsx";
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
	const { submission, assignment, course } = item;
	const { key, server } = whyNotSent(submission.errand?.answer ?? null);
	const replaceable = submission.graded_at === null && assignment && course && !editing ? { assignment, course } : null;
	return (
		<div className={classes.foot}>
			<StateNote state="failed" word={t("state.failed")} reason={server || t(key)}>
				<KeptChoices item={item} kept={kept} replaceable={replaceable} />
			</StateNote>
			{replaceable ? <LateChange due_at={replaceable.assignment.due_at} /> : null}
			<SubmittedAt item={item} />
		</div>
	);
}

type KeptChoicesProps = KeptTextsProps & {
	replaceable: Omit<Parameters<typeof replaceAnswer>[0], "submission" | "text"> | null;
};

function KeptChoices({ item: { submission }, kept, replaceable }: KeptChoicesProps) {
	const t = useWords();
	const refused = submission.errand?.id;
	const replace = async () => {
		if (replaceable && refused) await replaceAnswer({ submission, ...replaceable, text: kept, instead: refused });
	};
	const keepSent = async () => {
		if (refused) offerUndo(t("kept.discarded"), await discardErrand(refused));
	};
	return (
		<>
			{replaceable ? (
				<Button size="sm" onClick={() => orSayNotSaved(replace())}>
					{t("kept.replace")}
				</Button>
			) : null}
			<CopyWords text={kept} />
			<Button variant="default" size="sm" onClick={() => orSayNotSaved(keepSent())}>
				{t(submission.graded_at === null ? "kept.keep" : "overtaken.discard")}
			</Button>
		</>
	);
}
