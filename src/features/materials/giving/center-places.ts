// What an admin can give a material for besides the courses they teach. Asked of the server each time and never stored on the
// phone.
import * as z from "zod/mini";
import { askCourses, askWhole, type CourseName } from "#local/whole-list.ts";
import { type Remote, useRemote } from "#ui/loading/use-remote.ts";

const assignment = z.object({ id: z.string(), title: z.string(), written_at: z.string() });

/** Every course of the center that goes on, by its title. */
export const useCenterCourses = (wanted: boolean): Remote<CourseName[]> =>
	useRemote(["courses to give to"], askCourses, wanted);

/** The open assignments of a course, the newest first. */
export const useCenterAssignments = (courseId: string, wanted: boolean): Remote<z.infer<typeof assignment>[]> =>
	useRemote(
		["assignments to give to", courseId],
		async () => {
			const filter = `course_id = '${courseId}' && status = ''`;
			const assignments = await askWhole(assignment, "assignments", { filter, fields: "id,title,written_at" });
			return assignments.sort((a, b) => b.written_at.localeCompare(a.written_at));
		},
		wanted,
	);
