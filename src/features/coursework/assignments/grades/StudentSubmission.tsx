import { Button } from "@mantine/core";
import { Suspense, useEffect, useRef } from "react";
import { arriveAt } from "#features/coursework/arrival.ts";
import { type HandedIn, useBegun } from "#features/coursework/assignments/queries.ts";
import { useWords } from "#features/coursework/assignments/words.ts";
import { regradeDraft } from "#features/coursework/teaching-commands.ts";
import { returnDraft } from "#features/coursework/tries/commands.ts";
import { EarlierTries } from "#features/coursework/tries/EarlierTries.tsx";
import { ReturnedNote } from "#features/coursework/tries/ReturnedNote.tsx";
import { isGivenBack } from "#features/coursework/tries/tries.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { Portrait } from "#ui/art/Person.tsx";
import { RuledText } from "#ui/art/RuledText.tsx";
import { longMoment } from "#ui/dates.ts";
import { FeedbackNote } from "#ui/feedback/FeedbackNote.tsx";
import { useOpening } from "#ui/forms/use-opening.ts";
import { part, usePreload } from "#ui/loading/part.tsx";
import { ChangeGrade } from "./ChangeGrade.tsx";
import classes from "./StudentSubmission.module.css";

const GradeHistory = part(() => import("./GradeHistory.tsx").then((file) => file.GradeHistory));
const GiveBack = part(() => import("./GiveBack.tsx").then((file) => file.GiveBack));

type StudentSubmissionProps = HandedIn & {
	/** Leads to the form in which an answer is graded. */
	onGrade: (submissionId: string) => void;
};

// What a student handed in, and what it was given.
export function StudentSubmission({ student, submission, detail, onGrade }: StudentSubmissionProps) {
	const t = useWords();
	const givenBack = isGivenBack(submission);
	const toGrade = () => onGrade(submission.id);
	return (
		<div className={classes.open}>
			<div>
				<RuledText text={submission.text_body} label={t("grading.answer")} />
				<EarlierTries submission={submission} max={detail.assignment.max_points} />
			</div>
			<div className={classes.grade}>
				{submission.grade === null && !givenBack ? (
					<>
						<p className={classes.hint}>{t("page.toGradeHint")}</p>
						<ToGrade word={t("page.grade")} onGrade={toGrade} />
					</>
				) : null}
				{givenBack ? <GivenBack submission={submission} onGrade={toGrade} /> : null}
				{submission.grade === null ? (
					<Suspense>
						<GradeHistory submission={submission} detail={detail} />
					</Suspense>
				) : (
					<Graded student={student} submission={submission} detail={detail} />
				)}
			</div>
		</div>
	);
}

// Who never answers again can be graded for what there is.
function GivenBack({ submission, onGrade }: { submission: HandedIn["submission"]; onGrade: () => void }) {
	const t = useWords();
	const unsent = submission.entry?.kind === "returnAnswer" && submission.entry.state !== "sent";
	return (
		<>
			<ReturnedNote submission={submission} />
			<p className={classes.hint}>{t("return.waits")}</p>
			{unsent ? null : <ToGrade word={t("return.grade")} onGrade={onGrade} />}
		</>
	);
}

function ToGrade({ word, onGrade }: { word: string; onGrade: () => void }) {
	return (
		<div>
			<Button variant="default" size="sm" onClick={onGrade}>
				{word}
			</Button>
		</div>
	);
}

function Graded(props: HandedIn) {
	const t = useWords();
	const { student, submission, detail } = props;
	const { course } = detail;
	const { opened, byHand, open, written, close } = useOpening(useBegun(regradeDraft(submission.id)));
	const back = useOpening(useBegun(returnDraft(submission.id)));
	usePreload([GradeHistory, GiveBack]);
	const button = useRef<HTMLButtonElement>(null);
	const reading = !opened && !back.opened;
	useEffect(() => {
		if (reading) arriveAt(button.current);
	}, [reading]);
	// What waits on this phone is sent first; and who left can answer no more.
	const mayReturn = !submission.entry && !student.left && course.archived_at === null;
	return (
		<>
			<GivenBy submission={submission} detail={detail} />
			<Suspense>
				<GradeHistory submission={submission} detail={detail} />
			</Suspense>
			{opened ? <ChangeGrade {...props} focus={byHand} onWrite={written} onDone={close} /> : null}
			<Suspense>
				{back.opened ? <GiveBack {...props} focus={back.byHand} onWrite={back.written} onDone={back.close} /> : null}
			</Suspense>
			{reading ? (
				<div className={classes.actions}>
					<Button variant="default" size="sm" ref={button} onClick={open}>
						{t("change.open")}
					</Button>
					{mayReturn ? (
						<Button variant="default" size="sm" onClick={back.open}>
							{t("return.open")}
						</Button>
					) : null}
				</div>
			) : null}
		</>
	);
}

function GivenBy({ submission, detail }: Omit<HandedIn, "student">) {
	const t = useWords();
	const lang = useLanguage();
	const { feedback, graded_by, graded_at } = submission;
	const mine = graded_by === detail.me;
	const name = detail.names.get(graded_by ?? "") || t("history.another");
	const when = graded_at === null ? "" : longMoment(graded_at, lang);
	return (
		<>
			{feedback ? (
				<FeedbackNote
					title={t("grading.feedback")}
					portrait={<Portrait of={graded_by ?? name} called={name} kind="teacher" size={30} />}
					person=""
					text={feedback}
				/>
			) : null}
			<p className={classes.by}>{mine ? t("history.givenByMe", { when }) : t("history.given", { name, when })}</p>
		</>
	);
}
