// What a cell of the gradebook says, on the screen and on paper.
import { useLanguage } from "#i18n/i18n.ts";
import { pointsText } from "#ui/points.ts";
import type { Judged } from "./averages.ts";
import type { ItemState } from "./item-state.ts";
import { useWords } from "./words.ts";

type CellWords = {
	/** The grade as it is written here; null without one. */
	grade: string | null;
	max: string;
	/** In place of a grade; "" where a dash stands for it. */
	word: string;
	/** Beside it: that it is not sent, was late, or does not count. */
	note: string;
	/** All of it in one sentence, for who hears it. */
	says: string;
};

export function useCellWords(): (cell: Judged) => CellWords {
	const t = useWords();
	const lang = useLanguage();
	return ({ item, state }) => {
		const grade = item.submission?.grade ?? null;
		const max = pointsText(item.assignment.max_points, lang);
		const what =
			grade === null || state.kind !== "graded"
				? t(`cell.${withoutGrade(state)}`)
				: t("cell.graded", { grade: pointsText(grade, lang), max });
		const remarks = [
			state.unsent ? t(`cell.${state.unsent}`) : "",
			state.word && state.word !== "missing" ? t(state.word === "late" ? "cell.late" : `timing.${state.word}`) : "",
			item.optional && item.submission ? t("cell.optional") : "",
		].filter(Boolean);
		const quiet = state.kind === "open" || state.kind === "closed";
		return {
			grade: grade === null ? null : pointsText(grade, lang),
			max,
			word: grade !== null || quiet ? "" : what,
			note: state.word === "late" || state.unsent || item.optional ? (remarks[0] ?? "") : "",
			says: [what, ...remarks].join(", "),
		};
	};
}

const withoutGrade = ({ kind }: ItemState) => (kind === "graded" ? "waiting" : kind);
