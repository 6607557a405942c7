// Rows as a phone's mirror holds them. Of what a test does not name they say the same each time.
import type { Assignment, Course, Material, Submission } from "#records.ts";

export const aMorning = "2026-02-02T08:00:00.000Z";

/** Mathematics, which goes on. */
export const courseRow = (fields: Pick<Course, "id" | "teacher_id"> & Partial<Course>): Course => ({
	updated: aMorning,
	revision: "",
	title: "Mathematics",
	code: "MATH-6B",
	subject: "Math",
	grade_level: "6",
	join_code: "",
	archived_at: null,
	...fields,
});

/** "Fractions" of 20 points, without a due date. */
export const assignmentRow = (fields: Pick<Assignment, "id" | "course_id"> & Partial<Assignment>): Assignment => ({
	updated: aMorning,
	revision: "",
	title: "Fractions",
	instructions: "",
	max_points: 20,
	due_at: null,
	created_by: null,
	written_at: aMorning,
	...fields,
});

type Answer = Pick<Submission, "id" | "assignment_id" | "student_id" | "text_body">;

/** An answer without a grade. */
export const answerRow = (fields: Answer & Partial<Submission>): Submission => ({
	updated: aMorning,
	revision: "",
	submitted_at: aMorning,
	clock_unsure: false,
	received_at: aMorning,
	grade: null,
	feedback: null,
	graded_by: null,
	graded_at: null,
	grade_changes: [],
	...fields,
});

/** A picture of the library, for every subject and grade. */
export const materialRow = (fields: Pick<Material, "id"> & Partial<Material>): Material => ({
	updated: aMorning,
	title: "The triangle",
	subject: "",
	grade: "",
	description: "",
	course_id: "",
	assignment_id: "",
	file_path: "triangle_k3x9w2m5q8.png",
	size: 20_000,
	created_by: "",
	created_at: aMorning,
	...fields,
});
