import { countsOf, judgedAt } from "#features/coursework/gradebook/averages.ts";
import type { StudentRecord } from "#features/coursework/gradebook/queries.ts";
import { useWords } from "#features/coursework/gradebook/words.ts";
import { useCentreNow } from "#features/coursework/use-centre-now.ts";
import classes from "./CoursesTable.module.css";
import { Average } from "./RecordSummary.tsx";

type CoursesTableProps = Pick<StudentRecord, "courses"> & { onCourse: (courseId: string) => void };

// By hand: Mantine's Table brings a scroll area of 6 KB, and four columns need none.
// One line for each course: what is missing in it, what was late, and the average. The line leads into the course.
export function CoursesTable({ courses, onCourse }: CoursesTableProps) {
	const t = useWords();
	const now = useCentreNow();
	return (
		<div className={classes.box}>
			<table className={classes.table}>
				<thead>
					<tr>
						<th scope="col">{t("record.course")}</th>
						<th scope="col">{t("record.missing")}</th>
						<th scope="col">{t("record.late")}</th>
						<th scope="col">{t("record.average")}</th>
					</tr>
				</thead>
				<tbody>
					{courses.map(({ course, items }) => {
						const pieces = judgedAt(items, now);
						const { missing, late } = countsOf(pieces);
						return (
							<tr key={course.id}>
								<th scope="row">
									<button type="button" className={classes.course} onClick={() => onCourse(course.id)}>
										<bdi>{course.title}</bdi>
									</button>
								</th>
								<td data-tone={missing > 0 ? "red" : undefined}>{missing}</td>
								<td data-tone={late > 0 ? "red" : undefined}>{late}</td>
								<td>
									<Average pieces={pieces} />
								</td>
							</tr>
						);
					})}
				</tbody>
			</table>
		</div>
	);
}
