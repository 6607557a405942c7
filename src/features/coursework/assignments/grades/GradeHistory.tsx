import type { AssignmentDetail, HandedIn } from "#features/coursework/assignments/queries.ts";
import { useWords } from "#features/coursework/assignments/words.ts";
import { spokenChanges } from "#features/coursework/grading/correction.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { longMoment } from "#ui/dates.ts";
import { pointsText } from "#ui/points.ts";
import classes from "./StudentSubmission.module.css";

type Change = HandedIn["submission"]["grade_changes"][number];

// Every grade that stood here before the present one, the latest first: what, by whom, and why it was changed.
export function GradeHistory({ submission, detail }: Omit<HandedIn, "student">) {
	const t = useWords();
	const spoken = spokenChanges(submission);
	if (spoken.length === 0) return null;
	return (
		<section>
			<h3 className={classes.name}>{t("history.title")}</h3>
			<ol className={classes.history}>
				{spoken.reverse().map((change) => (
					<Former key={change.id} change={change} detail={detail} />
				))}
			</ol>
		</section>
	);
}

function Former({ change, detail: { assignment, names, me } }: { change: Change; detail: AssignmentDetail }) {
	const t = useWords();
	const lang = useLanguage();
	const nameOf = (id: string | null) => names.get(id ?? "") || t("history.another");
	const [given, changed] = [longMoment(change.graded_at, lang), longMoment(change.changed_at, lang)];
	return (
		<li className={classes.former}>
			<p className={classes.mark}>
				{pointsText(change.grade, lang)}/{assignment.max_points}
			</p>
			<p className={classes.by}>
				{change.graded_by === me
					? t("history.givenByMe", { when: given })
					: t("history.given", { name: nameOf(change.graded_by), when: given })}
			</p>
			{change.feedback ? (
				<p className={classes.words} dir="auto">
					{change.feedback}
				</p>
			) : null}
			<p className={classes.by}>
				{change.changed_by === me
					? t("history.changedByMe", { when: changed })
					: t("history.changed", { name: nameOf(change.changed_by), when: changed })}
			</p>
			<p className={classes.why}>
				<strong>{t("change.reason")}</strong> <span dir="auto">{change.reason}</span>
			</p>
		</li>
	);
}
