import { useCallbackRef } from "@mantine/hooks";
import { type RefObject, Suspense, useCallback, useDeferredValue, useEffect, useRef, useState } from "react";
import { leaveForm } from "#features/coursework/arrival.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { part } from "#ui/loading/part.tsx";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import { Correction } from "./Correction.tsx";
import { Find } from "./Find.tsx";
import { GradesOnTheWay } from "./GradesOnTheWay.tsx";
import { GradingCard } from "./GradingCard.tsx";
import { GradingList } from "./GradingList.tsx";
import classes from "./GradingView.module.css";
import { useTypeAhead } from "./keys/use-type-ahead.ts";
import { type GradingItem, type GradingQueue, useGradingQueue, useSuperseded } from "./queries.ts";
import { TaskHead } from "./TaskHead.tsx";
import { GradeUndo } from "./undo/GradeUndo.tsx";
import { useUndo } from "./undo/use-undo.ts";
import { useGradingKeys } from "./use-grading-keys.ts";
import { useNarrowed } from "./use-narrowed.ts";
import { useSelected } from "./use-selected.ts";

const KeysDialog = part(() => import("./keys/KeysDialog.tsx").then((file) => file.KeysDialog));

type GradingViewProps = {
	/** What the dashboard counts: with thousands of answers it is not read twice. Undefined while it is being read. */
	queue: GradingQueue | undefined;
	/** The answer that was asked for by name, "" for none. */
	opened: string;
};

// The queue: one answer selected, the rest in a list. Grading removes it and selects the next one.
export function GradingView({ queue, opened }: GradingViewProps) {
	const t = useWords();
	// Given back or graded here, it is one to grade no more, although the address still names it.
	const [done, setDone] = useState("");
	const asked = opened === done ? "" : opened;
	const withOpened = useGradingQueue(asked || null);
	const all = asked ? withOpened : queue;
	if (!all) return <RuledSkeleton label={t("loading")} />;
	return <Workspace queue={all} opened={asked} onDone={(id) => (id === opened ? setDone(id) : undefined)} />;
}

type WorkspaceProps = { queue: GradingQueue; opened: string; onDone: (id: string) => void };

function Workspace({ queue, opened, onDone }: WorkspaceProps) {
	const form = useRef<HTMLFormElement>(null);
	const [kept, setKept] = useState("");
	const { narrowed, items } = useNarrowed(queue.items, kept);
	const selected = useSelected(items, `${narrowed.course} ${narrowed.task} ${narrowed.words}`, opened);
	const { item, held } = selected;
	const superseded = useSuperseded(held && item ? item.submission.id : null) ?? null;
	const undoing = useUndo((item) => {
		narrowed.show(item);
		selected.await(item.submission.id);
	});
	const { correcting } = undoing;
	const goOnTo = useCallbackRef((id: string) => {
		undoing.leave();
		selected.choose(id);
	});
	const [asked, ask] = useState(false);
	useGradingKeys(form, { go: correcting ? () => {} : selected.go, undo: undoing.undo, help: () => ask(true) });
	useGradeAtHand(form);
	useAnswerInSight(form);
	const inView = item?.submission.id ?? "";
	const submitted = useTypeAhead(form, inView);
	const { setWriting } = selected;
	const writing = useCallback(
		(now: boolean) => {
			setKept(now ? inView : "");
			setWriting(now);
		},
		[inView, setWriting],
	);
	const now = held ? superseded?.submission : item?.submission;
	const more = held || items.length > 1;
	const open = useRef<HTMLDivElement>(null);
	// The open answer is painted first: a long list takes a slow phone a quarter of a second.
	const listed = useDeferredValue(true, false);
	const corrected = useCallbackRef((which: GradingItem, changed: boolean) => {
		// The form leaves with the focus in it: that goes to the answer behind it, or to the tab's own place. Not where
		// somebody went on to another answer while the change was being saved.
		if (correcting === which && item) selected.choose(inView);
		else if (correcting === which) leaveForm(open.current, false);
		undoing.corrected(which, changed);
	});
	return (
		<>
			<GradesOnTheWay />
			<Suspense>{asked ? <KeysDialog onClose={() => ask(false)} /> : null}</Suspense>
			<div className={classes.columns}>
				<div className={classes.open} ref={open} data-open-answer>
					{correcting ? <Correction item={correcting} onDone={(changed) => corrected(correcting, changed)} /> : null}
					{item && !correcting ? <TaskHead item={held ? asOfNow(item, queue) : item} /> : null}
					<GradeUndo given={undoing.given} onUndo={undoing.undo} />
					{item && !correcting ? (
						<GradingCard
							key={inView}
							item={{ ...item, submission: now ?? item.submission }}
							held={held}
							superseded={held ? superseded : null}
							focusGrade={selected.focus}
							form={form}
							onGraded={(given) => {
								// After the last answer there is no next one to take the focus.
								if (items.length === 1) leaveForm(form.current, false);
								undoing.note(given);
								selected.graded(inView);
								onDone(inView);
							}}
							onSubmit={submitted}
							onWriting={writing}
							onPrevious={items.length > 1 ? () => selected.go(-1) : null}
							onNext={more ? () => selected.go(1) : null}
						/>
					) : null}
					{correcting || queue.items.length > 0 ? null : <NothingToGrade />}
				</div>
				{listed ? (
					<div className={classes.list}>
						<Find narrowed={narrowed} shown={items.length} />
						{items.length > 0 ? (
							<GradingList items={items} chosen={correcting ? "" : inView} onChoose={goOnTo} />
						) : null}
					</div>
				) : null}
			</div>
		</>
	);
}

/** An answer that has left the queue carries the counts of then. Its mates have those of now; without any, all are graded. */
function asOfNow(item: GradingItem, { items }: GradingQueue): GradingItem {
	const mate = items.find(({ assignment }) => assignment.id === item.assignment.id);
	return { ...item, graded: mate?.graded ?? item.total, total: mate?.total ?? item.total };
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

/**
 * Below a wide screen the grades stand at the lower edge, and the heads of the page would leave no line of the answer above
 * them. Who comes by keyboard has the focus on the tab, which stays where it is.
 */
function useAnswerInSight(form: RefObject<HTMLFormElement | null>): void {
	useEffect(() => {
		const narrow = matchMedia("(max-width: 74.99em)").matches;
		const byKeyboard = document.activeElement?.matches("[role=tab]:focus-visible");
		if (narrow && !byKeyboard) form.current?.closest("[data-open-answer]")?.scrollIntoView({ block: "start" });
	}, [form]);
}

function NothingToGrade() {
	const t = useWords();
	return (
		<EmptyState prop={<FreehandIcon name="tick" size={96} />} title={t("grading.empty")} next={t("grading.next")} />
	);
}
