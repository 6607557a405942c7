// People who come into a course and leave it, its code and the grades of its work, and who may change them.
import { answerReturn, gradeChange } from "#support/api/bodies.ts";
import { newId } from "#support/school.ts";
import { type Attempt, edit, records } from "./attempt.ts";

export const classAttempts: Attempt[] = [
	{
		what: "enrol oneself as a teacher",
		allowed: ["boss"],
		ask: ({ french }, own) => ({
			method: "POST",
			url: records("enrollments"),
			body: { user_id: own, course_id: french.id, role_in_course: "teacher" },
		}),
	},
	{
		what: "turn an enrollment into a teacher's",
		allowed: [],
		ask: ({ karimsPlace }) => ({
			method: "PATCH",
			url: records("enrollments", karimsPlace.id),
			body: { role_in_course: "teacher" },
		}),
	},
	{
		what: "join a course with its code",
		allowed: ["maya", "lea"],
		ask: ({ art }) => ({
			method: "POST",
			url: "/api/lead/join",
			body: { id: newId(), code: art.join_code, mutation: newId() },
		}),
		collection: "enrollments",
	},
	{
		what: "add a student by address",
		allowed: ["rana", "boss"],
		ask: ({ maths, lea }) => ({
			method: "POST",
			url: "/api/lead/enrol",
			body: { id: newId(), course_id: maths.id, email: lea.email, mutation: newId() },
		}),
		collection: "enrollments",
	},
	{
		what: "add a student through the record API",
		allowed: ["rana", "boss"],
		ask: ({ maths, lea }) => ({
			method: "POST",
			url: records("enrollments"),
			body: { id: newId(), course_id: maths.id, user_id: lea.id, role_in_course: "student" },
		}),
	},
	{
		what: "take a student out of a course",
		allowed: ["rana", "boss"],
		ask: ({ karimsPlace }) => ({ method: "DELETE", url: records("enrollments", karimsPlace.id) }),
	},
	{
		what: "put another teacher into a course",
		allowed: ["boss"],
		ask: ({ maths, joseph }) => ({
			method: "POST",
			url: records("enrollments"),
			body: { id: newId(), course_id: maths.id, user_id: joseph.id, role_in_course: "teacher" },
		}),
	},
	{
		what: "give a course to another teacher",
		allowed: ["boss"],
		ask: ({ art, rana }) => ({
			method: "POST",
			url: "/api/lead/give-course",
			body: { course_id: art.id, teacher_id: rana.id },
		}),
		collection: "courses",
	},
	{
		what: "renew a course's code",
		allowed: ["rana"],
		ask: ({ maths }) => ({ method: "POST", url: "/api/lead/new-code", body: { course_id: maths.id } }),
		collection: "courses",
	},
	{
		what: "end a course",
		allowed: ["rana"],
		ask: ({ maths }) => ({
			method: "PATCH",
			url: records("courses", maths.id),
			body: { archived_at: "2026-03-01 08:00:00.000Z", mutation: newId() },
		}),
	},
	{
		what: "bring a course back",
		allowed: ["rana"],
		ask: ({ maths }) => ({
			method: "PATCH",
			url: records("courses", maths.id),
			body: { archived_at: null, mutation: newId() },
		}),
	},
	{
		what: "choose the next join code",
		allowed: [],
		ask: ({ maths }) => ({
			method: "PATCH",
			url: records("courses", maths.id),
			body: edit(maths, { join_code: "AAAAAAA" }),
		}),
	},
	{
		what: "change a grade",
		allowed: ["rana"],
		ask: ({ karimsSubmission }) => ({
			method: "PATCH",
			url: records("submissions", karimsSubmission.id),
			body: gradeChange(15),
		}),
	},
	{
		what: "give an answer back",
		allowed: ["rana"],
		ask: ({ karimsSubmission }) => ({
			method: "PATCH",
			url: records("submissions", karimsSubmission.id),
			body: answerReturn(String(karimsSubmission.text_body), "", { seen_grade: 12 }),
		}),
	},
	{
		what: "rewrite what was given back",
		allowed: [],
		ask: ({ karimsSubmission }) => ({
			method: "PATCH",
			url: records("submissions", karimsSubmission.id),
			body: { ...gradeChange(15), returns: [] },
		}),
	},
	{
		what: "rewrite the history of a grade",
		allowed: [],
		ask: ({ karimsSubmission }) => ({
			method: "PATCH",
			url: records("submissions", karimsSubmission.id),
			body: { ...gradeChange(15), grade_changes: [] },
		}),
	},
];
