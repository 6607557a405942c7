// What the admin's list shows besides its rows, apart from them (queries.ts): the dashboard asks for the rows, and this comes
// with the list.
import * as z from "zod/mini";
import { useMine } from "#local/account/queries.ts";
import { askFor } from "#local/online.ts";
import { proveSignedIn } from "#local/whole-list.ts";
import { useRemote } from "#ui/loading/use-remote.ts";
import type { Material } from "./queries.ts";

const course = z.object({ title: z.string(), code: z.string() });
const placeShape = z.object({ course_id: course, assignment_id: z.optional(z.object({ title: z.string() })) });

/** For which course a material is, and for which assignment ("" for none); null for one of the library. */
export function placeOf({ expand }: Material): { course: z.infer<typeof course>; assignment: string } | null {
	const place = placeShape.safeParse(expand).data;
	return place ? { course: place.course_id, assignment: place.assignment_id?.title ?? "" } : null;
}

/** The ids of the materials that are on their way to the server, live from the phone; undefined while it is not known. */
export const useUploadIds = (): string[] | undefined => useMine((db) => db.uploads.toCollection().primaryKeys());

/** So many are named; the rest are counted. */
const named = 20;

const usesShape = z.object({ totalItems: z.number(), items: z.array(z.object({ title: z.string() })) });

/**
 * The assignments whose worksheet it is, or whose instructions show it; null while that is not known. Asked of the server: an
 * admin's phone has only the assignments that this admin teaches.
 */
export const useUses = ({ id, assignment_id }: Material, wanted: boolean): z.infer<typeof usesShape> | null =>
	useRemote(
		["uses of a material", id],
		async () => {
			const filter = `status != 'deleted' && (id = '${assignment_id}' || instructions ~ 'material:${id}')`;
			const query = { filter, perPage: named, fields: "title" };
			const uses = await askFor(usesShape, "/api/collections/assignments/records", { query });
			if (uses.totalItems === 0) await proveSignedIn();
			return uses;
		},
		wanted,
	).value;
