import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { AddStudent } from "#features/courses/course/class/AddStudent.tsx";
import { ClassList } from "#features/courses/course/class/ClassList.tsx";
import { PrintedClassList } from "#features/courses/course/printout/PrintedClassList.tsx";
import { PrintedJoinCard } from "#features/courses/course/printout/PrintedJoinCard.tsx";
import { lookFor } from "#features/courses/focus.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { OpenedItem } from "#ui/layout/OpenedItem.tsx";
import { Printout } from "#ui/layout/Printout.tsx";
import { CourseActions } from "./CourseActions.tsx";
import { type CopyForm, CourseForms, useCourseForms } from "./CourseForms.tsx";
import { CourseLabel } from "./CourseLabel.tsx";
import { JoinCard } from "./JoinCard.tsx";
import classes from "./OpenCourse.module.css";
import { Panel } from "./Panel.tsx";
import { type Adding, type OpenCourse as CourseDetail, useOpenCourse } from "./queries.ts";
import { SendState } from "./SendState.tsx";
import { Teachers } from "./Teachers.tsx";
import { useWords } from "./words.ts";

type CourseParts = {
	/** The assignments of the course. */
	coursework: (course: CourseDetail["course"]) => ReactNode;
	/** Its study materials, and the way to give one. */
	materials: (course: CourseDetail["course"]) => ReactNode;
	/** How the class stands, and the way to every grade. */
	grades: ReactNode;
	/** The form that copies it to a new course. */
	copy: (form: CopyForm) => ReactNode;
	/** Leads to what a student of it has done. */
	onStudent: (studentId: string) => void;
};

type OpenCourseProps = CourseParts & { id: string; onClose: () => void };

/** A course this teacher leads: the ways into it, its assignments, its class, and its words. */
export function OpenCourse({ id, onClose, ...parts }: OpenCourseProps) {
	const t = useWords();
	const detail = useOpenCourse(id);
	useEffect(() => () => lookFor("card", id), [id]);
	return (
		<OpenedItem
			back={t("page.back")}
			onClose={onClose}
			detail={detail}
			loading={t("loading")}
			gone={{ prop: <FreehandIcon name="notebook" size={96} />, title: t("page.gone"), next: t("page.goneText") }}
		>
			{(here) => <Inside detail={here} {...parts} />}
		</OpenedItem>
	);
}

function Inside({ detail, coursework, materials, grades, copy, onStudent }: CourseParts & { detail: CourseDetail }) {
	const t = useWords();
	const [printed, setPrinted] = useState<"list" | "card">("list");
	const [correcting, setCorrecting] = useState<Adding | null>(null);
	const { course, teachers } = detail;
	const open = course.archived_at === null;
	const forms = useCourseForms(course);
	const print = (what: "list" | "card") => {
		flushSync(() => setPrinted(what));
		window.print();
	};
	return (
		<article className={classes.detail} aria-labelledby={`course-${course.id}`}>
			<header className={classes.head}>
				<CourseLabel course={course} />
				<SendState course={course} editing={forms.editing.opened} />
				<CourseForms course={course} forms={forms} copy={copy} />
			</header>
			<div className={classes.columns}>
				{open ? (
					<div className={classes.ways}>
						<JoinCard course={course} onPrint={() => print("card")} />
						<AddStudent detail={detail} correcting={correcting} onDone={() => setCorrecting(null)} />
					</div>
				) : null}
				<div className={classes.main}>
					<Teachers teachers={teachers} hint={open ? t("teachers.more") : null} />
					<CourseActions course={course} forms={forms} onPrint={() => print("list")} />
					<Panel title={t("work.title")}>{coursework(course)}</Panel>
					<Panel title={t("materials.title")}>{materials(course)}</Panel>
					<Panel title={t("grades.title")}>{grades}</Panel>
					<ClassList detail={detail} onStudent={onStudent} onCorrect={setCorrecting} />
				</div>
			</div>
			<CoursePrintout what={printed} detail={detail} />
		</article>
	);
}

type CoursePrintoutProps = { what: "list" | "card"; detail: CourseDetail };

// On paper a course is its class list, or the card to hand out.
function CoursePrintout({ what, detail }: CoursePrintoutProps) {
	return (
		<Printout>
			{what === "card" && detail.course.join_code ? (
				<PrintedJoinCard course={detail.course} />
			) : (
				<PrintedClassList detail={detail} />
			)}
		</Printout>
	);
}
