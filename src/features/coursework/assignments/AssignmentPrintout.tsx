import { AssignmentText } from "#features/coursework/AssignmentText.tsx";
import { GradesPrintout } from "#features/coursework/assignments/grades/GradesPrintout.tsx";
import { useLanguage } from "#i18n/i18n.ts";
import { dueDay } from "#ui/dates.ts";
import printout from "#ui/layout/Printout.module.css";
import { Printout } from "#ui/layout/Printout.tsx";
import classes from "./AssignmentPrintout.module.css";
import type { AssignmentDetail } from "./queries.ts";
import { useWords } from "./words.ts";

/** The work for the students, or the grades of the class. */
export type Printed = "task" | "grades";

// What comes out of the printer.
export function AssignmentPrintout({ detail, what }: { detail: AssignmentDetail; what: Printed }) {
	return <Printout>{what === "task" ? <TaskPrintout detail={detail} /> : <GradesPrintout detail={detail} />}</Printout>;
}

/** As many as fit on a page below a short task. */
const lines = Array.from({ length: 15 }, (_, line) => line);

// The work, with a line for the name and lines to write on.
function TaskPrintout({ detail: { assignment, course } }: { detail: AssignmentDetail }) {
	const t = useWords();
	const lang = useLanguage();
	const { title, max_points, due_at } = assignment;
	return (
		<div className={classes.card}>
			<p className={classes.nameLine}>
				<span>{t("page.name")}</span>
				<span>{t("page.date")}</span>
			</p>
			<h2 className={printout.heading} dir="auto">
				{title}
			</h2>
			<p>
				<span dir="auto">{course.title}</span> · {course.code} · {t("teacher.points", { count: max_points })} ·{" "}
				{due_at === null ? t("due.none") : t("due.day", { when: dueDay(due_at, lang) })}
			</p>
			<AssignmentText words={assignment} courseId={course.id} className={classes.instructions} printed />
			<div aria-hidden="true">
				{lines.map((line) => (
					<div key={line} className={classes.line} />
				))}
			</div>
			<p className={classes.foot}>{location.origin}</p>
		</div>
	);
}
