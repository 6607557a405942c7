// Every collection and every write of the product as the tests try it. The compiler says what is missing.
import { assignments, assignmentWrites } from "./assignments.ts";
import { courses, courseWrites } from "./courses.ts";
import type { Described, MutationName, Tried } from "./description.ts";
import { enrollments, enrollmentWrites } from "./enrollments.ts";
import { inquiryWrites } from "./inquiries.ts";
import { materials, materialWrites } from "./materials.ts";
import type { CollectionName } from "./shapes.ts";
import { answerWrites, submissions } from "./submissions.ts";
import { users } from "./users.ts";

export const described: Record<CollectionName, Described> = {
	users,
	courses,
	enrollments,
	assignments,
	submissions,
	materials,
};

export const tried: Record<MutationName, Tried> = {
	...courseWrites,
	...enrollmentWrites,
	...assignmentWrites,
	...answerWrites,
	...inquiryWrites,
	...materialWrites,
};
