import type { OpenCourse } from "#features/courses/course/queries.ts";
import { useWords } from "#features/courses/course/words.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { longDate } from "#ui/dates.ts";
import printout from "#ui/layout/Printout.module.css";
import classes from "./CoursePrintout.module.css";

const columns = [1, 2, 3, 4, 5, 6, 7, 8];

// By hand: Mantine's Table brings a scroll area of 6 KB, and paper does not scroll.
// The class on paper, with room for ticks: who is there, who has paid, who has the book.
export function PrintedClassList({ detail: { course, students } }: { detail: OpenCourse }) {
	const t = useWords();
	const lang = useLanguage();
	return (
		<table className={classes.list}>
			<caption>
				<span className={printout.heading}>{t("class.title")}</span>
				<span dir="auto">{course.title}</span> · {course.code} · {longDate(new Date().toISOString(), lang)} ·{" "}
				{t("class.count", { count: students.length })}
			</caption>
			<thead>
				<tr>
					<th scope="col">{t("paper.name")}</th>
					{columns.map((column) => (
						<td key={column} />
					))}
				</tr>
			</thead>
			<tfoot>
				<tr>
					<td colSpan={columns.length + 1}>{location.origin}</td>
				</tr>
			</tfoot>
			<tbody>
				{students.map(({ enrollmentId, name, email }) => (
					<tr key={enrollmentId}>
						<th scope="row">
							<bdi>{name || email || t("class.nameless")}</bdi>
						</th>
						{columns.map((column) => (
							<td key={column} />
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
