// The browser's <details> and not Mantine's Accordion: one thing that opens has its role and state by itself and needs
// no code.

import { IconChevronRight, IconPencil } from "@tabler/icons-react";
import { spokenChanges } from "#features/coursework/grading/correction.ts";
import type { SubmittedAssignment } from "#features/coursework/queries.ts";
import { useWords } from "#features/coursework/words.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { longDate } from "#ui/dates.ts";
import folded from "#ui/layout/Folded.module.css";
import { pointsText } from "#ui/points.ts";
import classes from "./SubmittedChange.module.css";

type Change = SubmittedAssignment["submission"]["grade_changes"][number];

// A grade that was changed: when, from what, and why. What the teacher wrote before is folded away.
export function SubmittedChange({ item: { submission, assignment } }: { item: SubmittedAssignment }) {
	const t = useWords();
	const lang = useLanguage();
	const changes = spokenChanges(submission).reverse();
	const [latest] = changes;
	if (!latest) return null;
	const max = assignment?.max_points ?? 100;
	const grade = `${pointsText(latest.grade, lang)}/${max}`;
	return (
		<section className={classes.box}>
			<p className={classes.what}>
				<IconPencil size={18} stroke={2} aria-hidden />
				<span>{t("changed.on", { when: longDate(latest.changed_at, lang), grade })}</span>
			</p>
			<Reason reason={latest.reason} />
			{changes.length > 1 || latest.feedback ? <Earlier changes={changes} max={max} /> : null}
		</section>
	);
}

function Reason({ reason }: { reason: string }) {
	const t = useWords();
	return (
		<p className={classes.reason}>
			<strong>{t("changed.reason")}</strong> <span dir="auto">{reason}</span>
		</p>
	);
}

function Earlier({ changes, max }: { changes: Change[]; max: number }) {
	const t = useWords();
	const lang = useLanguage();
	return (
		<details className={`${folded.folded} ${classes.more}`}>
			<summary>
				<IconChevronRight size={18} stroke={2} aria-hidden />
				{t(changes.length > 1 ? "changed.grades" : "changed.feedback")}
			</summary>
			<ul className={classes.list}>
				{changes.map((change, at) => (
					<li key={change.id}>
						<p className={classes.given}>
							<strong>
								{pointsText(change.grade, lang)}/{max}
							</strong>{" "}
							{t("changed.given", { when: longDate(change.graded_at, lang) })}
						</p>
						{change.feedback ? (
							<p className={classes.text} dir="auto">
								{change.feedback}
							</p>
						) : null}
						{at > 0 ? <Reason reason={change.reason} /> : null}
					</li>
				))}
			</ul>
		</details>
	);
}
