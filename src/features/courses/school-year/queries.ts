// How the school year stands, asked of the server each time and never stored on the phone.
import * as z from "zod/mini";
import { askFor } from "#local/online.ts";
import { askCourses, type CourseName } from "#local/whole-list.ts";
import { type Remote, useRemote } from "#ui/loading/use-remote.ts";

const year = z.object({
	/** How many go on. */
	courses: z.number(),
	/** The last time when an admin ended all of them: how many have not been brought back since. Null for none. */
	ended: z.nullable(z.object({ at: z.string(), courses: z.number() })),
});

export type Year = z.infer<typeof year>;

export const useSchoolYear = (wanted: boolean): Remote<Year> =>
	useRemote(["school year"], () => askFor(year, "/api/lead/school-year"), wanted);

/** By their titles. @param count how many they are known to be: another number asks again */
export const useCoursesThatEnd = (count: number, wanted: boolean): Remote<CourseName[]> =>
	useRemote(["courses that end", String(count)], askCourses, wanted);

/** Ends all courses that go on. @param courses how many the admin was told of. @returns how the year stands then */
export const endYear = (courses: number): Promise<Year> =>
	askFor(year, "/api/lead/end-year", { method: "POST", body: { courses } });

/** Brings back what ended then. @returns how the year stands then */
export const undoEndYear = (at: string): Promise<Year> =>
	askFor(year, "/api/lead/undo-end-year", { method: "POST", body: { at } });
