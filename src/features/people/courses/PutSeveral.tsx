import { useState } from "react";
import { toast } from "sonner";
import { oneByOne } from "#features/people/commands.ts";
import { tellWhyNot } from "#refusals.ts";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { BusyButton } from "#ui/forms/BusyButton.tsx";
import { takeOut } from "./commands.ts";
import classes from "./PutSeveral.module.css";
import type { CourseName } from "./queries.ts";
import { StudentsChoice, type StudentsChoiceProps } from "./StudentsChoice.tsx";
import { useWords } from "./words.ts";

type PutSeveralProps = Omit<StudentsChoiceProps, "onIn"> & {
	/** Whether it is being asked who. */
	asking: boolean;
	/** Whatever came of it, the list may be another now. */
	onEnd: () => void;
};

// A whole class is put into a course with one press; and out again as long as it was a slip.
export function PutSeveral({ asking, onEnd, ...choice }: PutSeveralProps) {
	const t = useWords();
	const { last, putIn, undoing, undo } = useLast(onEnd);
	const course = last.course?.title ?? "";
	return (
		<>
			<div className={classes.said}>
				<CalmNote
					text={last.enrollments.length > 0 ? t("several.done", { count: last.enrollments.length, course }) : null}
				>
					<BusyButton
						variant="default"
						size="sm"
						disabled={choice.stopped !== null}
						busy={undoing}
						onClick={() => void undo()}
					>
						{t("several.undo")}
					</BusyButton>
				</CalmNote>
			</div>
			{asking ? <StudentsChoice {...choice} onIn={putIn} /> : null}
		</>
	);
}

/** Who came into a course last, and takes them out again. */
function useLast(onEnd: () => void) {
	const t = useWords();
	const [last, setLast] = useState<{ course: CourseName | null; enrollments: string[] }>({
		course: null,
		enrollments: [],
	});
	const [undoing, setUndoing] = useState(false);
	const putIn = (course: CourseName, enrollments: string[]) => {
		// Those who are put in at a second attempt belong to the first.
		setLast((now) => ({
			course,
			enrollments: now.course?.id === course.id ? [...now.enrollments, ...enrollments] : enrollments,
		}));
		onEnd();
	};
	const undo = async () => {
		setUndoing(true);
		const { done, problem } = await oneByOne(last.enrollments, takeOut);
		setUndoing(false);
		const left = last.enrollments.filter((enrollment) => !done.includes(enrollment));
		setLast({ ...last, enrollments: left });
		if (done.length > 0) toast.success(t("several.out", { count: done.length, course: last.course?.title ?? "" }));
		if (problem) {
			const failed = t("several.notOut", { count: left.length });
			tellWhyNot(problem, { about: "person", failed });
		}
		onEnd();
	};
	return { last, putIn, undoing, undo };
}
