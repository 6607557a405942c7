import { Suspense, useEffect, useRef } from "react";
import { comeInto } from "#features/coursework/arrival.ts";
import type { GradebookItem } from "#features/coursework/gradebook/item-state.ts";
import { type StudentRecord, useStudentRecord } from "#features/coursework/gradebook/queries.ts";
import { useWords } from "#features/coursework/gradebook/words.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { Portrait } from "#ui/art/Person.tsx";
import { EmailAddress } from "#ui/layout/EmailAddress.tsx";
import { OpenedItem } from "#ui/layout/OpenedItem.tsx";
import { part } from "#ui/loading/part.tsx";
import { CoursesTable } from "./CoursesTable.tsx";
import { RecordList } from "./RecordList.tsx";
import classes from "./StudentPage.module.css";

// By itself: as a part of what teachers and students share here it would travel with every course.
const RecordPrintout = part(() => import("./RecordPrintout.tsx").then((file) => file.RecordPrintout));

type StudentPageProps = {
	studentId: string;
	/** The course in which the student was opened. */
	courseId: string;
	/** The work in all courses of this teacher is shown, and not of that one alone. */
	all: boolean;
	/** It was opened from the gradebook, where the way back leads. */
	fromBook: boolean;
	onClose: () => void;
	onScope: (all: boolean) => void;
	onCourse: (courseId: string) => void;
	onOpen: (item: GradebookItem) => void;
};

// A student as the own teacher looks them up: everything they have to do and have done, in one course or in all of them.
export function StudentPage({ studentId, fromBook, onClose, ...props }: StudentPageProps) {
	const t = useWords();
	const record = useStudentRecord(studentId);
	const here = record?.courses.find(({ course }) => course.id === props.courseId);
	return (
		<OpenedItem
			back={fromBook ? t("book.title") : (here?.course.title ?? t("book.toCourse"))}
			onClose={onClose}
			detail={record}
			loading={t("loading")}
			gone={{ prop: <FreehandIcon name="notebook" size={96} />, title: t("record.gone"), next: t("record.goneText") }}
		>
			{(found) => <Inside record={found} {...props} />}
		</OpenedItem>
	);
}

type InsideProps = Pick<StudentPageProps, "courseId" | "all" | "onScope" | "onCourse" | "onOpen"> & {
	record: StudentRecord;
};

function Inside({ record: { student, courses }, courseId, all, onScope, onCourse, onOpen }: InsideProps) {
	const t = useWords();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => comeInto(heading.current), []);
	const { id, name, email } = student;
	const here = courses.filter(({ course }) => course.id === courseId);
	const shown = all || here.length === 0 ? courses : here;
	return (
		<article className={classes.page} aria-labelledby={`student-${id}`}>
			<header className={classes.head}>
				<Portrait of={id} called={name} kind="student" size={56} />
				<div className={classes.who}>
					<h2 className={classes.title} id={`student-${id}`} ref={heading} tabIndex={-1}>
						<bdi>{name || t("book.former")}</bdi>
					</h2>
					{email ? (
						<p className={classes.email}>
							<EmailAddress email={email} />
						</p>
					) : null}
				</div>
				<Suspense>
					<RecordPrintout record={{ student, courses: shown }} own={false} />
				</Suspense>
			</header>
			{courses.length > 1 && here.length > 0 ? (
				<fieldset className={classes.scope} aria-label={t("record.scope")}>
					<Choice chosen={!all} onChoose={() => onScope(false)}>
						{here[0]?.course.title ?? ""}
					</Choice>
					<Choice chosen={all} onChoose={() => onScope(true)}>
						{t("record.all", { count: courses.length })}
					</Choice>
				</fieldset>
			) : null}
			{shown.length > 1 ? <CoursesTable courses={shown} onCourse={onCourse} /> : null}
			<div className={classes.record}>
				<RecordList courses={shown} own={false} level={3} onOpen={onOpen} />
			</div>
		</article>
	);
}

function Choice({ chosen, onChoose, children }: { chosen: boolean; onChoose: () => void; children: string }) {
	return (
		<button type="button" className={classes.choice} aria-pressed={chosen} onClick={onChoose}>
			<bdi>{children}</bdi>
		</button>
	);
}
