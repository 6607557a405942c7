import { useEffect } from "react";
import { type StudentRecord, useMyRecord } from "#features/coursework/gradebook/queries.ts";
import { tabOf } from "#features/coursework/gradebook/work-state.ts";
import { noteGradesSeen } from "#features/coursework/seen-grades.ts";
import { WorkRecord } from "./WorkRecord.tsx";

type StudentWorkProps = {
	courseId: string;
	/** Leads to an assignment: to the card to write on, or to the answer that was handed in. */
	onOpen: (tab: "assignments" | "submitted", assignmentId: string) => void;
};

// What a student has to do in a course and has done, with every grade.
export function StudentWork({ courseId, onOpen }: StudentWorkProps) {
	const courses = useMyRecord()?.courses.filter(({ course }) => course.id === courseId);
	useGradesShown(courses);
	if (!courses) return null;
	return <WorkRecord courses={courses} own level={4} onOpen={(work) => onOpen(tabOf(work), work.assignment.id)} />;
}

/** The server lets a teacher correct a grade without a word until it is told that the student has seen it. */
export function useGradesShown(courses: StudentRecord["courses"] | undefined): void {
	useEffect(() => {
		const works = courses?.flatMap(({ works }) => works) ?? [];
		void noteGradesSeen(works.flatMap(({ submission }) => submission ?? []));
	});
}
