import { Button } from "@mantine/core";
import { IconCopy, IconPencil, IconPrinter } from "@tabler/icons-react";
import { EndButton } from "#features/courses/ending/EndCourse.tsx";
import type { ShownCourse } from "#features/courses/queries.ts";
import classes from "./CourseActions.module.css";
import type { useCourseForms } from "./CourseForms.tsx";
import { useWords } from "./words.ts";

type CourseActionsProps = {
	course: ShownCourse;
	forms: ReturnType<typeof useCourseForms>;
	onPrint: () => void;
};

// What can be done with the course as a whole. The forms open under its name (CourseForms).
export function CourseActions({ course, forms: { editing, copying }, onPrint }: CourseActionsProps) {
	const t = useWords();
	return (
		<div className={classes.actions}>
			<Button
				ref={editing.button}
				variant="default"
				size="sm"
				aria-label={t("edit.open")}
				aria-expanded={editing.opened}
				leftSection={<IconPencil size={18} stroke={2} aria-hidden />}
				onClick={editing.open}
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
			<Button
				ref={copying.button}
				variant="default"
				size="sm"
				aria-expanded={copying.opened}
				leftSection={<IconCopy size={18} stroke={2} aria-hidden />}
				onClick={copying.open}
			>
				{t("copy.open")}
			</Button>
			<EndButton course={course} />
		</div>
	);
}
