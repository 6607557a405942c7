import { useEffect } from "react";
import type { StudentRecord } from "#features/coursework/gradebook/queries.ts";
import { tabOf, type Work } from "#features/coursework/gradebook/work-state.ts";
import { noteGradesSeen } from "#features/coursework/seen-grades.ts";
import { useMyWork } from "./queries.ts";
import { WorkRecord } from "./WorkRecord.tsx";

type StudentWorkProps = {
	courseId: string;
	/** Leads to an assignment. */
	onOpen: OpenWork;
};

/** Leads to an assignment: to the card to write on, to the answer that was handed in, or to the page of a past one. */
export type OpenWork = (tab: "assignments" | "submitted" | "courses", item: string) => void;

/**
 * Where its student reads it. In a course that has ended that is a page which has the task and the answer; what this phone
 * wrote and the server has not taken is decided where the other answers are.
 */
const placeOf = (work: Work): { tab: "assignments" | "submitted" | "courses"; item: string } =>
	work.course.archived_at !== null && (work.submission?.entry?.state ?? "sent") === "sent"
		? { tab: "courses", item: `${work.course.id}/${work.assignment.id}` }
		: { tab: tabOf(work), item: work.assignment.id };

export const leadTo = (onOpen: OpenWork) => (work: Work) => {
	const { tab, item } = placeOf(work);
	onOpen(tab, item);
};

// What a student has to do in a course and has done, with every grade.
export function StudentWork({ courseId, onOpen }: StudentWorkProps) {
	const found = useMyWork(courseId);
	const courses = found && [found];
	useGradesShown(courses);
	if (!courses) return null;
	return <WorkRecord courses={courses} own level={4} onOpen={leadTo(onOpen)} />;
}

/** The server lets a teacher correct a grade without a word until it is told that the student has seen it. */
export function useGradesShown(courses: StudentRecord["courses"] | null | undefined): void {
	useEffect(() => {
		const works = courses?.flatMap(({ works }) => works) ?? [];
		void noteGradesSeen(works.flatMap(({ submission }) => submission ?? []));
	});
}
