// The browser's <progress> and not Mantine's bar: it has role and value by itself, and needs no code and no styles of
// its own.
import { memo, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { placeAfter } from "#features/coursework/arrival.ts";
import { FindBar } from "#features/coursework/finding/FindBar.tsx";
import { sendsWhenClosed } from "#features/coursework/queries.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import { GradingCard } from "./GradingCard.tsx";
import { GradingList } from "./GradingList.tsx";
import classes from "./GradingView.module.css";
import { type GradingQueue, useGradesOnTheWay, useGradingQueue, useSuperseded } from "./queries.ts";
import { useGradingKeys } from "./use-grading-keys.ts";
import { useNarrowed } from "./use-narrowed.ts";
import { useSelected } from "./use-selected.ts";

// The queue: one answer selected, the rest in a list. Grading removes it and selects the next one.
/** @param opened the answer that was asked for by name, "" for none */
export function GradingView({ opened }: { opened: string }) {
	const t = useWords();
	const queue = useGradingQueue();
	return queue ? <Workspace queue={queue} opened={opened} /> : <RuledSkeleton label={t("loading")} />;
}

function Workspace({ queue, opened }: { queue: GradingQueue; opened: string }) {
	const form = useRef<HTMLFormElement>(null);
	const [kept, setKept] = useState("");
	const { narrowed, items } = useNarrowed(queue.items, kept);
	const selected = useSelected(items, `${narrowed.course} ${narrowed.task} ${narrowed.words}`, opened);
	const { item, held } = selected;
	const superseded = useSuperseded(held && item ? item.submission.id : null) ?? null;
	useGradingKeys(form, selected.go);
	useGradeAtHand(form);
	const inView = item?.submission.id ?? "";
	const { setWriting } = selected;
	const writing = useCallback(
		(now: boolean) => {
			setKept(now ? inView : "");
			setWriting(now);
		},
		[inView, setWriting],
	);
	const find = narrowed.many ? <Find narrowed={narrowed} shown={items.length} /> : null;
	if (!item) return find ?? <NothingToGrade queue={queue} />;
	const { id } = item.submission;
	const now = held ? (superseded?.submission ?? item.submission) : item.submission;
	return (
		<>
			<Progress queue={queue} title={item.assignment.title} />
			{find}
			<div className={classes.columns}>
				<GradingList items={items} chosen={id} onChoose={selected.choose} />
				<GradingCard
					key={id}
					item={{ ...item, submission: now }}
					held={held}
					superseded={held ? superseded : null}
					focusGrade={selected.focus}
					form={form}
					onGraded={() => {
						// After the last answer there is no next one to take the focus.
						if (items.length === 1) placeAfter(form.current, false)?.focus({ preventScroll: true });
						selected.graded(id);
					}}
					onWriting={writing}
					onNext={held || items.length > 1 ? () => selected.go(1) : null}
				/>
			</div>
		</>
	);
}

/**
 * Who opens the tab with a mouse goes on with the keys of the grade. Who comes to it by keyboard stays on the tab, and a
 * touch opens no keyboard.
 */
function useGradeAtHand(form: RefObject<HTMLFormElement | null>): void {
	useEffect(() => {
		const tab = document.activeElement;
		const pressed = tab?.getAttribute("role") === "tab" && !tab.matches(":focus-visible");
		if (!pressed || !matchMedia("(pointer: fine)").matches) return;
		form.current?.querySelector<HTMLElement>("[name=grade]")?.focus({ preventScroll: true });
	}, [form]);
}

type FindProps = { narrowed: ReturnType<typeof useNarrowed>["narrowed"]; shown: number };

// Whose answers, of which course, to which assignment.
const Find = memo(function Find({ narrowed, shown }: FindProps) {
	const t = useWords();
	const { course, courses, task, tasks, chooseCourse, chooseTask } = narrowed;
	return (
		<FindBar
			words={narrowed.words}
			onSearch={narrowed.search}
			choices={[
				{
					label: t("pending.course"),
					all: t("pending.allCourses"),
					value: course,
					from: courses,
					onChoose: chooseCourse,
				},
				{ label: t("grading.task"), all: t("grading.allTasks"), value: task, from: tasks, onChoose: chooseTask },
			]}
			shown={shown}
			total={narrowed.total}
			onShowAll={narrowed.showAll}
		/>
	);
});

function NothingToGrade({ queue }: { queue: GradingQueue }) {
	const t = useWords();
	return (
		<>
			<Progress queue={queue} title="" />
			<EmptyState prop={<FreehandIcon name="tick" size={96} />} title={t("grading.empty")} next={t("grading.next")} />
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

// Grades that were given and are not sent yet.
function GradesOnTheWay() {
	const t = useWords();
	const grades = useGradesOnTheWay() ?? [];
	if (grades.length === 0) return null;
	const sending = grades.some(({ state }) => state === "sending");
	const who = grades.map(({ about }) => about.person).join(", ");
	const once = sendsWhenClosed() ? "" : `. ${t("grading.openOnce")}`;
	return sending ? (
		<StateNote state="sending" word={t("grading.sending")} reason={who} />
	) : (
		<StateNote state="queued" word={`${t("grading.waiting", { count: grades.length })}${once}`} reason={who} />
	);
}
