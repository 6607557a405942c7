import classes from "#features/coursework/grading/GradingView.module.css";
import { useGradesOnTheWay } from "#features/coursework/grading/queries.ts";
import { sendsWhenClosed } from "#features/coursework/queries.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { useOffline } from "#features/reach/queries.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";

// Grades that were given and are not sent yet. With contact a grade waits for half a second: the sheet would jump for it.
export function GradesOnTheWay() {
	const t = useWords();
	const offline = useOffline();
	const grades = (useGradesOnTheWay() ?? []).filter(({ notified }) => offline || notified !== "nothing");
	if (grades.length === 0) return null;
	const sending = grades.some(({ state }) => state === "sending");
	const who = grades.map(({ about }) => about.person).join(", ");
	const once = sendsWhenClosed() ? "" : `. ${t("grading.openOnce")}`;
	return (
		<div className={classes.onTheWay}>
			{sending ? (
				<StateNote state="sending" word={t("grading.sending")} reason={who} brief />
			) : (
				<StateNote
					state="queued"
					word={`${t("grading.waiting", { count: grades.length })}${once}`}
					reason={who}
					brief
				/>
			)}
		</div>
	);
}
