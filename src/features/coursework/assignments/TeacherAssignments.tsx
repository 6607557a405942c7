import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useRef, useState, useSyncExternalStore } from "react";
import { DeletedNote } from "#features/coursework/assignments/filing/DeletedNote.tsx";
import { CreateAssignment } from "#features/coursework/assignments/form/CreateAssignment.tsx";
import { assignmentDraft } from "#features/coursework/teaching-commands.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import { GivenList } from "./GivenList.tsx";
import { type GivenAssignment, useBegun, useGivenAssignments, useHasPastCourses, useOpenCourses } from "./queries.ts";
import classes from "./TeacherAssignments.module.css";

type TeacherAssignmentsProps = {
	/** The course in which a new one was asked for, "" for none. */
	wanted: string;
	onOpen: (id: string) => void;
	onCreateCourse: () => void;
};

// The form for a new assignment, and the list of existing ones beside it. On a narrow screen, where the list would begin
// below the form, a button opens it.
export function TeacherAssignments({ wanted, onOpen, onCreateCourse }: TeacherAssignmentsProps) {
	const t = useWords();
	const all = useGivenAssignments();
	const given = all?.filter(isCurrent);
	const courses = useOpenCourses();
	const past = useHasPastCourses();
	const begun = useBegun(assignmentDraft);
	const wide = useWide();
	const [open, setOpen] = useState(false);
	const [pressed, setPressed] = useState(wanted !== "");
	const lists = useRef<HTMLDivElement>(null);
	// A form with words in it stays, also when they are deleted again.
	if (begun && !open) setOpen(true);
	if (!all || !given || !courses || past === undefined) return <RuledSkeleton label={t("loading")} />;
	const nothingYet = {
		prop: <FreehandIcon name="clipboard" size={96} />,
		title: t(all.length > 0 ? "teacher.allPast" : "teacher.empty"),
	};
	// Words that were begun stay in sight when their course goes away.
	const writing = courses.length > 0 || begun;
	if (given.length === 0 && !writing) {
		return (
			<EmptyState {...nothingYet} next={t(past ? "create.anotherCourse" : "create.firstCourse")}>
				<Button onClick={onCreateCourse}>{t("create.toCourse")}</Button>
			</EmptyState>
		);
	}
	const folded = !wide && !open && !pressed && given.length > 0;
	return (
		<div className={classes.columns}>
			{writing && folded ? (
				<Button fullWidth leftSection={<IconPlus size={20} stroke={2} aria-hidden />} onClick={() => setPressed(true)}>
					{t("create.new")}
				</Button>
			) : null}
			{writing && !folded ? <CreateAssignment courses={courses} wanted={wanted} focus={pressed} /> : null}
			<div ref={lists} tabIndex={-1}>
				<DeletedNote onUndone={() => lists.current?.focus({ preventScroll: true })} />
				<GivenList given={given} nothing={<EmptyState {...nothingYet} next={t("teacher.next")} />} onOpen={onOpen} />
			</div>
		</div>
	);
}

/** One of a course that ended stands in that course; what the server did not take of it is decided here. */
const isCurrent = ({ assignment, course }: GivenAssignment): boolean =>
	course.archived_at === null || assignment.entry !== null;

/** Where TeacherAssignments.module.css has two columns: 62em. */
const twoColumns = "(min-width: 992px)";

/** Whether the form and the list are side by side. */
function useWide(): boolean {
	return useSyncExternalStore(watchWidth, () => matchMedia(twoColumns).matches);
}

function watchWidth(tell: () => void): () => void {
	const query = matchMedia(twoColumns);
	query.addEventListener("change", tell);
	return () => query.removeEventListener("change", tell);
}
