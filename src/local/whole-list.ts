// Whole lists of the centre, asked of the server each time and never stored on the phone.
import * as z from "zod/mini";
import { askFor } from "./online.ts";

/** As many as PocketBase sends in one page at most. */
const perPage = 1000;

type Query = { filter: string; fields?: string; expand?: string };

/**
 * Every record of a collection that the filter lets through, from as many pages as that takes.
 * @throws {NoAnswer | Refused} as `askFor`; `Refused` also where an ended session reads an empty list
 */
export async function askWhole<Item>(item: z.ZodMiniType<Item>, collection: string, query: Query): Promise<Item[]> {
	const shape = z.object({ totalPages: z.number(), items: z.array(item) });
	const ask = (page: number) =>
		askFor(shape, `/api/collections/${collection}/records`, { query: { ...query, sort: "id", perPage, page } });
	const { items, totalPages } = await ask(1);
	if (items.length === 0) await proveSignedIn();
	for (let page = 2; page <= totalPages; page++) items.push(...(await ask(page)).items);
	return items;
}

/**
 * With an ended session the server sees a guest, who may read nothing: only the handshake tells that from an empty
 * list.
 * @throws {NoAnswer | Refused} as `askFor`
 */
export async function proveSignedIn(): Promise<void> {
	await askFor(z.object({ account_status: z.literal("approved") }), "/api/lead/handshake");
}

const course = z.object({ id: z.string(), title: z.string(), code: z.string() });
export type CourseName = z.infer<typeof course>;

/** Every course of the centre that goes on, by its title. @throws {NoAnswer | Refused} as `askWhole` */
export async function askCourses(): Promise<CourseName[]> {
	const courses = await askWhole(course, "courses", { filter: "archived_at = ''", fields: "id,title,code" });
	return courses.sort((a, b) => a.title.localeCompare(b.title));
}
