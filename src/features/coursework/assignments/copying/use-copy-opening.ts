// Whether the form is open that copies this assignment, where to, and what came of it.
import { useState } from "react";
import { type AssignmentDetail, useBegun, useOpenCourses } from "#features/coursework/assignments/queries.ts";
import type { Course } from "#records.ts";
import { useOpening } from "#ui/forms/use-opening.ts";
import { copyAssignmentDraft } from "./commands.ts";
import { useHolders } from "./queries.ts";
import { useWords } from "./words.ts";

export function useCopyOpening({ assignment, course }: AssignmentDetail) {
	const t = useWords();
	const { opened, byHand, open, written, close } = useOpening(useBegun(copyAssignmentDraft(assignment.id)));
	const [into, setInto] = useState<Course[]>([]);
	const courses = useOpenCourses()?.filter(({ id }) => id !== course.id);
	const holders = useHolders(assignment);
	const copied = into.map(({ title, code }) => `${title} (${code})`).join(", ");
	return {
		opened: opened && courses !== undefined && holders !== undefined,
		/** Null where there is no other course. */
		button: courses?.length
			? {
					word: t("open"),
					onOpen: () => {
						setInto([]);
						open();
					},
				}
			: null,
		/** What was done, once. */
		note: copied === "" ? null : t("done", { courses: copied }),
		form: {
			courses: courses ?? [],
			holders: holders ?? new Set<string>(),
			focus: byHand,
			onWrite: written,
			onClose: close,
			onCopied: (done: Course[]) => {
				setInto(done);
				close();
			},
		},
	};
}
