import { useRef, useState } from "react";
import { EmptyState } from "#ui/EmptyState.tsx";
import { FreehandIcon } from "#ui/FreehandIcon.tsx";
import { RuledSkeleton } from "#ui/RuledSkeleton.tsx";
import { GradesOnTheWay } from "./GradesOnTheWay.tsx";
import classes from "./GradingDesk.module.css";
import { GradingList } from "./GradingList.tsx";
import { GradingSheet } from "./GradingSheet.tsx";
import { type GradingQueue, useGradingQueue } from "./queries.ts";
import { useGradingKeys } from "./use-grading-keys.ts";
import { useWords } from "./words.ts";

// The queue: one answer in front, the rest in a list. Grading takes it away and puts the next one in its place.
export function GradingDesk() {
	const t = useWords();
	const queue = useGradingQueue();
	if (!queue) return <RuledSkeleton label={t("loading")} />;
	return (
		<>
			{queue.items.length > 0 ? (
				<Desk queue={queue} />
			) : (
				<>
					<Progress queue={queue} title="" />
					<EmptyState
						prop={<FreehandIcon name="tick" size={96} />}
						title={t("grading.empty")}
						next={t("grading.next")}
					/>
				</>
			)}
		</>
	);
}

function Desk({ queue }: { queue: GradingQueue }) {
	const { items } = queue;
	const [place, setPlace] = useState({ id: items[0]?.submission.id ?? "", index: 0, focus: false });
	const form = useRef<HTMLFormElement>(null);
	// An item graded elsewhere is gone: whoever moved up into its place is in front now.
	const found = items.findIndex(({ submission }) => submission.id === place.id);
	const at = found === -1 ? Math.min(place.index, items.length - 1) : found;
	const item = items[at];
	const go = (index: number, focus: boolean) => {
		const to = items[(index + items.length) % items.length];
		if (to) setPlace({ id: to.submission.id, index: items.indexOf(to), focus });
	};
	useGradingKeys(form, (step) => go(at + step, true));
	if (!item) return null;
	return (
		<>
			<Progress queue={queue} title={item.assignment.title} />
			<div className={classes.desk}>
				<GradingList
					items={items}
					chosen={item.submission.id}
					onChoose={(id) =>
						setPlace({ id, index: items.findIndex(({ submission }) => submission.id === id), focus: true })
					}
				/>
				<GradingSheet
					key={item.submission.id}
					item={item}
					focusGrade={place.focus}
					form={form}
					onGraded={() => setPlace({ id: "", index: at, focus: true })}
					onNext={items.length > 1 ? () => go(at + 1, true) : null}
				/>
			</div>
		</>
	);
}

function Progress({ queue: { graded, total }, title }: { queue: GradingQueue; title: string }) {
	const t = useWords();
	const label = t("grading.progress", { graded, total });
	return (
		<>
			{total > 0 ? (
				<div className={classes.progress}>
					<span className={classes.count}>{label}</span>
					<progress className={classes.bar} value={graded} max={total} aria-label={label} />
					<span className={classes.current}>{title}</span>
				</div>
			) : null}
			<div className={classes.onTheWay}>
				<GradesOnTheWay />
			</div>
		</>
	);
}
