import { Button } from "@mantine/core";
import { IconPencil, IconPrinter } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { CourseBadges } from "#features/courses/CourseFace.tsx";
import { Cover } from "#features/courses/Cover.tsx";
import { editCourseDraft } from "#features/courses/commands.ts";
import { isFree, takeFocus } from "#features/courses/focus.ts";
import { type ShownCourse, useDraft } from "#features/courses/queries.ts";
import classes from "./CourseHead.module.css";
import { EditCourse } from "./EditCourse.tsx";
import { SendState } from "./SendState.tsx";
import { useWords } from "./words.ts";

type CourseHeadProps = { course: ShownCourse; onPrint: () => void };

// The name of the course, whether the server has it, and the form that edits it.
export function CourseHead({ course, onPrint }: CourseHeadProps) {
	const t = useWords();
	const edit = useRef<HTMLButtonElement>(null);
	const [pressed, setPressed] = useState(false);
	// Text that was begun is shown, not hidden behind a button.
	const begun = useDraft(editCourseDraft(course.id)) ?? null;
	const editing = pressed || begun !== null;
	const close = () => {
		setPressed(false);
		edit.current?.focus();
	};
	return (
		<header className={classes.head}>
			<Label course={course} />
			<SendState course={course} editing={editing} />
			<div className={classes.actions}>
				<Button
					ref={edit}
					variant="default"
					size="sm"
					aria-label={t("edit.open")}
					aria-expanded={editing}
					leftSection={<IconPencil size={18} stroke={2} aria-hidden />}
					onClick={() => setPressed(true)}
				>
					{t("edit.short")}
				</Button>
				<Button
					variant="default"
					size="sm"
					leftSection={<IconPrinter size={18} stroke={2} aria-hidden />}
					onClick={onPrint}
				>
					{t("class.print")}
				</Button>
			</div>
			{editing ? <EditCourse course={course} focus={pressed} onClose={close} /> : null}
		</header>
	);
}

function Label({ course }: { course: ShownCourse }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (takeFocus("page", course.id) || isFree()) heading.current?.focus();
	}, [course.id]);
	return (
		<Cover subject={course.subject} className={classes.cover ?? ""}>
			<div className={classes.label}>
				<h2 className={classes.title} id={`course-${course.id}`} ref={heading} tabIndex={-1} dir="auto">
					{course.title}
				</h2>
				<p className={classes.code}>{course.code}</p>
				<CourseBadges course={course} />
			</div>
		</Cover>
	);
}
