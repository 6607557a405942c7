import { Button } from "@mantine/core";
import classes from "#features/coursework/assignments/AssignmentHead.module.css";
import { type AssignmentDetail, isScheduled } from "#features/coursework/assignments/queries.ts";
import { useWords } from "#features/coursework/assignments/words.ts";
import { saveDraftNow } from "#features/coursework/commands.ts";
import { ReadAbove } from "#features/coursework/ReadAbove.tsx";
import {
	type AssignmentWords,
	editAssignment,
	editAssignmentDraft,
	shownRevision,
	wordsIn,
} from "#features/coursework/teaching-commands.ts";
import { useCentreNow } from "#features/coursework/use-centre-now.ts";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { useAutofocus } from "#ui/forms/use-autofocus.ts";
import { AssignmentForm } from "./AssignmentForm.tsx";
import { AssignmentVersion } from "./AssignmentVersion.tsx";
import { fieldsOf } from "./assignment-fields.ts";
import { useAssignmentForm } from "./use-assignment-form.ts";

/** `focus`: somebody pressed Edit; else it opened by itself over a draft from before. */
type EditAssignmentProps = { detail: AssignmentDetail; focus: boolean; onWrite: () => void; onDone: () => void };

// New words over an assignment. A refused edit is taken up where it was left.
export function EditAssignment({ detail, focus, onWrite, onDone }: EditAssignmentProps) {
	const t = useWords();
	const { assignment } = detail;
	const { forming, highest } = useEditing(detail, onDone);
	const { form, moved, outcome, draft } = forming;
	const { ready } = draft;
	useAutofocus(() => form.current?.querySelector<HTMLElement>("[name=title]")?.focus(), focus && ready);
	const cancel = async () => {
		await forming.discard(t("edit.discarded"));
		onDone();
	};
	const top = (
		<div>
			<h2 className={classes.title} id={`assignment-${assignment.id}`}>
				{t("edit.title")}
			</h2>
			<CalmNote text={moved ? t("edit.moved") : null}>
				<Button variant="default" size="sm" onClick={forming.goOn}>
					{t("edit.goOn")}
				</Button>
			</CalmNote>
			{moved ? <AssignmentVersion name={t("edit.theirs")} words={assignment} courseId={detail.course.id} /> : null}
		</div>
	);
	return (
		<AssignmentForm forming={forming} highest={highest} top={top} onWrite={onWrite}>
			{moved ? <ReadAbove heading={`assignment-${assignment.id}`} /> : null}
			<div className={classes.actions}>
				<Button type="submit" disabled={moved || outcome === "committing"}>
					{t(outcome === "committing" ? "create.submitting" : "edit.save")}
				</Button>
				<Button variant="default" onClick={() => orSayNotSaved(cancel())}>
					{t("edit.cancel")}
				</Button>
			</div>
		</AssignmentForm>
	);
}

function useEditing({ assignment, course, students }: AssignmentDetail, onDone: () => void) {
	const t = useWords();
	const now = useCentreNow();
	const refused = assignment.entry?.state === "failed" ? wordsIn(assignment.entry) : null;
	const highest = Math.max(0, ...students.map(({ submission }) => submission?.grade ?? 0));
	const same = (a: AssignmentWords, b: AssignmentWords) =>
		JSON.stringify(fieldsOf("", a)) === JSON.stringify(fieldsOf("", b));
	const forming = useAssignmentForm({
		draftKey: editAssignmentDraft(assignment.id),
		start: fieldsOf(course.id, refused ?? assignment),
		onto: shownRevision(assignment),
		isGiven: !isScheduled(assignment, now),
		failure: t("edit.fallback"),
		check: (_, words) => (words.max_points < highest ? { points: "edit.belowGrade" } : {}),
		put: async (_, words) => {
			if (refused || !same(words, assignment)) await editAssignment({ assignment, course, words });
			else await saveDraftNow(editAssignmentDraft(assignment.id), "");
			onDone();
		},
	});
	return { forming, highest };
}
