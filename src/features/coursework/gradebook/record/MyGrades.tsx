import { useEffect, useRef } from "react";
import { comeInto } from "#features/coursework/arrival.ts";
import type { StudentRecord } from "#features/coursework/gradebook/queries.ts";
import { useWords } from "#features/coursework/gradebook/words.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { OpenedItem } from "#ui/layout/OpenedItem.tsx";
import { leadTo, type OpenItem, useGradesShown } from "./CourseRecord.tsx";
import { CoursesTable } from "./CoursesTable.tsx";
import { useMyRecord } from "./queries.ts";
import { RecordList } from "./RecordList.tsx";
import classes from "./StudentPage.module.css";

type MyGradesProps = {
	onClose: () => void;
	onCourse: (courseId: string) => void;
	/** Leads to an assignment. */
	onOpen: OpenItem;
};

// A student's grades in all courses: course by course, then all the work, what is missing first.
export function MyGrades({ onClose, ...to }: MyGradesProps) {
	const t = useWords();
	const record = useMyRecord();
	useGradesShown(record?.courses);
	return (
		<OpenedItem
			back={t("record.courses")}
			onClose={onClose}
			detail={record}
			loading={t("loading")}
			gone={{ prop: <FreehandIcon name="notebook" size={96} />, title: t("record.none"), next: t("record.noneNext") }}
		>
			{({ courses }) => <Inside courses={courses} {...to} />}
		</OpenedItem>
	);
}

type InsideProps = Omit<MyGradesProps, "onClose"> & Pick<StudentRecord, "courses">;

function Inside({ courses, onCourse, onOpen }: InsideProps) {
	const t = useWords();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => comeInto(heading.current), []);
	return (
		<article className={classes.page} aria-labelledby="my-grades">
			<h2 className={classes.title} id="my-grades" ref={heading} tabIndex={-1}>
				{t("next.mine")}
			</h2>
			{courses.length > 1 ? <CoursesTable courses={courses} onCourse={onCourse} /> : null}
			<div className={classes.record}>
				<RecordList courses={courses} own level={3} onOpen={leadTo(onOpen)} />
			</div>
		</article>
	);
}
