import { Button } from "@mantine/core";
import { IconCircle } from "@tabler/icons-react";
import { useId } from "react";
import { useWords } from "#features/coursework/words.ts";
import classes from "./HandedIn.module.css";
import { type NewGrade, useNewGrades } from "./queries.ts";

type NewGradesProps = {
	/** Leads to the answer to an assignment. */
	onOpen: (assignmentId: string) => void;
};

// Says that grades have arrived, until they were seen.
export function NewGrades({ onOpen }: NewGradesProps) {
	const news = useNewGrades() ?? [];
	return news[0] ? <Row news={news} first={news[0]} onOpen={onOpen} /> : null;
}

function Row({ news, first, onOpen }: NewGradesProps & { news: NewGrade[]; first: NewGrade }) {
	const t = useWords();
	const id = useId();
	const count = news.length;
	const name = news.every(({ grader }) => grader === first.grader) ? first.grader : "";
	const one = count === 1 && first.title !== "";
	return (
		<div className={classes.row} data-state="graded">
			<IconCircle className={classes.icon} size={20} stroke={2.4} aria-hidden />
			<div className={classes.words} id={id}>
				<p className={classes.title} dir="auto">
					{one
						? t(name ? "newGrades.one" : "newGrades.oneUnnamed", { name, title: first.title })
						: t(name ? "newGrades.by" : "newGrades.unnamed", { name, count })}
				</p>
				<p className={classes.state}>{t("newGrades.text", { count })}</p>
			</div>
			<Button
				className={classes.see ?? ""}
				variant="subtle"
				size="compact-md"
				aria-describedby={id}
				onClick={() => onOpen(first.assignmentId)}
			>
				{t("card.open")}
			</Button>
		</div>
	);
}
