import { useLanguage } from "#i18n/i18n.ts";
import { GradeCircle } from "#ui/art/GradeCircle.tsx";
import { dueDay, longDate } from "#ui/dates.ts";
import type { Pupil, Room } from "./assignment-queries.ts";
import classes from "./RoomPaper.module.css";
import { useWords } from "./room-words.ts";
import { useStanding } from "./use-standing.ts";

// The grades of the class, as a teacher files them.
export function GradePaper({ room: { assignment, course, pupils } }: { room: Room }) {
	const t = useWords();
	const lang = useLanguage();
	const { title, max_points, due_at } = assignment;
	const standing = useStanding(due_at);
	return (
		<table className={classes.grades}>
			<caption>
				<span className={classes.heading}>{t("room.gradeSheet")}</span>
				<strong dir="auto">{title}</strong> · <span dir="auto">{course.title}</span> · {course.code} ·{" "}
				{due_at === null ? t("due.none") : t("due.day", { when: dueDay(due_at, lang) })} ·{" "}
				{longDate(new Date().toISOString(), lang)}
			</caption>
			<thead>
				<tr>
					<th scope="col">{t("room.name")}</th>
					<th scope="col">{t("room.standing")}</th>
					<th scope="col">{t("grading.grade")}</th>
				</tr>
			</thead>
			<tfoot>
				<tr>
					<td colSpan={3}>{location.origin}</td>
				</tr>
			</tfoot>
			<tbody>
				{pupils.map((pupil) => (
					<PupilLine key={pupil.id} pupil={pupil} max={max_points} says={standing(pupil.submission).says} />
				))}
			</tbody>
		</table>
	);
}

function PupilLine({ pupil, max, says }: { pupil: Pupil; max: number; says: string }) {
	const t = useWords();
	const { submission } = pupil;
	return (
		<tr>
			<th scope="row" dir="auto">
				{pupil.name || t("room.former")}
			</th>
			<td>{[says, pupil.left ? t("room.left") : ""].filter(Boolean).join(" · ")}</td>
			<td>
				{submission && submission.grade !== null ? (
					<GradeCircle id={submission.id} grade={submission.grade} max={max} />
				) : submission ? (
					t("room.toGrade")
				) : null}
			</td>
		</tr>
	);
}
