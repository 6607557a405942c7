import { type ChangeEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Panel } from "#features/courses/course/Panel.tsx";
import type { Adding, OpenCourse, Student } from "#features/courses/course/queries.ts";
import { useWords } from "#features/courses/course/words.ts";
import { useOffline } from "#features/reach/queries.ts";
import { matchesWords } from "#i18n/folding.ts";
import { TextField } from "#ui/forms/TextField.tsx";
import { AddingRow } from "./AddingRow.tsx";
import classes from "./ClassList.module.css";
import { RemoveStudent } from "./RemoveStudent.tsx";
import { StudentRow } from "./StudentRow.tsx";

type ClassListProps = {
	detail: OpenCourse;
	/** Leads to what a student has done in the course. */
	onStudent: (studentId: string) => void;
	onCorrect: (adding: Adding) => void;
};

// The students of the class, and those whose addition is not sent yet. Can be read offline, as everything of one's own.
export function ClassList({ detail, onStudent, onCorrect }: ClassListProps) {
	const t = useWords();
	const { course, students, addings } = detail;
	const heading = useRef<HTMLHeadingElement>(null);
	const { found, field } = useSearch(students);
	const nobody = students.length === 0 && addings.length === 0;
	return (
		<Panel title={t("class.title")} aside={t("class.count", { count: students.length })} headingRef={heading}>
			{field ? (
				<div className={classes.search}>
					<TextField type="search" label={t("class.search")} {...field} />
				</div>
			) : null}
			{nobody ? <p className={classes.note}>{t(course.archived_at ? "class.emptyArchived" : "class.empty")}</p> : null}
			<Rows
				detail={detail}
				found={found}
				onStudent={onStudent}
				onCorrect={onCorrect}
				onGone={() => heading.current?.focus()}
			/>
			<p className={classes.note} role="status">
				{students.length > 0 && found.length === 0 ? t("class.noMatch") : null}
			</p>
		</Panel>
	);
}

type RowsProps = ClassListProps & { found: Student[]; onGone: () => void };

function Rows({ detail, found, onStudent, onCorrect, onGone }: RowsProps) {
	const t = useWords();
	const offline = useOffline();
	const [leaving, setLeaving] = useState<Student | null>(null);
	const removed = () => {
		// The dialog returns the focus to a button that is about to disappear.
		flushSync(() => setLeaving(null));
		onGone();
	};
	return (
		<>
			<ul className={classes.list}>
				{detail.addings.map((adding) => (
					<AddingRow key={adding.id} adding={adding} onCorrect={() => onCorrect(adding)} onGone={onGone} />
				))}
				{found.map((student) => (
					<StudentRow
						key={student.enrollmentId}
						student={student}
						onOpen={() => onStudent(student.userId)}
						why={offline ? "class-offline" : null}
						onRemove={() => setLeaving(student)}
					/>
				))}
			</ul>
			{offline && found.length > 0 ? (
				<p className={classes.note} id="class-offline">
					{t("class.offline")}
				</p>
			) : null}
			{leaving ? (
				<RemoveStudent student={leaving} course={detail.course} onClose={() => setLeaving(null)} onDone={removed} />
			) : null}
		</>
	);
}

const fitsAGlance = 12;

/** Search in a long class, by name or address: the students to show, and the props of the search field; null where none is needed. */
function useSearch(students: Student[]) {
	const [sought, setSought] = useState("");
	if (students.length <= fitsAGlance) return { found: students, field: null };
	return {
		found: students.filter((student) => matchesWords(sought, student.name, student.email)),
		field: {
			value: sought,
			onChange: (event: ChangeEvent<HTMLInputElement>) => setSought(event.currentTarget.value),
		},
	};
}
