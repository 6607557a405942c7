import { IconCircle } from "@tabler/icons-react";
import { useWords } from "#features/coursework/words.ts";
import { NewsRow } from "./NewsRow.tsx";
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
	const count = news.length;
	const name = news.every(({ grader }) => grader === first.grader) ? first.grader : "";
	const one = count === 1 && first.title !== "";
	const title = one
		? t(name ? "newGrades.one" : "newGrades.oneUnnamed", { name, title: first.title })
		: t(name ? "newGrades.by" : "newGrades.unnamed", { name, count });
	return (
		<NewsRow
			state="graded"
			Icon={IconCircle}
			title={title}
			action={t("card.open")}
			onPress={() => onOpen(first.assignmentId)}
		>
			{t("newGrades.text", { count })}
		</NewsRow>
	);
}
