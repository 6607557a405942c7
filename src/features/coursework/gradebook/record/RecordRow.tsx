import { Badge } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import type { Judged } from "#features/coursework/gradebook/averages.ts";
import { useWords } from "#features/coursework/gradebook/words.ts";
import { TimingTag } from "#features/coursework/TimingTag.tsx";
import { useLanguage } from "#i18n/i18n.ts";
import { GradeCircle } from "#ui/art/GradeCircle.tsx";
import { dueDay } from "#ui/dates.ts";
import { CardButton } from "#ui/forms/CardButton.tsx";
import classes from "./RecordList.module.css";

type RecordRowProps = {
	one: Judged;
	/** Its student reads it; else a teacher. */
	own: boolean;
	/** Among those of other courses, so that its own is named. */
	named: boolean;
	onOpen: () => void;
};

// One assignment as one student has it: when it is due, where the answer is, its grade and feedback. The row opens it.
export function RecordRow({ one, own, named, onOpen }: RecordRowProps) {
	const t = useWords();
	const lang = useLanguage();
	const { item, state } = one;
	const { assignment, course, optional, submission } = item;
	const { title, due_at, max_points } = assignment;
	const due = due_at === null ? t("due.none") : t("course.due", { when: dueDay(due_at, lang) });
	const when = optional ? t(own ? "due.before" : "record.before") : due;
	return (
		<li className={classes.row}>
			<span className={classes.words}>
				<CardButton className={classes.name} onClick={onOpen}>
					<bdi>{title}</bdi>
				</CardButton>
				<span className={classes.when}>{named ? `${course.code} · ${when}` : when}</span>
			</span>
			<span className={classes.mark}>
				{state.word ? <TimingTag word={state.word} /> : null}
				<Way state={state} own={own} />
				{submission && submission.grade !== null ? <GradeCircle grade={submission.grade} max={max_points} /> : null}
			</span>
			{submission?.feedback ? (
				<p className={classes.feedback}>
					<span className="out-of-sight">{t("submitted.feedbackIs")} </span>
					<span dir="auto">{submission.feedback}</span>
				</p>
			) : null}
			<IconChevronRight className={classes.arrow} size={20} stroke={2} aria-hidden />
		</li>
	);
}

// Where the answer or the grade of this phone is; else that an answer waits for its grade.
function Way({ state: { kind, unsent }, own }: Pick<Judged, "state"> & { own: boolean }) {
	const t = useWords();
	if (unsent) {
		return (
			<Badge component="span" color={unsent === "failed" ? "red" : "yellow"}>
				{t(`state.${unsent}`)}
			</Badge>
		);
	}
	if (kind !== "waiting" && kind !== "returned") return null;
	return (
		<Badge component="span" color={kind === "waiting" ? "blue" : "yellow"}>
			{t(kind === "returned" ? "cell.returned" : own ? "submitted.pending" : "cell.waiting")}
		</Badge>
	);
}
