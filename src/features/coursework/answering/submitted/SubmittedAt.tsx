import type { SubmittedAssignment } from "#features/coursework/queries.ts";
import { TimingTag } from "#features/coursework/TimingTag.tsx";
import { timingOf, timingToBe, wordOf } from "#features/coursework/timing.ts";
import { useCentreNow } from "#features/coursework/use-centre-now.ts";
import { useWords } from "#features/coursework/words.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { longMoment } from "#ui/dates.ts";
import classes from "./SubmittedAt.module.css";

// "Submitted November 12, 2026, 4:18 PM", and whether that was in time: for an answer that still waits on the phone
// what it will be, so that nobody fears a late mark because of a power cut.
export function SubmittedAt({ item: { submission, grader, ...item } }: { item: SubmittedAssignment }) {
	const t = useWords();
	const lang = useLanguage();
	const now = useCentreNow();
	const where = whereIs(submission);
	const due_at = where === "refused" ? null : item.due_at;
	const timing = where === "waiting" ? timingToBe(submission, due_at, now) : timingOf(submission, due_at);
	const word = wordOf(timing);
	const why = (where === "waiting" ? whatItWillBe : whatItIs)[timing];
	return (
		<div className={classes.box}>
			<p className={classes.meta}>
				<time dateTime={submission.submitted_at}>
					{t("submitted.at", { when: longMoment(submission.submitted_at, lang) })}
				</time>
				{word ? <TimingTag word={word} /> : null}
				{submission.grade !== null && !submission.feedback && grader ? (
					<span>{t("submitted.noFeedback", { name: grader })}</span>
				) : null}
			</p>
			{why ? <p className={classes.why}>{t(why)}</p> : null}
		</div>
	);
}

/** A refused answer that the server has no other version of was never handed in: nothing is said about its time. */
function whereIs({ id, entry }: SubmittedAssignment["submission"]): "there" | "waiting" | "refused" {
	if (entry?.state === "queued" || entry?.state === "sending") return "waiting";
	return entry?.kind === "submitAssignment" && entry.record_id === id ? "refused" : "there";
}

const whatItIs = {
	"on-time": null,
	"no-due-date": null,
	late: null,
	"sent-later": "timing.why.sent-later",
	"clock-unsure": "timing.why.clock-unsure",
} as const;

const whatItWillBe = {
	...whatItIs,
	"on-time": "timing.will.on-time",
	late: "timing.will.late",
	"sent-later": "timing.will.sent-later",
} as const;
