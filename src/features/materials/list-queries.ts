// What the admin's list shows besides its rows, apart from them (queries.ts): the dashboard asks for the rows, and this comes
// with the list.
import { useLiveQuery } from "dexie-react-hooks";
import * as z from "zod/mini";
import { readMine } from "#local/account/account.ts";
import type { Material } from "./queries.ts";

const course = z.object({ title: z.string(), code: z.string() });
const placeShape = z.object({ course_id: course, assignment_id: z.optional(z.object({ title: z.string() })) });

/** For which course a material is, and for which assignment ("" for none); null for one of the library. */
export function placeOf({ expand }: Material): { course: z.infer<typeof course>; assignment: string } | null {
	const place = placeShape.safeParse(expand).data;
	return place ? { course: place.course_id, assignment: place.assignment_id?.title ?? "" } : null;
}

/** The ids of the materials that are on their way to the server, live from the phone; undefined while it is not known. */
export const useUploadIds = (): string[] | undefined =>
	useLiveQuery(async () => await readMine((db) => db.uploads.toCollection().primaryKeys()), []);
