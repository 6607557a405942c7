// Courses and assignments that are made, changed and deleted, and who may.
import { assignmentBody, courseBody } from "#support/api/bodies.ts";
import { type Attempt, edit, records } from "./attempt.ts";

export const courseworkAttempts: Attempt[] = [
	{
		what: "create a course of one's own",
		allowed: ["rana", "joseph", "boss"],
		ask: (_, own) => ({
			method: "POST",
			url: records("courses"),
			body: { ...courseBody({ id: own }), subject: "" },
		}),
	},
	{
		what: "create a course in another teacher's name",
		allowed: [],
		ask: (school, own) => ({
			method: "POST",
			url: records("courses"),
			body: courseBody(own === school.rana.id ? school.joseph : school.rana),
		}),
	},
	{
		what: "choose a join code",
		allowed: [],
		ask: (_, own) => ({
			method: "POST",
			url: records("courses"),
			body: courseBody({ id: own }, { join_code: "AAAAAAA" }),
		}),
	},
	{
		what: "create a course that is archived already",
		allowed: [],
		ask: (_, own) => ({
			method: "POST",
			url: records("courses"),
			body: courseBody({ id: own }, { archived_at: "2026-03-01 08:00:00.000Z" }),
		}),
	},
	{
		what: "rename a course",
		allowed: ["rana"],
		ask: ({ maths }) => ({
			method: "PATCH",
			url: records("courses", maths.id),
			body: edit(maths, { title: "Mathematics 6" }),
		}),
	},
	{
		what: "give a course away",
		allowed: [],
		ask: ({ maths, joseph }) => ({
			method: "PATCH",
			url: records("courses", maths.id),
			body: edit(maths, { teacher_id: joseph.id }),
		}),
	},
	{
		what: "delete a course",
		allowed: [],
		ask: ({ maths }) => ({ method: "DELETE", url: records("courses", maths.id) }),
	},
	{
		what: "set an assignment",
		allowed: ["rana"],
		ask: ({ maths }, own) => ({
			method: "POST",
			url: records("assignments"),
			body: assignmentBody({ id: own }, maths.id),
		}),
	},
	{
		what: "set an assignment in another's name",
		allowed: [],
		ask: ({ maths, boss, rana }, own) => ({
			method: "POST",
			url: records("assignments"),
			body: assignmentBody(own === rana.id ? boss : rana, maths.id),
		}),
	},
	{
		what: "change an assignment",
		allowed: ["rana"],
		ask: ({ mathsTask }) => ({
			method: "PATCH",
			url: records("assignments", mathsTask.id),
			body: edit(mathsTask, { instructions: "Add them up, with a drawing." }),
		}),
	},
	{
		what: "move an assignment to another course",
		allowed: [],
		ask: ({ mathsTask, french }) => ({
			method: "PATCH",
			url: records("assignments", mathsTask.id),
			body: edit(mathsTask, { course_id: french.id }),
		}),
	},
	{
		what: "put an assignment in another's name",
		allowed: [],
		ask: ({ mathsTask, boss }) => ({
			method: "PATCH",
			url: records("assignments", mathsTask.id),
			body: edit(mathsTask, { created_by: boss.id }),
		}),
	},
	{
		what: "change when an assignment was written",
		allowed: [],
		ask: ({ mathsTask }) => ({
			method: "PATCH",
			url: records("assignments", mathsTask.id),
			body: edit(mathsTask, { written_at: "2026-06-01 08:00:00.000Z" }),
		}),
	},
	{
		what: "delete an assignment",
		allowed: [],
		ask: ({ mathsTask }) => ({ method: "DELETE", url: records("assignments", mathsTask.id) }),
	},
];
