import { useLanguage } from "#i18n/i18n.ts";
import { longDate, shortDate } from "#ui/dates.ts";
import printout from "#ui/layout/Printout.module.css";
import { Printout } from "#ui/layout/Printout.tsx";
import { percentOf } from "#ui/numbers.ts";
import { pointsText } from "#ui/points.ts";
import type { BookTable, Line } from "./book-table.ts";
import classes from "./GradebookPrintout.module.css";
import type { Book } from "./queries.ts";
import { useCellWords } from "./use-cell-words.ts";
import { useWords } from "./words.ts";

/** Columns that fit on a page of A4 across. */
const perPage = 12;

type GradebookPrintoutProps = { course: Book["course"]; table: BookTable };

// The gradebook on paper, A4 across: every student, whatever is searched for, and with many assignments page after page.
export function GradebookPrintout(props: GradebookPrintoutProps) {
	return (
		<Printout>
			<Pages {...props} />
		</Printout>
	);
}

function Pages({ course, table }: GradebookPrintoutProps) {
	const pages = Math.max(1, Math.ceil(table.columns.length / perPage));
	return (
		<div className={classes.pages}>
			{Array.from({ length: pages }, (_, page) => (
				<Page
					key={table.columns[page * perPage]?.task.id}
					course={course}
					table={{ ...table, columns: table.columns.slice(page * perPage, (page + 1) * perPage) }}
					from={page * perPage}
					part={pages > 1 ? { part: page + 1, parts: pages } : null}
				/>
			))}
		</div>
	);
}

type PageProps = GradebookPrintoutProps & { from: number; part: { part: number; parts: number } | null };

function Page({ course, table: { columns, lines, average }, from, part }: PageProps) {
	const t = useWords();
	const lang = useLanguage();
	const share = (thousandths: number | null) => (thousandths === null ? "–" : percentOf(thousandths, lang));
	return (
		<table className={classes.table}>
			<caption>
				<span className={printout.heading}>{t("book.title")}</span>
				<strong dir="auto">{course.title}</strong> · {course.code} · {t("book.students", { count: lines.length })} ·{" "}
				{t("book.asOf", { day: longDate(new Date().toISOString(), lang) })}
				{part ? ` · ${t("book.part", part)}` : ""}
			</caption>
			<thead>
				<tr>
					<th scope="col">{t("book.student")}</th>
					<th scope="col">{t("book.average")}</th>
					{columns.map(({ task }) => (
						<th key={task.id} scope="col">
							<span className={classes.task} dir="auto">
								{task.title}
							</span>
							{t("book.outOf", { max: task.max_points })}
							{task.due_at ? ` · ${shortDate(task.due_at, lang)}` : ""}
						</th>
					))}
				</tr>
			</thead>
			<tfoot>
				<tr>
					<td colSpan={columns.length + 2}>
						{location.origin} · {t("book.counts")}
					</td>
				</tr>
			</tfoot>
			<tbody>
				{lines.map((line) => (
					<PrintedLine key={line.student.id} line={line} from={from} count={columns.length} />
				))}
				<tr className={classes.class}>
					<th scope="row">{t("book.class")}</th>
					<td>{share(average)}</td>
					{columns.map((column) => (
						<td key={column.task.id}>
							{share(column.average)}
							<small>{t("book.in", { count: column.in, all: column.all })}</small>
						</td>
					))}
				</tr>
			</tbody>
		</table>
	);
}

function PrintedLine({ line, from, count }: { line: Line; from: number; count: number }) {
	const t = useWords();
	const lang = useLanguage();
	const wordsOf = useCellWords();
	const { student, cells, total, average } = line;
	return (
		<tr>
			<th scope="row">
				<bdi>{student.name || t("book.former")}</bdi>
				{student.hasNamesake ? <small dir="auto">{student.email}</small> : null}
				{student.left ? <small>{t("book.left")}</small> : null}
			</th>
			<td>
				{average === null ? "–" : percentOf(average, lang)}
				{average === null ? null : (
					<small>
						{pointsText(total.points, lang)}/{pointsText(total.max, lang)}
					</small>
				)}
			</td>
			{cells.slice(from, from + count).map((cell) => {
				const { grade, max, word, note } = wordsOf(cell);
				return (
					<td key={cell.item.assignment.id}>
						{grade === null ? word || "–" : `${grade}/${max}`}
						{note ? <small>{note}</small> : null}
					</td>
				);
			})}
		</tr>
	);
}
