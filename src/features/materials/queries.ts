// The centre's study materials. Asked of the server each time and never kept on the phone.
import * as z from "zod/mini";
import { askFor } from "#local/online.ts";
import { proveSignedIn } from "#local/whole-list.ts";
import { materialRecord } from "#records.ts";
import { type Paged, usePaged } from "#ui/loading/use-paged.ts";
import { useRemote } from "#ui/loading/use-remote.ts";
import { filterOf } from "./filter.ts";

/** With what it is for, which is read where it is shown (list-queries.ts). */
const listed = z.object({ ...materialRecord.shape, expand: z.optional(z.unknown()) });

export type Material = z.infer<typeof listed>;
export type Materials = Paged<Material>;

const path = "/api/collections/materials/records";
const order = "-created_at,id";

const materialsPage = z.pipe(
	z.object({ page: z.number(), totalPages: z.number(), totalItems: z.number(), items: z.array(listed) }),
	z.transform(({ page, totalPages, totalItems, items }) => ({ page, pages: totalPages, total: totalItems, items })),
);

/** The newest first. */
export const useMaterials = (wanted: boolean): Materials =>
	usePaged(
		"materials",
		async (search, page) => {
			const query = { page, perPage: 30, sort: order, filter: filterOf(search), expand: "course_id,assignment_id" };
			const answer = await askFor(materialsPage, path, { query });
			if (answer.total === 0) await proveSignedIn();
			return answer;
		},
		wanted,
	);

const counted = z.object({ totalItems: z.number() });

/** How many there are. @param question a new one asks again */
export const useMaterialsCount = (question: string, wanted: boolean) =>
	useRemote(
		["materials count", question],
		async () => {
			const answer = await askFor(counted, path, { query: { perPage: 1, fields: "id" } });
			if (answer.totalItems === 0) await proveSignedIn();
			return answer;
		},
		wanted,
	);
