import { sendsWhenClosed } from "#features/coursework/queries.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import classes from "./GradingView.module.css";
import { useGradesOnTheWay } from "./queries.ts";

// Grades that were given and are not sent yet.
export function GradesOnTheWay() {
	const t = useWords();
	const grades = useGradesOnTheWay() ?? [];
	if (grades.length === 0) return null;
	const sending = grades.some(({ state }) => state === "sending");
	const who = grades.map(({ about }) => about.person).join(", ");
	const once = sendsWhenClosed() ? "" : `. ${t("grading.openOnce")}`;
	return (
		<div className={classes.onTheWay}>
			{sending ? (
				<StateNote state="sending" word={t("grading.sending")} reason={who} />
			) : (
				<StateNote state="queued" word={`${t("grading.waiting", { count: grades.length })}${once}`} reason={who} />
			)}
		</div>
	);
}
