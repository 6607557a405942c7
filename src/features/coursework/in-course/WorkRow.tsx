import { Badge } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { TimingTag } from "#features/coursework/TimingTag.tsx";
import { timingOf, withoutAnswer, wordOf } from "#features/coursework/timing.ts";
import { useWords } from "#features/coursework/words.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { GradeCircle } from "#ui/art/GradeCircle.tsx";
import { dueDay } from "#ui/dates.ts";
import { CardButton } from "#ui/forms/CardButton.tsx";
import type { OneWork } from "./queries.ts";
import classes from "./WorkList.module.css";

type WorkRowProps = { work: OneWork; now: number; before: string; toGrade: string; onOpen: () => void };

// One assignment of a course as one student has it: when it is due, where the answer is, its grade. The row opens it.
export function WorkRow({ work, now, before, toGrade, onOpen }: WorkRowProps) {
	const t = useWords();
	const lang = useLanguage();
	const { assignment, optional, submission } = work;
	const { title, due_at, max_points } = assignment;
	const due = due_at === null ? t("due.none") : t("course.due", { when: dueDay(due_at, lang) });
	return (
		<li className={classes.row}>
			<span className={classes.words}>
				<CardButton className={classes.name} onClick={onOpen}>
					<bdi>{title}</bdi>
				</CardButton>
				<span className={classes.when}>{optional ? before : due}</span>
			</span>
			<span className={classes.mark}>
				<Timing work={work} now={now} />
				{submission && submission.grade !== null ? <GradeCircle grade={submission.grade} max={max_points} /> : null}
				{submission && submission.grade === null ? <AnswerWord submission={submission} toGrade={toGrade} /> : null}
			</span>
			<IconChevronRight className={classes.arrow} size={20} stroke={2} aria-hidden />
		</li>
	);
}

function Timing({ work: { due_at, submission }, now }: { work: OneWork; now: number }) {
	const word = wordOf(submission ? timingOf(submission, due_at) : withoutAnswer(due_at, now));
	return word ? <TimingTag word={word} /> : null;
}

function AnswerWord({ submission, toGrade }: { submission: NonNullable<OneWork["submission"]>; toGrade: string }) {
	const t = useWords();
	const state = submission.entry?.state ?? "sent";
	if (state === "sent") {
		return (
			<Badge component="span" color="blue">
				{toGrade}
			</Badge>
		);
	}
	return (
		<Badge component="span" color={state === "failed" ? "red" : "yellow"}>
			{t(`state.${state}`)}
		</Badge>
	);
}
