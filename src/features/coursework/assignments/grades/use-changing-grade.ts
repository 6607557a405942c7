// State of the form that changes a grade: its draft, its errors, and the result of saving.
import type { FormEvent } from "react";
import type { HandedIn } from "#features/coursework/assignments/queries.ts";
import { useWords } from "#features/coursework/assignments/words.ts";
import { isCorrectable } from "#features/coursework/grading/correction.ts";
import { feedbackSchema, gradeSchema, reasonSchema, stepOf } from "#features/coursework/schema.ts";
import { changeGrade, regradeDraft } from "#features/coursework/teaching-commands.ts";
import { useCentreNow } from "#features/coursework/use-centre-now.ts";
import { useDraftForm } from "#features/drafting/use-draft-form.ts";
import { type Language, useLanguage } from "#i18n/i18n.ts";
import { isUntried } from "#local/entries.ts";
import { pointsText } from "#ui/points.ts";

type Submission = HandedIn["submission"];
type ChangeFields = { grade: string; feedback: string; reason: string };
const ofGrade = ["grade.missing", "grade.whole", "grade.step", "grade.range"] as const;
const ofReason = ["change.reasonMissing", "change.reasonTooLong"] as const;
type Problems = {
	grade?: (typeof ofGrade)[number] | "change.nothing" | undefined;
	feedback?: "feedback.tooLong" | undefined;
	reason?: (typeof ofReason)[number] | undefined;
};

export function useChangingGrade(
	{ student, submission, detail: { assignment, course, me } }: HandedIn,
	onDone: (grade: number) => void,
	onSubmit: (submitted: boolean) => void = () => {},
) {
	const t = useWords();
	const lang = useLanguage();
	const { commit, setProblems, ...drafted } = useDraftForm<ChangeFields, Problems>({
		draftKey: regradeDraft(submission.id),
		start: startFrom(submission, lang),
		onto: submission.grade_changes.at(-1)?.id ?? "",
		failure: t("change.fallback"),
	});
	const { fields, moved } = drafted;
	const correctable = isCorrectable(submission, me, useCentreNow());
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (moved) return;
		const { wrong, words } = judged(
			fields,
			submission,
			gradeSchema(assignment.max_points, stepOf(course)),
			correctable,
		);
		setProblems(wrong);
		if (!words) return;
		onSubmit(true);
		let taken = false;
		const change = async () => {
			const work = { submission, assignment, course, student: student.name, correctable };
			taken = await changeGrade({ ...work, ...words });
			if (taken) onDone(words.grade);
			else setProblems({ reason: "change.reasonMissing" });
			return taken;
		};
		void commit(change).then(() => (taken ? undefined : onSubmit(false)));
	};
	return { ...drafted, onSubmit: submit, secret: neverLeft(submission), correctable };
}

/** What is wrong with the fields, or what they say. */
function judged(
	fields: ChangeFields,
	submission: Submission,
	points: ReturnType<typeof gradeSchema>,
	correctable: boolean,
) {
	const grade = points.safeParse(fields.grade);
	const feedback = feedbackSchema.safeParse(fields.feedback);
	const reason = reasonSchema.safeParse(fields.reason);
	const nothing = stands(submission, grade.data, feedback.data) ? "change.nothing" : undefined;
	const silent = neverLeft(submission) || (correctable && fields.reason.trim() === "");
	const wrong: Problems = {
		grade: messageAmong(ofGrade, grade.error) ?? nothing,
		feedback: feedback.success ? undefined : "feedback.tooLong",
		reason: silent ? undefined : messageAmong(ofReason, reason.error),
	};
	const fine = grade.success && feedback.success && !wrong.grade && !wrong.reason;
	return { wrong, words: fine ? { grade: grade.data, feedback: feedback.data, reason: reason.data ?? "" } : null };
}

/** The grade was never sent: nobody has seen it, so that another one needs no reason. */
const neverLeft = ({ entry }: Submission) => entry?.kind === "gradeSubmission" && isUntried(entry);

/** The fields at first; a change that is not sent yet is continued. */
function startFrom({ grade, feedback, entry }: Submission, lang: Language): ChangeFields {
	if (entry?.kind === "changeGrade") {
		const { body } = entry;
		return { grade: pointsText(body.grade, lang), feedback: body.feedback, reason: body.reason };
	}
	return { grade: grade === null ? "" : pointsText(grade, lang), feedback: feedback ?? "", reason: "" };
}

/** Nothing would change. (A change on its way may be given another reason.) */
const stands = (submission: Submission, grade: number | undefined, feedback: string | undefined) =>
	submission.entry?.kind !== "changeGrade" && grade === submission.grade && feedback === (submission.feedback ?? "");

const messageAmong = <Known extends string>(
	messages: readonly Known[],
	error: { issues: { message: string }[] } | undefined,
) => messages.find((known) => known === error?.issues[0]?.message);
