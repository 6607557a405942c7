// Every write a phone can make, sent now or when the network is back. Adding an entry here adds it to the product: the
// outbox, sending, drawing, rescue and recovery read this table.
import {
	archiveCourse,
	createCourse,
	editCourse,
	enrolStudent,
	joinCourse,
	restoreCourse,
} from "#features/courses/mutations.ts";
import { replaceAnswer, submitAssignment } from "#features/coursework/answering/mutations.ts";
import {
	archiveAssignment,
	createAssignment,
	deleteAssignment,
	editAssignment,
	restoreAssignment,
} from "#features/coursework/assignments/mutations.ts";
import { changeGrade, gradeSubmission, returnAnswer } from "#features/coursework/grading/mutations.ts";
import { sendInquiry } from "#features/inquiries/mutations.ts";
import { copyMaterial } from "#features/materials/mutations.ts";

export const mutations = {
	submitAssignment,
	replaceAnswer,
	gradeSubmission,
	changeGrade,
	returnAnswer,
	createCourse,
	editCourse,
	archiveCourse,
	restoreCourse,
	createAssignment,
	editAssignment,
	archiveAssignment,
	deleteAssignment,
	restoreAssignment,
	joinCourse,
	enrolStudent,
	copyMaterial,
} as const;

/** What is written under nobody's name: by a visitor, or by whoever is signed in. */
export const guestMutations = { sendInquiry } as const;
