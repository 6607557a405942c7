import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { arriveAt } from "#features/coursework/arrival.ts";
import { type HandedIn, useBegun } from "#features/coursework/assignments/queries.ts";
import { useWords } from "#features/coursework/assignments/words.ts";
import { regradeDraft } from "#features/coursework/teaching-commands.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { Portrait } from "#ui/art/Person.tsx";
import { RuledText } from "#ui/art/RuledText.tsx";
import { longMoment } from "#ui/dates.ts";
import { FeedbackNote } from "#ui/feedback/FeedbackNote.tsx";
import { useOpening } from "#ui/forms/use-opening.ts";
import { ChangeGrade } from "./ChangeGrade.tsx";
import { GradeHistory } from "./GradeHistory.tsx";
import classes from "./StudentSubmission.module.css";

// What a student handed in, and what it was given.
export function StudentSubmission({ student, submission, detail }: HandedIn) {
	const t = useWords();
	return (
		<div className={classes.open}>
			<RuledText text={submission.text_body} label={t("grading.answer")} />
			<div className={classes.grade}>
				{submission.grade === null ? (
					<p className={classes.hint}>{t("page.toGradeHint")}</p>
				) : (
					<Graded student={student} submission={submission} detail={detail} />
				)}
			</div>
		</div>
	);
}

function Graded(props: HandedIn) {
	const t = useWords();
	const { submission, detail } = props;
	const { opened, byHand, open, written, close } = useOpening(useBegun(regradeDraft(submission.id)));
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (!opened) arriveAt(button.current);
	}, [opened]);
	return (
		<>
			<GivenBy submission={submission} detail={detail} />
			<GradeHistory changes={submission.grade_changes} detail={detail} />
			{opened ? (
				<ChangeGrade {...props} focus={byHand} onWrite={written} onDone={close} />
			) : (
				<div>
					<Button variant="default" size="sm" ref={button} onClick={open}>
						{t("change.open")}
					</Button>
				</div>
			)}
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
