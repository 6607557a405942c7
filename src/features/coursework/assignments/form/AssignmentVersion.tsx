import { AssignmentText } from "#features/coursework/AssignmentText.tsx";
import classes from "#features/coursework/assignments/AssignmentHead.module.css";
import { openingDay } from "#features/coursework/assignments/opening-day.ts";
import { useWords } from "#features/coursework/assignments/words.ts";
import type { AssignmentWords } from "#features/coursework/teaching-commands.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { dueDay } from "#ui/dates.ts";

type AssignmentVersionProps = { name: string; words: AssignmentWords; courseId: string };

// One of two versions of an assignment, everything that can be edited in it.
export function AssignmentVersion({ name, words, courseId }: AssignmentVersionProps) {
	const t = useWords();
	const lang = useLanguage();
	const { title, max_points, due_at, opens_at } = words;
	return (
		<section className={classes.version}>
			<h3 className={classes.versionName}>{name}</h3>
			<p className={classes.versionTitle} dir="auto">
				{title}
			</p>
			<p className={classes.versionFacts}>
				{t("teacher.points", { count: max_points })} ·{" "}
				{due_at === null ? t("due.none") : t("due.day", { when: dueDay(due_at, lang) })}
			</p>
			{opens_at ? (
				<p className={classes.versionFacts}>{t("edit.opens", { when: openingDay(opens_at, lang) })}</p>
			) : null}
			<AssignmentText words={words} courseId={courseId} className={classes.versionText} />
			{words.instructions ? null : <p className={classes.versionText}>{t("edit.noInstructions")}</p>}
		</section>
	);
}
