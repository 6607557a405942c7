import { Button } from "@mantine/core";
import { IconPencil, IconPrinter } from "@tabler/icons-react";
import { useRef } from "react";
import { editCourseDraft } from "#features/courses/commands.ts";
import { EndButton } from "#features/courses/ending/EndCourse.tsx";
import type { ShownCourse } from "#features/courses/queries.ts";
import { useDraft } from "#features/drafting/queries.ts";
import { useOpening } from "#ui/forms/use-opening.ts";
import classes from "./CourseHead.module.css";
import { CourseLabel } from "./CourseLabel.tsx";
import { EditCourse } from "./EditCourse.tsx";
import { SendState } from "./SendState.tsx";
import { useWords } from "./words.ts";

type CourseHeadProps = { course: ShownCourse; onPrint: () => void };

// The name of the course, whether the server has it, and the form that edits it.
export function CourseHead({ course, onPrint }: CourseHeadProps) {
	const t = useWords();
	const edit = useRef<HTMLButtonElement>(null);
	const begun = useDraft(editCourseDraft(course.id)) ?? null;
	const { opened, byHand, open, written, close } = useOpening(begun !== null);
	const goBack = () => {
		close();
		edit.current?.focus();
	};
	return (
		<header className={classes.head}>
			<CourseLabel course={course} />
			<SendState course={course} editing={opened} />
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
				<EndButton course={course} />
			</div>
			{opened ? <EditCourse course={course} focus={byHand} onWrite={written} onClose={goBack} /> : null}
		</header>
	);
}
