import { IconChevronRight } from "@tabler/icons-react";
import type { GradingItem } from "#features/coursework/grading/queries.ts";
import { isAsked, type PendingAssignment } from "#features/coursework/queries.ts";
import { isPast } from "#features/coursework/timing.ts";
import { useCentreNow } from "#features/coursework/use-centre-now.ts";
import { useWords } from "#features/coursework/words.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { longMoment, nearness } from "#ui/dates.ts";
import facts from "#ui/layout/Facts.module.css";
import classes from "./NextUp.module.css";

const shown = 3;

type NextToAnswerProps = { pending: PendingAssignment[]; onOpen: (assignmentId: string) => void };

// Below the courses: what is to be done first, one press away.
export function NextToAnswer({ pending, onOpen }: NextToAnswerProps) {
	const t = useWords();
	const lang = useLanguage();
	const now = useCentreNow();
	const asked = pending.filter((item) => !item.optional && isAsked(item));
	const rows = asked.slice(0, shown).map(({ assignment, course, returned }) => {
		const { id, title, due_at } = assignment;
		const row = { id, name: title, code: course.code };
		// It was handed in once, and its second try has no due date.
		if (returned) return { ...row, when: t("tries.returned"), urgent: false };
		const near = due_at === null ? null : nearness(due_at, now, lang);
		const past = isPast(due_at, now);
		return {
			...row,
			when: near ? t(past ? "due.was" : "due.on", { when: near.words }) : t("due.none"),
			urgent: near !== null && (past || near.days <= 1),
		};
	});
	return <NextUp title={t("next.answer")} rows={rows} onOpen={onOpen} />;
}

type NextToGradeProps = {
	/** In the order of the queue, where one press leads and grading goes on. */
	items: GradingItem[];
	onOpen: (submissionId: string) => void;
};

// The same for a teacher: what is graded first.
export function NextToGrade({ items, onOpen }: NextToGradeProps) {
	const t = useWords();
	const lang = useLanguage();
	const rows = items.slice(0, shown).map(({ submission, assignment, course, student }) => ({
		id: submission.id,
		name: student,
		task: assignment.title,
		code: course.code,
		when: longMoment(submission.submitted_at, lang),
		urgent: false,
	}));
	return <NextUp title={t("next.grade")} rows={rows} onOpen={onOpen} />;
}

// The way to all the grades of a student.
export function ToMyGrades({ onOpen }: { onOpen: () => void }) {
	const t = useWords();
	const row = { id: "grades", name: t("pending.allCourses"), code: "", when: "", urgent: false };
	return <NextUp title={t("next.mine")} rows={[row]} onOpen={onOpen} />;
}

/** `task`: where the name does not say it. */
type Row = { id: string; name: string; task?: string; code: string; when: string; urgent: boolean };

type NextUpProps = { title: string; rows: Row[]; onOpen: (id: string) => void };

function NextUp({ title, rows, onOpen }: NextUpProps) {
	if (rows.length === 0) return null;
	return (
		<section className={classes.box}>
			<h2 className={classes.title}>{title}</h2>
			<ul className={classes.list}>
				{rows.map(({ id, name, task, code, when, urgent }) => (
					<li key={id}>
						<button type="button" className={classes.row} onClick={() => onOpen(id)}>
							<span className={classes.name} dir="auto">
								{name}
							</span>
							{code ? (
								<span className={classes.from}>
									<span className={facts.row}>
										{task ? <bdi>{task}</bdi> : null}
										<span className="unbroken">{code}</span>
									</span>
								</span>
							) : null}
							{when ? <span className={urgent ? `${classes.when} ${classes.near}` : classes.when}>{when}</span> : null}
							<IconChevronRight className={classes.arrow} size={20} stroke={2} aria-hidden />
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
