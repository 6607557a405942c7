import { Suspense, useEffect, useRef } from "react";
import { comeInto } from "#features/coursework/arrival.ts";
import type { StudentRecord } from "#features/coursework/gradebook/queries.ts";
import { useWords } from "#features/coursework/gradebook/words.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { OpenedItem } from "#ui/layout/OpenedItem.tsx";
import { part } from "#ui/loading/part.tsx";
import { leadTo, type OpenItem, useGradesShown } from "./CourseRecord.tsx";
import { CoursesTable } from "./CoursesTable.tsx";
import { useMyRecord } from "./queries.ts";
import { RecordList } from "./RecordList.tsx";
import classes from "./StudentPage.module.css";

// By itself: as a part of what teachers and students share here it would travel with every course.
const RecordPrintout = part(() => import("./RecordPrintout.tsx").then((file) => file.RecordPrintout));

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
			{(found) => <Inside record={found} {...to} />}
		</OpenedItem>
	);
}

type InsideProps = Omit<MyGradesProps, "onClose"> & { record: StudentRecord };

function Inside({ record, onCourse, onOpen }: InsideProps) {
	const t = useWords();
	const { courses } = record;
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => comeInto(heading.current), []);
	return (
		<article className={classes.page} aria-labelledby="my-grades">
			<header className={classes.head}>
				<h2 className={`${classes.who} ${classes.title}`} id="my-grades" ref={heading} tabIndex={-1}>
					{t("next.mine")}
				</h2>
				<Suspense>
					<RecordPrintout record={record} own />
				</Suspense>
			</header>
			{courses.length > 1 ? <CoursesTable courses={courses} onCourse={onCourse} /> : null}
			<div className={classes.record}>
				<RecordList courses={courses} own level={3} onOpen={leadTo(onOpen)} />
			</div>
		</article>
	);
}
