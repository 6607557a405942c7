import { Portrait } from "#ui/Person.tsx";
import classes from "./GradingList.module.css";
import type { GradingItem } from "./grading-queries.ts";
import { timingOf } from "./timing.ts";
import { useWords } from "./words.ts";

type GradingListProps = { items: GradingItem[]; chosen: string; onChoose: (submissionId: string) => void };

// Everything that waits, oldest first; on a desk only, a phone shows one sheet after the other.
export function GradingList({ items, chosen, onChoose }: GradingListProps) {
	const t = useWords();
	return (
		<ul className={classes.list} aria-label={t("grading.list")}>
			{items.map((item) => (
				<li key={item.submission.id}>
					<button
						type="button"
						className={classes.button}
						aria-current={item.submission.id === chosen}
						onClick={() => onChoose(item.submission.id)}
					>
						<Portrait of={item.submission.student_id} called={item.student} kind="student" size={40} />
						<span className={classes.words}>
							<span className={classes.name}>{item.student}</span>
							<span className={classes.work}>
								{item.course.code} · {item.assignment.title}
							</span>
						</span>
						<Tag item={item} />
					</button>
				</li>
			))}
		</ul>
	);
}

function Tag({ item: { submission, assignment, refused } }: { item: GradingItem }) {
	const t = useWords();
	if (refused) return <span className={classes.tag}>{t("grading.needsYou")}</span>;
	if (timingOf(submission, assignment.due_at) !== "late") return null;
	return <span className={classes.tag}>{t("grading.late")}</span>;
}
