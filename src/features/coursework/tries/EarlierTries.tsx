// The browser's <details> and not Mantine's Accordion: one thing that opens has its role and state by itself and needs
// no code.

import { IconChevronRight } from "@tabler/icons-react";
import { useWords } from "#features/coursework/words.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { RuledText } from "#ui/art/RuledText.tsx";
import { longMoment } from "#ui/dates.ts";
import folded from "#ui/layout/Folded.module.css";
import { pointsText } from "#ui/points.ts";
import classes from "./EarlierTries.module.css";
import { type Submission, type Try, triesOf } from "./tries.ts";

// What was given back of an answer, the latest first: the text, the grade if it had one, and what the teacher said. Its
// student and the own teachers read the same.
export function EarlierTries({ submission, max }: { submission: Submission; max: number }) {
	const t = useWords();
	const tries = triesOf(submission);
	if (tries.length === 0) return null;
	return (
		<details className={`${folded.folded} ${classes.tries}`}>
			<summary>
				<IconChevronRight size={18} stroke={2} aria-hidden />
				{t("tries.earlier", { count: tries.length })}
			</summary>
			<ol className={classes.list}>
				{tries.map((one) => (
					<li key={one.id}>
						<Given one={one} max={max} />
					</li>
				))}
			</ol>
		</details>
	);
}

function Given({ one, max }: { one: Try; max: number }) {
	const t = useWords();
	const lang = useLanguage();
	const { was } = one;
	return (
		<>
			<p className={classes.when}>{t("submitted.at", { when: longMoment(one.submitted_at, lang) })}</p>
			<RuledText text={one.text_body} />
			{was ? (
				<p className={classes.grade}>
					{pointsText(was.grade, lang)}/{pointsText(max, lang)}
				</p>
			) : null}
			{was?.feedback ? (
				<p className={classes.words} dir="auto">
					{was.feedback}
				</p>
			) : null}
			<p className={classes.when}>{t("tries.back", { when: longMoment(one.returned_at, lang) })}</p>
			<p className={classes.words} dir="auto">
				{one.comment}
			</p>
		</>
	);
}
