import { Button } from "@mantine/core";
import { IconCopy, IconPencil, IconPrinter } from "@tabler/icons-react";
import { type ReactNode, useRef } from "react";
import { copyCourseDraft } from "#features/courses/commands.ts";
import { EndButton } from "#features/courses/ending/EndCourse.tsx";
import type { ShownCourse } from "#features/courses/queries.ts";
import { useDraft } from "#features/drafting/queries.ts";
import { type Opening, useOpening } from "#ui/forms/use-opening.ts";
import classes from "./CourseActions.module.css";
import { EditCourse } from "./EditCourse.tsx";
import { useWords } from "./words.ts";

/** `focus`: it was opened by a press. `onWrite`: somebody writes in it. */
export type CopyForm = { course: ShownCourse; focus: boolean; onWrite: () => void; onClose: () => void };

type CourseActionsProps = {
	course: ShownCourse;
	editing: Opening;
	copy: (form: CopyForm) => ReactNode;
	onPrint: () => void;
};

// What can be done with the course as a whole, and the forms that edit and copy it.
export function CourseActions({ course, editing, copy, onPrint }: CourseActionsProps) {
	const t = useWords();
	const edit = useRef<HTMLButtonElement>(null);
	const { opened, byHand, open, written, close } = editing;
	const goBack = () => {
		close();
		edit.current?.focus();
	};
	const copyButton = useRef<HTMLButtonElement>(null);
	const copied = useDraft(copyCourseDraft(course.id)) ?? null;
	const copying = useOpening(copied !== null);
	return (
		<>
			<div className={classes.actions}>
				<Button
					ref={edit}
					variant="default"
					size="sm"
					aria-label={t("edit.open")}
					aria-expanded={opened}
					leftSection={<IconPencil size={18} stroke={2} aria-hidden />}
					onClick={open}
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
					ref={copyButton}
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
			{opened ? <EditCourse course={course} focus={byHand} onWrite={written} onClose={goBack} /> : null}
			{copying.opened
				? copy({
						course,
						focus: copying.byHand,
						onWrite: copying.written,
						onClose: () => {
							copying.close();
							copyButton.current?.focus();
						},
					})
				: null}
		</>
	);
}
