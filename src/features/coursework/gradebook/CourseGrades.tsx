import { Button } from "@mantine/core";
import { IconTable } from "@tabler/icons-react";
import { RecordSummary } from "#features/coursework/gradebook/record/RecordSummary.tsx";
import { useCentreNow } from "#features/coursework/use-centre-now.ts";
import { judgedAt } from "./averages.ts";
import { useBook } from "./queries.ts";
import { useWords } from "./words.ts";

// In the page of a course: how the class stands, and the way to every grade.
export function CourseGrades({ courseId, onOpen }: { courseId: string; onOpen: () => void }) {
	const t = useWords();
	const now = useCentreNow();
	const book = useBook(courseId);
	if (!book) return null;
	const pieces = judgedAt(
		book.students.flatMap(({ items }) => items),
		now,
	);
	return (
		<>
			{pieces.length > 0 ? <RecordSummary pieces={pieces} /> : null}
			<Button variant="default" size="sm" leftSection={<IconTable size={18} stroke={2} aria-hidden />} onClick={onOpen}>
				{t("book.open")}
			</Button>
		</>
	);
}
