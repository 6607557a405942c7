import { IconCircle } from "@tabler/icons-react";
import { useWords } from "#features/coursework/words.ts";
import { BannerRow } from "#ui/blocks/BannerRow.tsx";
import { isolated } from "#ui/isolated.ts";
import { type NewGrade, useNewGrades } from "./queries.ts";

type NewGradesProps = {
	/** Leads to the answer to an assignment. */
	onOpen: (assignmentId: string) => void;
};

// Says that grades have arrived, until they were seen.
export function NewGrades({ onOpen }: NewGradesProps) {
	const grades = useNewGrades() ?? [];
	return grades[0] ? <Row grades={grades} first={grades[0]} onOpen={onOpen} /> : null;
}

function Row({ grades, first, onOpen }: NewGradesProps & { grades: NewGrade[]; first: NewGrade }) {
	const t = useWords();
	const count = grades.length;
	const name = grades.every(({ grader }) => grader === first.grader) ? first.grader : "";
	const one = count === 1 && first.title !== "";
	const title = one
		? t(name ? "newGrades.one" : "newGrades.oneUnnamed", { name: isolated(name), title: isolated(first.title) })
		: t(name ? "newGrades.by" : "newGrades.unnamed", { name: isolated(name), count });
	return (
		<BannerRow
			state="graded"
			Icon={IconCircle}
			title={title}
			action={t("card.open")}
			onPress={() => onOpen(first.assignmentId)}
		>
			{t("newGrades.text", { count })}
		</BannerRow>
	);
}
