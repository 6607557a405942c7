import { Badge, Pagination } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { memo } from "react";
import { useWords } from "#features/coursework/teaching-words.ts";
import { timingOf } from "#features/coursework/timing.ts";
import { Portrait } from "#ui/art/Person.tsx";
import classes from "./GradingList.module.css";
import type { GradingItem } from "./queries.ts";

type GradingListProps = { items: GradingItem[]; chosen: string; onChoose: (submissionId: string) => void };

const page = 30;

const Earlier = () => <IconChevronLeft size={20} stroke={2} aria-hidden />;
const Later = () => <IconChevronRight size={20} stroke={2} aria-hidden />;

// Everything that waits, oldest first, in pages; on a wide screen only, because a phone shows one card after the other.
// Drawn again when the queue changes, not when somebody types beside it.
export const GradingList = memo(function GradingList({ items, chosen, onChoose }: GradingListProps) {
	const t = useWords();
	const at = items.findIndex(({ submission }) => submission.id === chosen);
	const from = Math.floor(Math.max(0, at) / page) * page;
	return (
		<div className={classes.queue}>
			<ul className={classes.list} aria-label={t("grading.list")}>
				{items.slice(from, from + page).map((item) => (
					<li key={item.submission.id}>
						<Row item={item} chosen={item.submission.id === chosen} onChoose={onChoose} />
					</li>
				))}
			</ul>
			{items.length > page ? <Pages items={items} from={from} onChoose={onChoose} /> : null}
		</div>
	);
});

type RowProps = { item: GradingItem; chosen: boolean; onChoose: (submissionId: string) => void };

function Row({ item, chosen, onChoose }: RowProps) {
	return (
		<button type="button" className={classes.button} aria-current={chosen} onClick={() => onChoose(item.submission.id)}>
			<Portrait of={item.submission.student_id} called={item.student} kind="student" size={40} />
			<span className={classes.words}>
				<span className={classes.name}>{item.student}</span>
				<span className={classes.work}>
					{item.course.code} · {item.assignment.title}
				</span>
			</span>
			<Tag item={item} />
		</button>
	);
}

type PagesProps = { items: GradingItem[]; from: number; onChoose: (submissionId: string) => void };

function Pages({ items, from, onChoose }: PagesProps) {
	const t = useWords();
	const turn = (to: number) => {
		const item = items[(to - 1) * page];
		if (item) onChoose(item.submission.id);
	};
	const last = Math.min(items.length, from + page);
	return (
		<Pagination.Root
			unstyled
			classNames={{ root: classes.pages ?? "", control: classes.turn ?? "" }}
			value={from / page + 1}
			total={Math.ceil(items.length / page)}
			onChange={turn}
		>
			<Pagination.Previous aria-label={t("grading.earlier")} icon={Earlier} />
			<span>{t("grading.range", { from: from + 1, last, count: items.length })}</span>
			<Pagination.Next aria-label={t("grading.later")} icon={Later} />
		</Pagination.Root>
	);
}

function Tag({ item: { submission, assignment, refused } }: { item: GradingItem }) {
	const t = useWords();
	const late = timingOf(submission, assignment.due_at) === "late";
	if (!refused && !late) return null;
	return (
		<Badge component="span" size="sm" color="red" className={classes.tag ?? ""}>
			{t(refused ? "grading.needsYou" : "grading.late")}
		</Badge>
	);
}
