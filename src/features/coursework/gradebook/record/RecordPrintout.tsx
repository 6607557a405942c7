import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { type Judged, judgedAt } from "#features/coursework/gradebook/averages.ts";
import type { StudentRecord } from "#features/coursework/gradebook/queries.ts";
import { useWords } from "#features/coursework/gradebook/words.ts";
import { useCentreNow } from "#features/coursework/use-centre-now.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { GradeCircle } from "#ui/art/GradeCircle.tsx";
import { dueDay, longDate } from "#ui/dates.ts";
import printout from "#ui/layout/Printout.module.css";
import { Printout } from "#ui/layout/Printout.tsx";
import classes from "./RecordPrintout.module.css";
import { Average, RecordSummary } from "./RecordSummary.tsx";

type RecordPrintoutProps = {
	/** With the courses that are printed. */
	record: StudentRecord;
	/** The student prints it; else a teacher. */
	own: boolean;
};

// The button, and what comes out of the printer: a student's work course by course, with every grade and all of the feedback.
export function RecordPrintout({ record, own }: RecordPrintoutProps) {
	const t = useWords();
	if (record.courses.every(({ items }) => items.length === 0)) return null;
	return (
		<>
			<Button
				variant="default"
				size="sm"
				leftSection={<IconPrinter size={18} stroke={2} aria-hidden />}
				onClick={() => window.print()}
			>
				{t("book.print")}
			</Button>
			<Printout>
				<PrintedRecord record={record} own={own} />
			</Printout>
		</>
	);
}

// By hand: Mantine's Table brings a scroll area of 6 KB, and paper does not scroll.
function PrintedRecord({ record: { student, courses }, own }: RecordPrintoutProps) {
	const t = useWords();
	const lang = useLanguage();
	const now = useCentreNow();
	const judged = courses.map(({ course, items }) => ({ course, pieces: judgedAt(items, now) }));
	const name = student.name || t("book.former");
	const [only] = courses.length === 1 ? courses : [];
	return (
		<table className={classes.table}>
			<caption>
				<bdi className={printout.heading}>{name}</bdi>
				{t("record.printed")} · <bdi>{only ? only.course.title : t("record.all", { count: courses.length })}</bdi> ·{" "}
				{t("book.asOf", { day: longDate(new Date().toISOString(), lang) })}
				<RecordSummary pieces={judged.flatMap(({ pieces }) => pieces)} />
			</caption>
			{/* A foot repeats on every page. */}
			<tfoot>
				<tr>
					<td colSpan={3}>
						<bdi>{name}</bdi> · {location.origin}
					</td>
				</tr>
			</tfoot>
			{judged.map(({ course, pieces }) => (
				<tbody key={course.id}>
					<tr className={classes.course}>
						<th scope="rowgroup" colSpan={2}>
							<bdi>{course.title}</bdi> · {course.code}
						</th>
						<td>
							<Average pieces={pieces} />
						</td>
					</tr>
					{pieces.map((one) => (
						<Line key={one.item.assignment.id} one={one} own={own} />
					))}
				</tbody>
			))}
		</table>
	);
}

function Line({ one: { item, state }, own }: { one: Judged; own: boolean }) {
	const t = useWords();
	const lang = useLanguage();
	const { assignment, optional, submission } = item;
	const { title, due_at, max_points } = assignment;
	const { kind, word, unsent } = state;
	const due = due_at === null ? t("due.none") : t("course.due", { when: dueDay(due_at, lang) });
	return (
		<tr>
			<th scope="row">
				<bdi>{title}</bdi>
				{submission?.feedback ? (
					<p className={classes.feedback} dir="auto">
						{submission.feedback}
					</p>
				) : null}
			</th>
			<td>{optional ? t(own ? "due.before" : "record.before") : due}</td>
			<td>
				{kind === "graded" ? (
					<GradeCircle grade={submission?.grade ?? 0} max={max_points} />
				) : (
					t(own && kind === "waiting" ? "submitted.pending" : `cell.${kind}`)
				)}
				{unsent ? <small>{t(`cell.${unsent}`)}</small> : null}
				{word && word !== kind ? <small>{t(`timing.${word}`)}</small> : null}
			</td>
		</tr>
	);
}
