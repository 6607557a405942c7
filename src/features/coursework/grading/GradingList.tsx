import { Badge, Pagination } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { memo, useId } from "react";
import { useWords } from "#features/coursework/teaching-words.ts";
import { timingOf } from "#features/coursework/timing.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { Portrait } from "#ui/art/Person.tsx";
import { longMoment } from "#ui/dates.ts";
import classes from "./GradingList.module.css";
import type { GradingItem } from "./queries.ts";

type Choose = (submissionId: string) => void;
type GradingListProps = { items: GradingItem[]; chosen: string; onChoose: Choose };

const page = 30;

const Earlier = () => <IconChevronLeft size={20} stroke={2} aria-hidden />;
const Later = () => <IconChevronRight size={20} stroke={2} aria-hidden />;

// Everything that waits, assignment by assignment, in pages. Drawn again when the queue changes, not when somebody types
// beside it.
export const GradingList = memo(function GradingList({ items, chosen, onChoose }: GradingListProps) {
	const t = useWords();
	const at = items.findIndex(({ submission }) => submission.id === chosen);
	const from = Math.floor(Math.max(0, at) / page) * page;
	const shown = items.slice(from, from + page);
	const tasks = new Set(shown.map(({ assignment }) => assignment.id));
	return (
		<section aria-label={t("grading.list")}>
			{[...tasks].map((task) => (
				<Group
					key={task}
					waiting={items.filter(({ assignment }) => assignment.id === task).length}
					items={shown.filter(({ assignment }) => assignment.id === task)}
					chosen={chosen}
					onChoose={onChoose}
				/>
			))}
			{items.length > page ? <Pages items={items} from={from} onChoose={onChoose} /> : null}
		</section>
	);
});

type GroupProps = GradingListProps & {
	/** How many answers to this assignment wait, on every page together. */
	waiting: number;
};

function Group({ items, waiting, chosen, onChoose }: GroupProps) {
	const t = useWords();
	const heading = useId();
	const [first] = items;
	if (!first) return null;
	return (
		<>
			<div className={classes.group}>
				<h3 className={classes.task} id={heading} dir="auto">
					{first.assignment.title}
				</h3>
				<p className={classes.count}>
					{first.course.code} · {t("teacher.toGrade", { count: waiting })}
				</p>
			</div>
			<ul className={classes.list} aria-labelledby={heading}>
				{items.map((item) => (
					<li key={item.submission.id}>
						<Row item={item} chosen={item.submission.id === chosen} onChoose={onChoose} />
					</li>
				))}
			</ul>
		</>
	);
}

function Row({ item, chosen, onChoose }: { item: GradingItem; chosen: boolean; onChoose: Choose }) {
	const lang = useLanguage();
	const { submission, student } = item;
	return (
		<button type="button" className={classes.button} aria-current={chosen} onClick={() => onChoose(submission.id)}>
			<Portrait of={submission.student_id} called={student} kind="student" size={40} />
			<span className={classes.words}>
				<span className={classes.name}>
					<bdi>{student}</bdi>
				</span>
				<span className={classes.when}>{longMoment(submission.submitted_at, lang)}</span>
			</span>
			<Tag item={item} />
		</button>
	);
}

type PagesProps = { items: GradingItem[]; from: number; onChoose: Choose };

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

function Tag({ item: { submission, due_at, refused } }: { item: GradingItem }) {
	const t = useWords();
	const late = timingOf(submission, due_at) === "late";
	if (!refused && !late) return null;
	return (
		<Badge component="span" size="sm" color="red" className={classes.tag ?? ""}>
			{t(refused ? "grading.needsYou" : "grading.late")}
		</Badge>
	);
}
