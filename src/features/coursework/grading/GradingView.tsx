import { useCallbackRef } from "@mantine/hooks";
import { Suspense, useCallback, useDeferredValue, useReducer, useRef, useState } from "react";
import { leaveForm } from "#features/coursework/arrival.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { part } from "#ui/loading/part.tsx";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import { Correction } from "./Correction.tsx";
import { Find } from "./Find.tsx";
import { GradingCard } from "./GradingCard.tsx";
import { GradingList } from "./GradingList.tsx";
import classes from "./GradingView.module.css";
import { GradesOnTheWay } from "./giving/GradesOnTheWay.tsx";
import { useTypeAhead } from "./keys/use-type-ahead.ts";
import { type GradingItem, type GradingQueue, useGradingQueue, useSuperseded } from "./queries.ts";
import { TaskHead } from "./TaskHead.tsx";
import { GradeUndo } from "./undo/GradeUndo.tsx";
import { useUndo } from "./undo/use-undo.ts";
import { useAnswerInSight, useGradeAtHand } from "./use-arriving.ts";
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
	const { narrowed, items } = useNarrowed(queue, kept);
	const selected = useSelected(items, `${narrowed.course} ${narrowed.task} ${narrowed.words}`, opened);
	const { item, held } = selected;
	const superseded = useSuperseded(held && item ? item.submission.id : null) ?? null;
	// A grade taken back before its answer left the queue has a new form: the old one has done its work.
	const [round, anew] = useReducer((count: number) => count + 1, 0);
	const inView = item?.submission.id ?? "";
	const inFront = `${inView} ${round}`;
	const open = useRef<HTMLDivElement>(null);
	/** The id of the answer whose correction can be typed into, "" for none. */
	const [correctionAt, setCorrectionAt] = useState("");
	const { submitted, takenBack } = useTypeAhead(open, correctionAt || inFront);
	const undoing = useUndo({
		onBegin: ({ submission }) => takenBack(submission.id),
		onNothing: () => submitted(false),
		onBack: (item) => {
			anew();
			narrowed.show(item);
			selected.await(item.submission.id);
		},
	});
	const { correcting } = undoing;
	const goOnTo = useCallbackRef((id: string) => {
		undoing.leave();
		submitted(false);
		selected.choose(id);
	});
	const [asked, ask] = useState(false);
	useGradingKeys(form, { go: correcting ? () => {} : selected.go, undo: undoing.undo, help: () => ask(true) });
	useGradeAtHand(form);
	useAnswerInSight(form);
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
	// The open answer is painted first: a long list takes a slow phone a quarter of a second.
	const listed = useDeferredValue(true, false);
	const corrected = useCallbackRef((which: GradingItem, grade: number | null) => {
		// The form leaves with the focus in it: that goes to the answer behind it, or to the tab's own place. Not where
		// somebody went on to another answer while the change was being saved.
		if (correcting === which && item) selected.choose(inView);
		else if (correcting === which) leaveForm(open.current, false);
		undoing.corrected(which, grade);
	});
	return (
		<>
			<GradesOnTheWay />
			<Suspense>{asked ? <KeysDialog onClose={() => ask(false)} /> : null}</Suspense>
			<div className={classes.columns}>
				<div className={classes.open} ref={open} data-open-answer>
					{correcting ? (
						<Correction
							item={correcting}
							onReady={setCorrectionAt}
							onSubmit={submitted}
							onDone={(grade) => corrected(correcting, grade)}
						/>
					) : null}
					{item && !correcting ? <TaskHead item={held ? asOfNow(item, queue) : item} /> : null}
					<GradeUndo given={undoing.given} below={item?.assignment.id} onUndo={undoing.undo} />
					{item && !correcting ? (
						<GradingCard
							key={inFront}
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
					{correcting || queue.length > 0 ? null : <NothingToGrade />}
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
function asOfNow(item: GradingItem, items: GradingQueue): GradingItem {
	const mate = items.find(({ assignment }) => assignment.id === item.assignment.id);
	return { ...item, graded: mate?.graded ?? item.total, total: mate?.total ?? item.total };
}

function NothingToGrade() {
	const t = useWords();
	return (
		<EmptyState prop={<FreehandIcon name="tick" size={96} />} title={t("grading.empty")} next={t("grading.next")} />
	);
}
