import { memo } from "react";
import { useWords } from "#features/coursework/teaching-words.ts";
import { timingOf } from "#features/coursework/timing.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { Portrait } from "#ui/art/Person.tsx";
import { longMoment } from "#ui/dates.ts";
import { EmailAddress } from "#ui/layout/EmailAddress.tsx";
import facts from "#ui/layout/Facts.module.css";
import type { GradingItem } from "./queries.ts";
import classes from "./StudentHead.module.css";

type StudentHeadProps = { item: GradingItem; heading: string };

// Whose answer it is, and when it was handed in. Memoised, as the answer below it.
export const StudentHead = memo(function StudentHead({ item, heading }: StudentHeadProps) {
	const t = useWords();
	const lang = useLanguage();
	const { submission, due_at, student, email } = item;
	const timing = timingOf(submission, due_at);
	const worthSaying = timing === "late" || timing === "sent-later" || timing === "clock-unsure";
	return (
		<div className={classes.head}>
			<Portrait of={submission.student_id} called={student} kind="student" size={48} />
			<div className={classes.who}>
				<h2 className={classes.name} id={heading} tabIndex={-1}>
					<bdi>{student}</bdi>
				</h2>
				{email ? (
					<p className={classes.meta}>
						<EmailAddress email={email} />
					</p>
				) : null}
				<p className={classes.meta}>
					<span className={facts.row}>
						<time dateTime={submission.submitted_at}>{longMoment(submission.submitted_at, lang)}</time>
						{worthSaying ? (
							<span className={timing === "late" ? `${classes.timing} ${classes.late}` : classes.timing}>
								{t(`timing.${timing}`)}
							</span>
						) : null}
					</span>
				</p>
			</div>
		</div>
	);
});
