import { useCallbackRef } from "@mantine/hooks";
import { memo, type RefObject, useLayoutEffect, useRef } from "react";
import { useLanguage } from "#i18n/i18n.ts";
import { percentOf } from "#ui/numbers.ts";
import { pointsText } from "#ui/points.ts";
import type { BookTable, Line } from "./book-table.ts";
import cellClasses from "./GradeCell.module.css";
import { GradeCell } from "./GradeCell.tsx";
import classes from "./GradeTable.module.css";
import { GradeTableHead } from "./GradeTableHead.tsx";
import type { GradebookItem } from "./item-state.ts";
import type { BookView } from "./use-book-view.ts";
import { cellAt, stopIn, useCellKeys } from "./use-cell-keys.ts";
import { useVisibleRows } from "./use-visible-rows.ts";
import { useWords } from "./words.ts";

export type BookWays = {
	onStudent: (studentId: string) => void;
	onTask: (assignmentId: string) => void;
	/** Leads to an answer that is there, with its grade or to grade it. */
	onAnswer: (item: GradebookItem) => void;
};

type GradeTableProps = BookWays & {
	label: string;
	table: BookTable;
	/** Those of its lines that are searched for. */
	lines: Line[];
	view: BookView;
	note: (part: Partial<BookView>) => void;
};

// By hand: Mantine's Table brings a scroll area of 6 KB and knows nothing of a first column that stays.
// Students by assignments. The names and the titles stay in sight; the rest scrolls in a region of its own.
export function GradeTable({ label, table, lines, view, note, onStudent, onTask, onAnswer }: GradeTableProps) {
	const t = useWords();
	const region = useRef<HTMLElement>(null);
	const rows = useVisibleRows(region, lines.length);
	const keys = useCellKeys({ lines: lines.length, columns: table.columns.length, ...rows });
	useReturn(region, view, rows.look);
	const onScroll = () => {
		const { scrollLeft: left, scrollTop: top } = region.current ?? { scrollLeft: 0, scrollTop: 0 };
		note({ left, top });
		rows.look();
	};
	const leaveBy = (student: string, task: string, go: () => void) => {
		note({ pressed: { student, task } });
		go();
	};
	// The same functions each time: a key, a scroll or a letter of the search draws only the rows that it changes.
	const openStudent = useCallbackRef((id: string) => leaveBy(id, "", () => onStudent(id)));
	const openItem = useCallbackRef((id: string, item: GradebookItem) =>
		leaveBy(id, item.assignment.id, () => (item.submission ? onAnswer(item) : onStudent(id))),
	);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
		<section className={classes.region} ref={region} aria-label={label} tabIndex={0} onScroll={onScroll}>
			<table
				className={classes.table}
				aria-rowcount={lines.length + 2}
				onKeyDown={keys.onKeyDown}
				onFocus={keys.onFocus}
			>
				<GradeTableHead
					table={table}
					stop={stopIn(-1, keys.stop)}
					onTask={(task) => leaveBy("", task, () => onTask(task))}
				/>
				<tbody>
					<Gap height={rows.above} columns={table.columns.length} />
					{lines.slice(rows.from, rows.to).map((line, at) => (
						<Row
							key={line.student.id}
							line={line}
							number={rows.from + at}
							stop={stopIn(rows.from + at, keys.stop)}
							former={t("book.former")}
							onStudent={openStudent}
							onCell={openItem}
						/>
					))}
					<Gap height={rows.below} columns={table.columns.length} />
				</tbody>
			</table>
		</section>
	);
}

/** The rows that are not drawn. */
function Gap({ height, columns }: { height: number; columns: number }) {
	if (height <= 0) return null;
	return (
		// biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row is not focusable
		<tr aria-hidden="true" style={{ height }}>
			<td colSpan={columns + 2} />
		</tr>
	);
}

type RowProps = {
	line: Line;
	number: number;
	/** In which of its columns Tab leads to it. */
	stop: number | null;
	former: string;
	onStudent: (studentId: string) => void;
	onCell: (studentId: string, item: GradebookItem) => void;
};

const Row = memo(function Row({ line, number, stop, former, onStudent, onCell }: RowProps) {
	const { student, cells, total, average } = line;
	const t = useWords();
	const lang = useLanguage();
	const name = student.name || former;
	return (
		<tr data-row aria-rowindex={number + 3}>
			<th scope="row" className={classes.student}>
				<button
					type="button"
					className={cellClasses.press}
					title={student.email}
					{...cellAt(number, -1, stop)}
					onClick={() => onStudent(student.id)}
				>
					<bdi className={classes.name}>{name}</bdi>
					{student.hasNamesake ? <bdi className={classes.address}>{student.email}</bdi> : null}
					{student.left ? <span className={cellClasses.remark}>{t("book.left")}</span> : null}
				</button>
			</th>
			<td className={classes.total}>
				{average === null ? (
					<>
						<span aria-hidden="true">–</span>
						<span className="out-of-sight">{t("cell.none")}</span>
					</>
				) : (
					<>
						<strong>{percentOf(average, lang)}</strong>
						<span className={cellClasses.remark}>
							{pointsText(total.points, lang)}/{pointsText(total.max, lang)}
						</span>
					</>
				)}
			</td>
			{cells.map((cell, column) => (
				<GradeCell
					key={cell.item.assignment.id}
					cell={cell}
					student={name}
					line={number}
					column={column}
					stop={stop}
					onOpen={() => onCell(student.id, cell.item)}
				/>
			))}
		</tr>
	);
});

/** On the way back the table is where it was, with the focus on what was pressed. */
function useReturn(region: RefObject<HTMLElement | null>, { left, top }: BookView, look: () => void): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once
	useLayoutEffect(() => {
		const at = region.current;
		if (!at || (left === 0 && top === 0)) return;
		at.scrollLeft = left;
		at.scrollTop = top;
		look();
	}, []);
}
