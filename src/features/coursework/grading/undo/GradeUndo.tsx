import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import type { Given } from "#features/coursework/grading/queries.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { useSaidHere } from "#features/reach/use-said-here.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { pointsText } from "#ui/points.ts";
import classes from "./GradeUndo.module.css";

type GradeUndoProps = {
	given: Given | null;
	/** The assignment whose answer is open below: of another one the line says which it is. */
	below: string | undefined;
	onUndo: (() => void) | null;
};

// What was given a moment ago, at the head of the next answer and not over it, with the way back. It stays until the next
// grade is given. The region is always there, or a screen reader would not hear what appears in it.
export function GradeUndo({ given, below, onUndo }: GradeUndoProps) {
	const t = useWords();
	const lang = useLanguage();
	useSaidHere("sent", given?.grade === null ? given.entry : null);
	return (
		<div className={classes.line}>
			<p className={classes.given} role="status">
				{given ? (
					<>
						<IconCheck size={18} stroke={2.5} aria-hidden />
						<span>
							<bdi>{given.item.student}</bdi>{" "}
							{given.grade === null
								? t("grading.givenBack")
								: `${pointsText(given.grade, lang)}/${given.item.assignment.max_points}`}
							{given.item.assignment.id === below ? null : (
								<>
									{" · "}
									<bdi>{given.item.assignment.title}</bdi>
								</>
							)}
						</span>
					</>
				) : null}
			</p>
			{given && onUndo ? (
				<Button variant="subtle" size="sm" aria-keyshortcuts="z" onClick={onUndo}>
					{t("grading.undo")}
					<span className={classes.key}>{"\u00a0(Z)"}</span>
				</Button>
			) : null}
		</div>
	);
}
