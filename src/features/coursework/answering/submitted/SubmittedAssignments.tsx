import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import { useNewGrades } from "#features/coursework/answering/queries.ts";
import { bringForward } from "#features/coursework/arrival.ts";
import { answerDraft } from "#features/coursework/commands.ts";
import { FoundCards } from "#features/coursework/finding/FoundCards.tsx";
import { useFinding } from "#features/coursework/finding/use-finding.ts";
import { type SubmittedAssignment, useDraftKeys, useSubmittedAssignments } from "#features/coursework/queries.ts";
import { noteGradesSeen } from "#features/coursework/seen-grades.ts";
import { useWords } from "#features/coursework/words.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import { ReadAnswer } from "./ReadAnswer.tsx";
import { SubmittedCard } from "./SubmittedCard.tsx";

export { ReadAnswer };

type SubmittedAssignmentsProps = {
	/** The assignment whose answer was asked for by name, "" for none. */
	opened: string;
	/** Leads to an answer that was taken back, "" to all that is to be answered. */
	onBack: (assignmentId: string) => void;
	/** What an assignment needs beside its words. */
	worksheets: (assignmentId: string) => ReactNode;
};

const newAtOnce = 12;

export function SubmittedAssignments({ opened, ...ways }: SubmittedAssignmentsProps) {
	const t = useWords();
	const submitted = useSubmittedAssignments();
	const drafts = useDraftKeys();
	const newGrades = useNewGrades();
	const fresh = new Set(newGrades?.map(({ submissionId }) => submissionId));
	// What was new when the page was opened is what its reader came for.
	const [atOpening, setAtOpening] = useState<ReadonlySet<string>>();
	if (newGrades && !atOpening) setAtOpening(fresh);
	const place = ({ submission }: SubmittedAssignment) => (atOpening?.has(submission.id) ? 0 : 1);
	const inOrder = [...(submitted ?? [])].sort((a, b) => place(a) - place(b));
	// Whatever its place in a long list, a new grade is shown, and keeps its place once it was seen. Of many, so many are
	// drawn that no phone is kept busy by those further down; each that is seen calls the next.
	const [came, setCame] = useState<ReadonlySet<string>>(new Set());
	const next = [...fresh].slice(0, newAtOnce);
	if (next.some((id) => !came.has(id))) setCame(new Set([...came, ...next]));
	const { shown, ...finding } = useFinding(inOrder, ({ submission, course, title, courseTitle }) => ({
		course,
		words: [title, courseTitle, course?.code ?? ""],
		stays:
			submission.entry !== null ||
			submission.assignment_id === opened ||
			drafts.has(answerDraft(submission.assignment_id)),
		comesFirst: came.has(submission.id),
	}));
	// The server lets a teacher correct a grade without a word until this is told.
	useEffect(() => {
		const seen = shown.filter(({ submission }) => newGrades && !fresh.has(submission.id));
		void noteGradesSeen(seen.map(({ submission }) => submission));
	});
	const known = submitted !== undefined && atOpening !== undefined;
	useEffect(() => {
		if (known && opened !== "") bringForward(`submitted-${opened}`);
	}, [known, opened]);
	if (!known) return <RuledSkeleton label={t("loading")} />;
	if (submitted.length === 0) {
		return (
			<EmptyState
				prop={<FreehandIcon name="letter" size={96} />}
				title={t("submitted.empty")}
				next={t("submitted.next")}
			>
				<Button variant="default" onClick={() => ways.onBack("")}>
					{t("submitted.toDo")}
				</Button>
			</EmptyState>
		);
	}
	return (
		<FoundCards finding={finding} shown={shown.length}>
			{shown.map((item) => (
				<SubmittedCard key={item.submission.id} item={item} fresh={fresh.has(item.submission.id)} {...ways} />
			))}
		</FoundCards>
	);
}
