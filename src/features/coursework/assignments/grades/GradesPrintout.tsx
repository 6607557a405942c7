import classes from "#features/coursework/assignments/AssignmentPrintout.module.css";
import type { AssignmentDetail, Student } from "#features/coursework/assignments/queries.ts";
import { useWords } from "#features/coursework/assignments/words.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { GradeCircle } from "#ui/art/GradeCircle.tsx";
import { dueDay, longDate } from "#ui/dates.ts";
import printout from "#ui/layout/Printout.module.css";
import { useSubmissionStatus } from "./use-submission-status.ts";

// By hand: Mantine's Table brings a scroll area of 6 KB, and paper does not scroll.
// The grades of the class, as a teacher files them.
export function GradesPrintout({ detail }: { detail: AssignmentDetail }) {
	const { assignment, course, students } = detail;
	const t = useWords();
	const lang = useLanguage();
	const { title, max_points, due_at } = assignment;
	const status = useSubmissionStatus(detail);
	return (
		<table className={classes.grades}>
			<caption>
				<span className={printout.heading}>{t("page.gradeSheet")}</span>
				<strong dir="auto">{title}</strong> · <span dir="auto">{course.title}</span> · {course.code} ·{" "}
				{due_at === null ? t("due.none") : t("due.day", { when: dueDay(due_at, lang) })} ·{" "}
				{t("page.asOf", { day: longDate(new Date().toISOString(), lang) })}
			</caption>
			<thead>
				<tr>
					<th scope="col">{t("page.name")}</th>
					<th scope="col">{t("page.timing")}</th>
					<th scope="col">{t("grading.grade")}</th>
				</tr>
			</thead>
			<tfoot>
				<tr>
					<td colSpan={3}>{location.origin}</td>
				</tr>
			</tfoot>
			<tbody>
				{students.map((student) => (
					<StudentLine key={student.id} student={student} max={max_points} says={status(student).says} />
				))}
			</tbody>
		</table>
	);
}

function StudentLine({ student, max, says }: { student: Student; max: number; says: string }) {
	const t = useWords();
	const { submission } = student;
	return (
		<tr>
			<th scope="row">
				<bdi>{student.name || t("page.former")}</bdi>
			</th>
			<td>{[says, student.left ? t("page.left") : ""].filter(Boolean).join(" · ")}</td>
			<td>
				{submission && submission.grade !== null ? (
					<GradeCircle grade={submission.grade} max={max} />
				) : submission ? (
					t("page.toGrade")
				) : null}
			</td>
		</tr>
	);
}
