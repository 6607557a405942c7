import { type ReactNode, useEffect } from "react";
import { lookFor } from "#features/courses/focus.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { OpenedItem } from "#ui/layout/OpenedItem.tsx";
import { CourseLabel } from "./CourseLabel.tsx";
import classes from "./OpenCourse.module.css";
import { Panel } from "./Panel.tsx";
import { type StudiedCourse as Studied, useStudiedCourse } from "./queries.ts";
import { Teachers } from "./Teachers.tsx";
import { useWords } from "./words.ts";

type StudiedCourseProps = {
	id: string;
	onClose: () => void;
	/** What is to be done in it and was done. */
	coursework: ReactNode;
	/** Its study materials. */
	materials: ReactNode;
};

/** A course from its student's side: who teaches it, and the work in it. */
export function StudiedCourse({ id, onClose, ...parts }: StudiedCourseProps) {
	const t = useWords();
	const detail = useStudiedCourse(id);
	useEffect(() => () => lookFor("card", id), [id]);
	return (
		<OpenedItem
			back={t("study.back")}
			onClose={onClose}
			detail={detail}
			loading={t("loading")}
			gone={{ prop: <FreehandIcon name="notebook" size={96} />, title: t("page.gone"), next: t("study.goneText") }}
		>
			{(here) => <Inside detail={here} {...parts} />}
		</OpenedItem>
	);
}

type InsideProps = Pick<StudiedCourseProps, "coursework" | "materials"> & { detail: Studied };

function Inside({ detail: { course, teachers }, coursework, materials }: InsideProps) {
	const t = useWords();
	return (
		<article className={classes.detail} aria-labelledby={`course-${course.id}`}>
			<CourseLabel course={course} />
			<Teachers teachers={teachers} />
			{course.archived_at === null ? null : <CalmNote text={t("study.archived")} />}
			<Panel title={t("work.title")}>{coursework}</Panel>
			<Panel title={t("materials.title")}>{materials}</Panel>
		</article>
	);
}
