import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { arriveAt } from "#features/coursework/arrival.ts";
import { type HandedIn, useBegun } from "#features/coursework/assignments/queries.ts";
import { useWords } from "#features/coursework/assignments/words.ts";
import { regradeDraft } from "#features/coursework/teaching-commands.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { Portrait } from "#ui/art/Person.tsx";
import { RuledText } from "#ui/art/RuledText.tsx";
import { longMoment } from "#ui/dates.ts";
import { FeedbackNote } from "#ui/feedback/FeedbackNote.tsx";
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
	const [opened, setOpened] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	// Text that was begun is shown, not hidden behind a button.
	const begun = useBegun(regradeDraft(submission.id));
	const changing = opened || begun;
	useEffect(() => {
		if (!changing) arriveAt(button.current);
	}, [changing]);
	return (
		<>
			<GivenBy submission={submission} detail={detail} />
			<GradeHistory changes={submission.grade_changes} detail={detail} />
			{changing ? (
				<ChangeGrade {...props} focus={opened} onDone={() => setOpened(false)} />
			) : (
				<div>
					<Button variant="default" size="sm" ref={button} onClick={() => setOpened(true)}>
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
