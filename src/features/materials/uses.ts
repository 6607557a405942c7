// What a material is used for, which who deletes it is told before. Asked of the server: an admin's phone has only the
// assignments that this admin teaches.
import * as z from "zod/mini";
import { askFor } from "#local/online.ts";
import { useRemote } from "#ui/loading/use-remote.ts";
import type { Material } from "./queries.ts";

/** So many are named; the rest are counted. */
const named = 20;

const answer = z.object({ totalItems: z.number(), items: z.array(z.object({ title: z.string() })) });

/** The assignments whose worksheet it is, or whose instructions show it; null while that is not known. */
export const useUses = ({ id, assignment_id }: Material, wanted: boolean): z.infer<typeof answer> | null =>
	useRemote(
		["uses of a material", id],
		async () => {
			const filter = `status != 'deleted' && (id = '${assignment_id}' || instructions ~ 'material:${id}')`;
			const query = { filter, perPage: named, fields: "title" };
			return await askFor(answer, "/api/collections/assignments/records", { query });
		},
		wanted,
	).value;
