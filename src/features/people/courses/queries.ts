// The courses of one person, asked of the server each time and never stored on the phone.
import * as z from "zod/mini";
import type { Person } from "#features/people/person-record.ts";
import { askPeople, type Filter } from "#features/people/queries.ts";
import { askWhole, type CourseName } from "#local/whole-list.ts";
import { useRemote } from "#ui/loading/use-remote.ts";

export { useCourseNames } from "#features/people/queries.ts";
export type { CourseName };

const course = z.object({
	id: z.string(),
	title: z.string(),
	code: z.string(),
	teacher_id: z.string(),
	/** "" while it goes on. */
	archived_at: z.string(),
});
const enrollment = z.object({
	id: z.string(),
	role_in_course: z.enum(["student", "teacher"]),
	expand: z.object({ course_id: course }),
});

export type Enrollment = z.infer<typeof enrollment>;

/** Where the person is in a course, in the order of the titles. */
export const useEnrollments = ({ id }: Person, wanted: boolean) =>
	useRemote(
		["courses of", id],
		async () => {
			const query = { filter: `user_id = '${id}'`, expand: "course_id" };
			const found = await askWhole(enrollment, "enrollments", query);
			return found.sort((a, b) => a.expand.course_id.title.localeCompare(b.expand.course_id.title));
		},
		wanted,
	);

/** All whom a search and a filter let through, from each page that the server makes of them. */
async function askEverybody(search: string, filter: Partial<Filter>): Promise<Person[]> {
	const ask = (page: number) => askPeople("all", search, page, filter);
	const first = await ask(1);
	const more = await Promise.all(Array.from({ length: first.pages - 1 }, (_, before) => ask(before + 2)));
	// Who stood at the end of a page stands on the next one, too, when somebody has come in between.
	return [...new Map([first, ...more].flatMap(({ items }) => items).map((one) => [one.id, one])).values()];
}

/** Who can lead a course, by their names. */
export const useTeachers = (wanted: boolean) =>
	useRemote(
		["teachers"],
		async () => {
			const approved = ["teacher", "admin"].map((role) => askEverybody("", { role, status: "approved" }));
			return (await Promise.all(approved)).flat().sort((a, b) => a.name.localeCompare(b.name));
		},
		wanted,
	);

/** The approved students whom a search and a filter find, by their names. */
export const useStudents = (search: string, filter: Filter, wanted: boolean) =>
	useRemote(
		["students", search, ...Object.values(filter)],
		async () => {
			const found = await askEverybody(search, { ...filter, role: "student", status: "approved" });
			return found.sort((a, b) => a.name.localeCompare(b.name));
		},
		wanted,
	);

const member = z.object({ user_id: z.string() });

/** The ids of who is in a course. @param course "" for none: nobody is asked */
export const useMembers = (course: string, wanted: boolean) =>
	useRemote(
		["members", course],
		async () => {
			const query = { filter: `course_id = '${course}'`, fields: "user_id" };
			const members = await askWhole(member, "enrollments", query);
			return { course, ids: members.map(({ user_id }) => user_id) };
		},
		wanted && course !== "",
	);
