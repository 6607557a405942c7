import { IconAlertCircle, IconArrowUp, IconCheck, IconClock, IconPencil } from "@tabler/icons-react";
import type { CourseSummary } from "#features/courses/queries.ts";
import { useWords } from "#features/courses/words.ts";
import { useWhyNot } from "#refusals.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import classes from "./CourseCard.module.css";

type CourseStateProps = { summary: CourseSummary; as: "student" | "teacher" };

// The one thing to know about a course today. A course that is itself not sent yet, or has a change that is not, says
// that first.
export function CourseState({ summary, as }: CourseStateProps) {
	const t = useWords();
	const whyNot = useWhyNot();
	const { entry } = summary.course;
	if (entry?.state === "failed") {
		return <StateNote state="failed" word={t("state.failed")} reason={`${whyNot(entry)} ${t("course.decide")}`} />;
	}
	const said = summaryOf(summary, as, t);
	if (!said) return null;
	const { Icon, word } = said;
	return (
		<p className={classes.state}>
			<Icon size={18} stroke={2} aria-hidden /> {word}
		</p>
	);
}

function summaryOf(
	{ course, todo, given, waiting, refused }: CourseSummary,
	as: "student" | "teacher",
	t: ReturnType<typeof useWords>,
) {
	if (course.entry?.state === "queued") return { Icon: IconClock, word: t("state.queued") };
	if (course.entry?.state === "sending") return { Icon: IconArrowUp, word: t("state.sending") };
	if (todo > 0) return { Icon: IconPencil, word: t(as === "teacher" ? "toGrade" : "todo", { count: todo }) };
	if (refused > 0) return { Icon: IconAlertCircle, word: t("state.failed") };
	if (waiting > 0) return { Icon: IconClock, word: t("state.queued") };
	if (as === "teacher") return { Icon: IconCheck, word: t("nothingToGrade") };
	// Nothing is asked in a course that has ended, also of who has left something out, or in one where nothing was given.
	return given && course.archived_at === null ? { Icon: IconCheck, word: t("done") } : null;
}
