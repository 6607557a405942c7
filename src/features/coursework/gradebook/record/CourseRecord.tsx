import { useEffect } from "react";
import { noteGradesNotNew } from "#features/coursework/answering/commands.ts";
import { useNewGrades } from "#features/coursework/answering/queries.ts";
import { type GradebookItem, tabOf } from "#features/coursework/gradebook/item-state.ts";
import type { StudentRecord } from "#features/coursework/gradebook/queries.ts";
import { noteGradesSeen } from "#features/coursework/seen-grades.ts";
import { useMyCourseRecord } from "./queries.ts";
import { RecordList } from "./RecordList.tsx";

type CourseRecordProps = {
	courseId: string;
	/** Leads to an assignment. */
	onOpen: OpenItem;
};

/** Leads to an assignment: to the card to write on, to the answer that was handed in, or to the page of a past one. */
export type OpenItem = (tab: "assignments" | "submitted" | "courses", item: string) => void;

/**
 * Where its student reads it. In a course that has ended that is a page which has the task and the answer; what this phone
 * wrote and the server has not taken is decided where the other answers are.
 */
const placeOf = (item: GradebookItem): { tab: "assignments" | "submitted" | "courses"; item: string } =>
	item.course.archived_at !== null && (item.submission?.entry?.state ?? "sent") === "sent"
		? { tab: "courses", item: `${item.course.id}/${item.assignment.id}` }
		: { tab: tabOf(item), item: item.assignment.id };

export const leadTo = (onOpen: OpenItem) => (item: GradebookItem) => {
	const place = placeOf(item);
	onOpen(place.tab, place.item);
};

// What a student has to do in a course and has done, with every grade.
export function CourseRecord({ courseId, onOpen }: CourseRecordProps) {
	const found = useMyCourseRecord(courseId);
	const courses = found && [found];
	useGradesShown(courses);
	if (!courses) return null;
	return <RecordList courses={courses} own level={4} onOpen={leadTo(onOpen)} />;
}

/**
 * They are new no more on this phone. The server lets a teacher correct a grade without a word until it is told that the
 * student has seen it.
 */
export function useGradesShown(courses: StudentRecord["courses"] | null | undefined): void {
	const fresh = useNewGrades();
	useEffect(() => {
		const shown = courses?.flatMap(({ items }) => items.flatMap(({ submission }) => submission ?? [])) ?? [];
		void noteGradesSeen(shown);
		const ids = new Set(fresh?.map(({ submissionId }) => submissionId));
		void noteGradesNotNew(shown.filter(({ id }) => ids.has(id)));
	});
}
