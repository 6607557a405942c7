import { useLanguage } from "#i18n/i18n.ts";
import { dueDay } from "#ui/dates.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { FreehandIcon } from "#ui/FreehandIcon.tsx";
import { RuledSkeleton } from "#ui/RuledSkeleton.tsx";
import { StateNote } from "#ui/StateNote.tsx";
import { SubjectLine } from "#ui/SubjectBadge.tsx";
import { type GivenAssignment, useGivenAssignments } from "./assignment-queries.ts";
import classes from "./TeacherAssignments.module.css";
import { useWords } from "./words.ts";

// Every assignment of the teacher's courses, the latest due first.
export function TeacherAssignments(_: { onOpen: (id: string) => void }) {
	const t = useWords();
	const given = useGivenAssignments();
	if (!given) return <RuledSkeleton label={t("loading")} />;
	if (given.length === 0) {
		return (
			<EmptyState
				prop={<FreehandIcon name="clipboard" size={96} />}
				title={t("teacher.empty")}
				next={t("teacher.next")}
			/>
		);
	}
	return (
		<section>
			<h2 className={classes.title}>{t("teacher.list")}</h2>
			<ul className={classes.list}>
				{given.map((row) => (
					<li key={row.assignment.id} className={classes.item}>
						<GivenRow row={row} />
					</li>
				))}
			</ul>
		</section>
	);
}

function GivenRow({ row: { assignment, course, submitted, graded } }: { row: GivenAssignment }) {
	const t = useWords();
	const lang = useLanguage();
	const open = submitted - graded;
	const { errand, due_at } = assignment;
	return (
		<>
			<div>
				<h3 className={classes.name} dir="auto">
					{assignment.title}
				</h3>
				<SubjectLine subject={course.subject} text={t("of", { course: course.title, code: course.code })} />
			</div>
			<p className={classes.facts}>
				<span>{due_at === null ? t("due.none") : t("due.day", { when: dueDay(due_at, lang) })}</span>
				<span>{t("teacher.points", { count: assignment.max_points })}</span>
			</p>
			<div className={classes.counts}>
				<span>{t("teacher.answers", { submitted, graded })}</span>
				{open > 0 ? <span className={classes.open}>{t("teacher.toGrade", { count: open })}</span> : null}
				{errand && errand.state !== "sent" ? (
					<StateNote state={errand.state} word={t(`state.${errand.state}`)} />
				) : null}
			</div>
		</>
	);
}
