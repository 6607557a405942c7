import { Button } from "@mantine/core";
import { RuledText } from "#ui/RuledText.tsx";
import { StateNote } from "#ui/StateNote.tsx";
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
	const { key, server } = whyNotSent(item.submission.errand?.answer ?? null);
	return (
		<>
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
			<div className={classes.foot}>
				<StateNote state="failed" word={t("state.failed")} reason={server || t(key)}>
					<KeptChoices item={item} kept={kept} />
				</StateNote>
				<SubmittedAt item={item} />
			</div>
		</>
	);
}

function KeptChoices({ item: { submission, assignment, course }, kept }: KeptTextsProps) {
	const t = useWords();
	const refused = submission.errand?.id;
	// The replacement is committed before the refused one goes: at no moment is the text nowhere.
	const replace = async () => {
		if (!assignment || !course) return;
		await replaceAnswer({ submission, assignment, course, text: kept });
		if (refused) await discardErrand(refused);
	};
	return (
		<>
			{submission.graded_at === null && assignment && course ? (
				<Button size="sm" onClick={() => void replace()}>
					{t("kept.replace")}
				</Button>
			) : null}
			<CopyWords text={kept} />
			<Button variant="default" size="sm" onClick={() => refused && void discardErrand(refused)}>
				{t("kept.keep")}
			</Button>
		</>
	);
}
