import { IconAlertCircle, IconCheck, IconClock, IconPencil } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./CourseCard.module.css";
import type { CourseSummary } from "./queries.ts";
import { useWords } from "./words.ts";

type CourseStateProps = { summary: CourseSummary; as: "student" | "teacher" };

// The one thing to know about a course today. A course that is itself not sent yet says that first.
export function CourseState({ summary: { course, todo, waiting }, as }: CourseStateProps) {
	const t = useWords();
	const unsent = course.errand && course.errand.state !== "sent" ? course.errand.state : null;
	if (unsent) {
		const Icon = unsent === "failed" ? IconAlertCircle : IconClock;
		return <State icon={<Icon size={18} stroke={2} aria-hidden />} word={t(`course.${unsent}`)} />;
	}
	if (todo > 0) {
		const word = as === "teacher" ? t("toGrade", { count: todo }) : t("todo", { count: todo });
		return <State icon={<IconPencil size={18} stroke={2} aria-hidden />} word={word} />;
	}
	if (waiting > 0) return <State icon={<IconClock size={18} stroke={2} aria-hidden />} word={t("waiting")} />;
	return (
		<State
			icon={<IconCheck size={18} stroke={2} aria-hidden />}
			word={t(as === "teacher" ? "nothingToGrade" : "done")}
		/>
	);
}

function State({ icon, word }: { icon: ReactNode; word: string }) {
	return (
		<p className={classes.state}>
			{icon} {word}
		</p>
	);
}
