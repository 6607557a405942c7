import { useLanguage } from "#i18n/i18n.ts";
import { shortDate } from "#ui/dates.ts";
import { percentOf } from "#ui/numbers.ts";
import type { BookTable, Column } from "./book-table.ts";
import cellClasses from "./GradeCell.module.css";
import classes from "./GradeTable.module.css";
import { cellAt } from "./use-cell-keys.ts";
import { useWords } from "./words.ts";

type GradeTableHeadProps = {
	table: BookTable;
	/** In which column Tab leads to the assignments. */
	stop: number | null;
	onTask: (assignmentId: string) => void;
};

// The assignments, and below them how the class stands in each.
export function GradeTableHead({ table: { columns, average }, stop, onTask }: GradeTableHeadProps) {
	const t = useWords();
	return (
		<>
			<thead>
				<tr aria-rowindex={1}>
					<th scope="col" className={classes.corner}>
						{t("book.student")}
					</th>
					<th scope="col" className={classes.totalHead}>
						{t("book.average")}
					</th>
					{columns.map((column, at) => (
						<th key={column.task.id} scope="col" className={classes.task}>
							<button
								type="button"
								className={cellClasses.press}
								title={column.task.title}
								{...cellAt(-1, at, stop)}
								onClick={() => onTask(column.task.id)}
							>
								<bdi className={classes.taskName}>{column.task.title}</bdi>
								<About column={column} />
							</button>
						</th>
					))}
				</tr>
			</thead>
			<tbody className={classes.class}>
				<tr aria-rowindex={2}>
					<th scope="row" className={classes.student}>
						{t("book.class")}
					</th>
					<td className={classes.total}>
						<Share average={average} />
					</td>
					{columns.map(({ task, average, in: count, all }) => (
						<td key={task.id} className={cellClasses.cell}>
							<Share average={average} />
							<span className={cellClasses.remark}>{t("book.in", { count, all })}</span>
						</td>
					))}
				</tr>
			</tbody>
		</>
	);
}

function About({ column: { task } }: { column: Column }) {
	const t = useWords();
	const lang = useLanguage();
	const max = t("book.outOf", { max: task.max_points });
	const also = task.status === "archived" ? t("book.archived") : task.due_at ? shortDate(task.due_at, lang) : "";
	return <span className={cellClasses.remark}>{also ? `${max} · ${also}` : max}</span>;
}

function Share({ average }: { average: number | null }) {
	const t = useWords();
	const lang = useLanguage();
	if (average !== null) return <strong>{percentOf(average, lang)}</strong>;
	return (
		<>
			<span aria-hidden="true">–</span>
			<span className="out-of-sight">{t("cell.none")}</span>
		</>
	);
}
