import { Button } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { comeInto } from "#features/coursework/arrival.ts";
import { answerDraft } from "#features/coursework/commands.ts";
import { type GradebookItem, stateOf, tabOf } from "#features/coursework/gradebook/item-state.ts";
import { type SubmittedAssignment, useSubmittedAssignments } from "#features/coursework/queries.ts";
import { TimingTag } from "#features/coursework/TimingTag.tsx";
import { useCentreNow } from "#features/coursework/use-centre-now.ts";
import { useDraft } from "#features/drafting/queries.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { dueDay } from "#ui/dates.ts";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { OpenedItem } from "#ui/layout/OpenedItem.tsx";
import { part } from "#ui/loading/part.tsx";
import type { OpenItem } from "./CourseRecord.tsx";
import classes from "./PastAssignment.module.css";
import { useWords } from "./past-words.ts";
import { useMyCourseRecord } from "./queries.ts";

// Both belong to tabs that are here already: as parts of this page they would travel with every dashboard.
const TaskSide = part(() =>
	import("#features/coursework/answering/PendingAssignments.tsx").then((file) => file.TaskSide),
);
const ReadAnswer = part(() =>
	import("#features/coursework/answering/submitted/SubmittedAssignments.tsx").then((file) => file.ReadAnswer),
);

type PastAssignmentProps = {
	courseId: string;
	assignmentId: string;
	/** What an assignment needs beside its words. */
	worksheets: (assignmentId: string) => ReactNode;
	onClose: () => void;
	/** Leads to where words that were begun can be finished. */
	onGoOn: OpenItem;
};

// An assignment of a course that has ended, to read: what it asked for, and what its student has of it.
export function PastAssignment({ courseId, assignmentId, onClose, ...parts }: PastAssignmentProps) {
	const t = useWords();
	const mine = useMyCourseRecord(courseId);
	const answers = useSubmittedAssignments();
	const item = mine && (mine.items.find(({ assignment }) => assignment.id === assignmentId) ?? null);
	return (
		<OpenedItem
			back={mine?.course.title ?? t("past.courses")}
			onClose={onClose}
			detail={answers && item}
			loading={t("loading")}
			gone={{ prop: <FreehandIcon name="notebook" size={96} />, title: t("past.gone"), next: t("past.goneNext") }}
		>
			{(found) => (
				<Inside
					item={found}
					answer={answers?.find(({ submission }) => submission.assignment_id === assignmentId)}
					{...parts}
				/>
			)}
		</OpenedItem>
	);
}

type InsideProps = Pick<PastAssignmentProps, "worksheets" | "onGoOn"> & {
	item: GradebookItem;
	answer: SubmittedAssignment | undefined;
};

function Inside({ item, answer, worksheets, onGoOn }: InsideProps) {
	const t = useWords();
	const lang = useLanguage();
	const { assignment, course, optional } = item;
	const heading = `past-${assignment.id}`;
	const draft = useDraft(answerDraft(assignment.id));
	const begun = draft && draft.text !== answer?.submission.text_body ? draft : null;
	useEffect(() => comeInto(document.getElementById(heading)), [heading]);
	const due = assignment.due_at === null ? t("due.none") : t("course.due", { when: dueDay(assignment.due_at, lang) });
	return (
		<Card labelledBy={heading}>
			<CalmNote text={t(begun ? "past.begun" : "past.note")}>
				{begun ? (
					<Button size="sm" onClick={() => onGoOn(tabOf(item), assignment.id)}>
						{t("card.goOn")}
					</Button>
				) : null}
			</CalmNote>
			<div className={answer ? `${classes.parts} ${classes.columns}` : classes.parts}>
				<TaskSide {...{ assignment, course, heading, worksheets }}>
					<p className={classes.due}>{optional ? t("due.before") : due}</p>
				</TaskSide>
				{answer ? <ReadAnswer item={answer} /> : <NoAnswer item={item} />}
			</div>
		</Card>
	);
}

function NoAnswer({ item }: { item: GradebookItem }) {
	const t = useWords();
	const { word } = stateOf(item, useCentreNow());
	return (
		<p className={classes.none}>
			{word ? <TimingTag word={word} /> : null} <span>{t("past.none")}</span>
		</p>
	);
}
