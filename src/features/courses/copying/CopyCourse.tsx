import { type ReactNode, useRef } from "react";
import { CourseForm } from "#features/courses/CourseForm.tsx";
import { copyCourseDraft } from "#features/courses/commands.ts";
import { Panel } from "#features/courses/course/Panel.tsx";
import { fieldsOf } from "#features/courses/course-draft.ts";
import { lookFor } from "#features/courses/focus.ts";
import type { ShownCourse } from "#features/courses/queries.ts";
import classes from "./CopyCourse.module.css";
import { copyCourse, nextCode, type Task } from "./commands.ts";
import { useWords } from "./words.ts";

type CopyCourseProps = {
	course: ShownCourse;
	/** Those that are copied with it, and whether they can be: says what is wrong, if anything is. */
	tasks: { chosen: Task[]; check: () => boolean };
	focus: boolean;
	onWrite: () => void;
	onCopied: (id: string) => void;
	onClose: () => void;
	/** The choice of the assignments. */
	children: ReactNode;
};

// A new course made of one that is there.
export function CopyCourse({ course, tasks, focus, onWrite, onCopied, onClose, children }: CopyCourseProps) {
	const t = useWords();
	const made = useRef("");
	return (
		<Panel title={t("title")}>
			<CourseForm
				draftKey={copyCourseDraft(course.id)}
				start={{ ...fieldsOf(course), code: nextCode(course.code) }}
				onto=""
				submit={t("copy")}
				failure={t("failure")}
				focus={focus}
				check={tasks.check}
				put={async (words) => {
					made.current = await copyCourse({ from: course.id, words, tasks: tasks.chosen });
				}}
				below={
					<>
						{children}
						<p className={classes.note}>{t("students")}</p>
					</>
				}
				onWrite={onWrite}
				onSaved={() => {
					lookFor("page", made.current);
					onCopied(made.current);
				}}
				cancelling={{ discarded: t("discarded"), onCancelled: onClose }}
			/>
		</Panel>
	);
}
