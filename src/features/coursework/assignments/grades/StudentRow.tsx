import { Badge } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { AssignmentDetail, Student } from "#features/coursework/assignments/queries.ts";
import { useWords } from "#features/coursework/assignments/words.ts";
import { TimingTag } from "#features/coursework/TimingTag.tsx";
import { isGivenBack } from "#features/coursework/tries/tries.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { GradeCircle } from "#ui/art/GradeCircle.tsx";
import { Portrait } from "#ui/art/Person.tsx";
import { longMoment } from "#ui/dates.ts";
import classes from "./Gradebook.module.css";
import { GradeOnTheWay } from "./GradeOnTheWay.tsx";
import { StudentSubmission } from "./StudentSubmission.tsx";
import type { SubmissionStatus } from "./use-submission-status.ts";

type StudentRowProps = {
	student: Student;
	detail: AssignmentDetail;
	status: SubmissionStatus;
	/** The page was opened for this student. */
	sought: boolean;
	/** Leads to the form in which an answer is graded. */
	onGrade: (submissionId: string) => void;
};

// One student of the class. A row with a submission opens: answer, grade, and the history of the grade.
export function StudentRow({ student, detail, status, sought, onGrade }: StudentRowProps) {
	const id = useId();
	const [open, setOpen] = useState(sought);
	const toggle = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (!sought) return;
		toggle.current?.scrollIntoView({ block: "start" });
		toggle.current?.focus({ preventScroll: true });
	}, [sought]);
	const { submission } = student;
	const face = (
		<Face student={student} status={status}>
			<Mark submission={submission} max={detail.assignment.max_points} />
		</Face>
	);
	if (!submission) return <li className={`${classes.item} ${classes.short}`}>{face}</li>;
	return (
		<li className={classes.item}>
			<button
				type="button"
				className={classes.toggle}
				ref={toggle}
				aria-expanded={open}
				aria-controls={open ? id : undefined}
				onClick={() => setOpen(!open)}
			>
				{face}
				<IconChevronDown className={classes.arrow} size={20} stroke={2} aria-hidden />
			</button>
			<GradeOnTheWay student={student} submission={submission} detail={detail} />
			{open ? (
				<div className={classes.work} id={id}>
					<StudentSubmission {...{ student, submission, detail, onGrade }} />
				</div>
			) : null}
		</li>
	);
}

type FaceProps = { student: Student; status: SubmissionStatus; children: ReactNode };

function Face({ student: { id, name, left, submission }, status: { word, says }, children }: FaceProps) {
	const t = useWords();
	const lang = useLanguage();
	return (
		<span className={classes.face}>
			<span className={classes.portrait}>
				<Portrait of={id} called={name} kind="student" size={40} />
			</span>
			<span className={classes.name}>
				<bdi>{name || t("page.former")}</bdi>
			</span>
			<span className={classes.status}>
				{word ? <TimingTag word={word} /> : <span>{says}</span>}
				{submission ? (
					<time dateTime={submission.submitted_at}>{longMoment(submission.submitted_at, lang)}</time>
				) : null}
				{left ? <span>{t("page.left")}</span> : null}
			</span>
			<span className={classes.mark}>{children}</span>
		</span>
	);
}

function Mark({ submission, max }: { submission: Student["submission"]; max: number }) {
	const t = useWords();
	if (!submission) return null;
	const { grade } = submission;
	if (grade !== null) return <GradeCircle grade={grade} max={max} />;
	if (isGivenBack(submission)) return null;
	return (
		<Badge component="span" color="red">
			{t("page.toGrade")}
		</Badge>
	);
}
