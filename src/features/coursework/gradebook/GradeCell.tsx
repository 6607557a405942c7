import {
	IconAlertCircle,
	IconArrowBackUp,
	IconArrowUp,
	IconClock,
	IconClockExclamation,
	IconPencil,
} from "@tabler/icons-react";
import type { Judged } from "./averages.ts";
import classes from "./GradeCell.module.css";
import { cellAt } from "./use-cell-keys.ts";
import { useCellWords } from "./use-cell-words.ts";
import { useWords } from "./words.ts";

// As in every note about what is not sent.
const unsentIcons = { queued: IconClock, sending: IconArrowUp, failed: IconAlertCircle } as const;
const wordIcons = { waiting: IconPencil, returned: IconArrowBackUp, missing: IconClockExclamation } as const;

type GradeCellProps = {
	cell: Judged;
	student: string;
	line: number;
	column: number;
	/** In which column of its line Tab leads to it. */
	stop: number | null;
	onOpen: () => void;
};

// One item of the gradebook: its grade, or the state that it is in; and what is to be said besides.
export function GradeCell({ cell, student, line, column, stop, onOpen }: GradeCellProps) {
	const t = useWords();
	const { grade, max, word, note, says } = useCellWords()(cell);
	const { kind, unsent } = cell.state;
	const Icon = kind === "waiting" || kind === "returned" || kind === "missing" ? wordIcons[kind] : null;
	const Way = unsent ? unsentIcons[unsent] : null;
	return (
		<td className={classes.cell} data-kind={kind} data-unsent={unsent ?? undefined}>
			<button
				type="button"
				className={classes.press}
				aria-label={t("cell.name", { student, task: cell.item.assignment.title, state: says })}
				{...cellAt(line, column, stop)}
				onClick={onOpen}
			>
				{grade === null ? (
					<span className={classes.word}>
						{Icon ? <Icon size={16} stroke={2} aria-hidden /> : null}
						{word || "–"}
					</span>
				) : (
					<span className={classes.grade}>
						<strong>{grade}</strong>/{max}
					</span>
				)}
				{note ? (
					<span className={classes.remark} data-late={(!unsent && cell.state.word === "late") || undefined}>
						{Way ? <Way size={14} stroke={2} aria-hidden /> : null}
						{note}
					</span>
				) : null}
			</button>
		</td>
	);
}
