import { type Judged, judgedAt } from "#features/coursework/gradebook/averages.ts";
import type { GradebookItem } from "#features/coursework/gradebook/item-state.ts";
import { byUrgency, type StudentRecord } from "#features/coursework/gradebook/queries.ts";
import { useWords } from "#features/coursework/gradebook/words.ts";
import { useCentreNow } from "#features/coursework/use-centre-now.ts";
import classes from "./RecordList.module.css";
import { RecordRow } from "./RecordRow.tsx";
import { RecordSummary } from "./RecordSummary.tsx";

type RecordListProps = {
	courses: StudentRecord["courses"];
	/** The student reads it; else a teacher. */
	own: boolean;
	/** Of the headings over the groups. */
	level: 3 | 4;
	onOpen: (item: GradebookItem) => void;
};

/** What is missing comes first, then what is to be done, and what is done. */
const groups = ["missing", "returned", "open", "waiting", "graded", "optional", "closed"] as const;

// All that one student has to do in these courses and has done, with every grade and what was written back.
export function RecordList({ courses, own, level, onOpen }: RecordListProps) {
	const t = useWords();
	const now = useCentreNow();
	const all = judgedAt(courses.flatMap(({ items }) => items).sort(byUrgency), now);
	if (all.length === 0) return <p className={classes.nothing}>{t("course.nothing")}</p>;
	const Heading = level === 3 ? "h3" : "h4";
	const of = (group: string): Judged[] => all.filter(({ state }) => state.kind === group);
	return (
		<>
			<RecordSummary pieces={all} />
			{groups
				.filter((group) => of(group).length > 0)
				.map((group) => (
					<section key={group}>
						<Heading className={classes.group}>{t(`record.${group}`)}</Heading>
						<ul className={classes.list}>
							{of(group).map((one) => (
								<RecordRow
									key={one.item.assignment.id}
									one={one}
									own={own}
									named={courses.length > 1}
									onOpen={() => onOpen(one.item)}
								/>
							))}
						</ul>
					</section>
				))}
		</>
	);
}
