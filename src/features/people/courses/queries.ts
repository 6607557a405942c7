// The courses of one person, asked of the server each time and never stored on the phone.
import * as z from "zod/mini";
import type { Person } from "#features/people/person-record.ts";
import { askFor } from "#local/online.ts";
import { useRemote } from "#ui/loading/use-remote.ts";

export { useCourseNames } from "#features/people/queries.ts";

const course = z.object({
	id: z.string(),
	title: z.string(),
	code: z.string(),
	teacher_id: z.string(),
	/** "" while it goes on. */
	archived_at: z.string(),
});
const place = z.object({
	id: z.string(),
	role_in_course: z.enum(["student", "teacher"]),
	expand: z.object({ course_id: course }),
});
const places = z.object({ items: z.array(place) });

export type Place = z.infer<typeof place>;

/** Where the person is in a course, in the order of the titles. */
export const usePlaces = ({ id }: Person, wanted: boolean) =>
	useRemote(
		["courses of", id],
		async () => {
			const query = { filter: `user_id = '${id}'`, expand: "course_id", perPage: 500 };
			const { items } = await askFor(places, "/api/collections/enrollments/records", { query });
			return items.sort((a, b) => a.expand.course_id.title.localeCompare(b.expand.course_id.title));
		},
		wanted,
	);
