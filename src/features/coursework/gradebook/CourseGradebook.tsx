import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useEffect, useMemo, useRef } from "react";
import { comeInto } from "#features/coursework/arrival.ts";
import { isScheduled } from "#features/coursework/assignments/queries.ts";
import { useCentreNow } from "#features/coursework/use-centre-now.ts";
import { matchesWords } from "#i18n/folding.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { OpenedItem } from "#ui/layout/OpenedItem.tsx";
import { BookControls } from "./BookControls.tsx";
import { tableOf } from "./book-table.ts";
import classes from "./CourseGradebook.module.css";
import { GradebookPrintout } from "./GradebookPrintout.tsx";
import { type BookWays, GradeTable } from "./GradeTable.tsx";
import { type Book, useBook } from "./queries.ts";
import { useBookView } from "./use-book-view.ts";
import { useWords } from "./words.ts";

type CourseGradebookProps = BookWays & {
	courseId: string;
	/** Leads to the page of the course. */
	onClose: () => void;
	/** Leads to the form for an assignment of it. */
	onNew: () => void;
};

// Every grade of a course: its students by its assignments. Readable and printed without a network.
export function CourseGradebook({ courseId, onClose, ...ways }: CourseGradebookProps) {
	const t = useWords();
	const book = useBook(courseId);
	return (
		<OpenedItem
			back={book?.course.title ?? t("book.courses")}
			onClose={onClose}
			detail={book}
			loading={t("loading")}
			gone={{ prop: <FreehandIcon name="notebook" size={96} />, title: t("book.gone"), next: t("book.goneText") }}
		>
			{(here) => <Inside book={here} onClose={onClose} {...ways} />}
		</OpenedItem>
	);
}

type InsideProps = Omit<CourseGradebookProps, "courseId"> & { book: Book };

function Inside({ book, ...ways }: InsideProps) {
	const t = useWords();
	const now = useCentreNow();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => comeInto(heading.current), []);
	const { course, students, assignments } = book;
	const shown = assignments.filter((task) => !isScheduled(task, now));
	return (
		<article className={classes.book} aria-labelledby="gradebook">
			<header>
				<h2 className={classes.title} id="gradebook" ref={heading} tabIndex={-1}>
					{t("book.title")}
				</h2>
				<p className={classes.about}>
					<bdi>{course.title}</bdi> · {course.code} · {t("book.students", { count: students.length })} ·{" "}
					{t("book.tasks", { count: shown.length })}
				</p>
			</header>
			{students.length > 0 && assignments.length > 0 ? <Grades book={book} {...ways} /> : null}
			{students.length === 0 || assignments.length === 0 ? <Nothing book={book} {...ways} /> : null}
		</article>
	);
}

/** Somebody to teach comes first, then something to do. */
function Nothing({ book: { course, students }, onClose, onNew }: InsideProps) {
	const t = useWords();
	if (students.length === 0) {
		return (
			<EmptyState
				prop={<FreehandIcon name="bell" size={96} />}
				title={t("book.noStudents")}
				next={t("book.noStudentsNext")}
			>
				<Button variant="default" onClick={onClose}>
					{t("book.toCourse")}
				</Button>
			</EmptyState>
		);
	}
	return (
		<EmptyState
			prop={<FreehandIcon name="clipboard" size={96} />}
			title={t("book.noTasks")}
			next={t("book.noTasksNext")}
		>
			{course.archived_at === null ? (
				<Button leftSection={<IconPlus size={18} stroke={2} aria-hidden />} onClick={onNew}>
					{t("book.newTask")}
				</Button>
			) : null}
		</EmptyState>
	);
}

function Grades({ book, onStudent, onTask, onAnswer }: InsideProps) {
	const t = useWords();
	const now = useCentreNow();
	const { view, change, note } = useBookView(book.course.id);
	const table = useMemo(() => tableOf(book, now, view.archived), [book, now, view.archived]);
	const lines = useMemo(
		() => table.lines.filter(({ student }) => matchesWords(view.search, student.name, student.email)),
		[table, view.search],
	);
	const place = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, on the way back
	useEffect(() => {
		const at = view.pressed && placeOf(view.pressed);
		if (at) comeInto(place.current?.querySelector<HTMLElement>(`[data-at="${at}"]`));
	}, []);
	const placeOf = ({ student, task }: NonNullable<typeof view.pressed>) => {
		const line = student === "" ? -1 : lines.findIndex((one) => one.student.id === student);
		const column = task === "" ? -1 : table.columns.findIndex((one) => one.task.id === task);
		return `${line} ${column}`;
	};
	return (
		<div ref={place} className={classes.grades}>
			<BookControls book={book} table={table} view={view} found={lines.length} onChange={change} />
			{table.columns.length === 0 ? <p className={classes.note}>{t("book.allArchived")}</p> : null}
			<GradeTable
				label={t("book.title")}
				table={table}
				lines={lines}
				view={view}
				note={note}
				onStudent={onStudent}
				onTask={onTask}
				onAnswer={onAnswer}
			/>
			<p className={classes.note}>{t("book.counts")}</p>
			<GradebookPrintout course={book.course} table={table} />
		</div>
	);
}
