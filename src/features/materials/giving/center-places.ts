// What an admin can give a material for besides the courses they teach. Asked of the server each time and never stored on the
// phone.
import * as z from "zod/mini";
import { askFor } from "#local/online.ts";
import { type Remote, useRemote } from "#ui/loading/use-remote.ts";

const named = { id: z.string(), title: z.string() };
const courseList = z.object({ items: z.array(z.object({ ...named, code: z.string() })) });
const assignmentList = z.object({ items: z.array(z.object({ ...named, written_at: z.string() })) });

type Courses = z.infer<typeof courseList>["items"];
type Assignments = z.infer<typeof assignmentList>["items"];

/** Every course of the center that goes on. */
export const useCenterCourses = (wanted: boolean): Remote<Courses> =>
	useRemote(
		["courses to give to"],
		async () => {
			const query = { filter: "archived_at = ''", perPage: 500, fields: "id,title,code" };
			return (await askFor(courseList, "/api/collections/courses/records", { query })).items;
		},
		wanted,
	);

/** The open assignments of a course, the newest first. */
export const useCenterAssignments = (courseId: string, wanted: boolean): Remote<Assignments> =>
	useRemote(
		["assignments to give to", courseId],
		async () => {
			const filter = `course_id = '${courseId}' && status = ''`;
			const query = { filter, perPage: 500, fields: "id,title,written_at" };
			const { items } = await askFor(assignmentList, "/api/collections/assignments/records", { query });
			return items.sort((a, b) => b.written_at.localeCompare(a.written_at));
		},
		wanted,
	);
