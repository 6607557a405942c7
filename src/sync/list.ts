// Reading the server's lists: by ids, or page after page. How many rows a request asks for follows the speed of the line:
// over a slow one fifty long texts at once would never arrive within the time limit, however often they are asked for.
import * as z from "zod/mini";
import type { Run } from "./run.ts";
import { date } from "./storage/kept-shape.ts";

const idsPerRequest = 120;
/** Of up to 34 characters each, with the "or" between them: the server takes filters of 3,500. */
const conditionsPerRequest = 100;
const rowsPerPage = 500;
/** How many stamps, or other short fields, are about as many bytes as one row. */
const stampsPerRow = 12;
/** Milliseconds; when as many rows as were thought to fit come faster, twice as many are asked for. */
const quick = 3000;

/** Something did not arrive, or not in the right shape: the whole pull is void. */
export class Incomplete extends Error {}

/** Reads lists; `rows` is how many at once the line has shown to carry. */
export type Reader = { run: Run; rows: number };

/** A reader that begins with few rows, so that a slow line is not tried with too many. */
export const readerFor = (run: Run): Reader => ({ run, rows: 40 });

/** When a row was last changed; what is compared instead of the row. */
export const stamp = z.object({ id: z.string(), updated: date });

const page = z.object({ items: z.array(z.unknown()) });

/** What is read: rows of a collection in a shape, or only some short fields of them, such as their stamps. */
export type Wish<Row> = { name: string; shape: z.ZodMiniType<Row>; fields?: string };

/** The rows with these ids, as far as they are shown to this person. @throws {Incomplete} */
export async function byIds<Row>(reader: Reader, wish: Wish<Row>, ids: readonly string[]): Promise<Row[]> {
	const rows: Row[] = [];
	for (let at = 0; at < ids.length; ) {
		const naming = (count: number) => {
			const these = ids.slice(at, at + count);
			return these.map((id) => `id='${id}'`).join("||");
		};
		const { items, asked } = await some(reader, wish, Math.min(idsPerRequest, ids.length - at), naming);
		rows.push(...items.map((item) => mustParse(wish.shape, item)));
		at += asked;
	}
	return rows;
}

/**
 * Every row shown to this person for which one of these conditions holds, each once; null: all that are shown.
 * @throws {Incomplete}
 */
export async function everyRow<Row extends { id: string }>(
	reader: Reader,
	wish: Wish<Row>,
	conditions: readonly string[] | null,
): Promise<Row[]> {
	const rows = new Map<string, Row>();
	for (let at = 0; at < (conditions?.length ?? 1); at += conditionsPerRequest) {
		const within = conditions?.slice(at, at + conditionsPerRequest).join("||");
		const after = (last: string) => (within ? `(id>'${last}')&&(${within})` : `id>'${last}'`);
		for (let last = "", more = true; more; ) {
			const { items, asked } = await some(reader, wish, rowsPerPage, () => after(last));
			for (const row of items.map((item) => mustParse(wish.shape, item))) {
				rows.set(row.id, row);
				last = row.id;
			}
			more = items.length === asked;
		}
	}
	return [...rows.values()];
}

/** Asks for at most `most` rows, and for fewer each time the line is too slow for them. */
async function some(
	reader: Reader,
	{ name, fields }: Pick<Wish<unknown>, "name" | "fields">,
	most: number,
	condition: (count: number) => string,
): Promise<{ items: unknown[]; asked: number }> {
	const { run } = reader;
	while (true) {
		const fitting = fields ? reader.rows * stampsPerRow : reader.rows;
		const asked = Math.min(most, fitting);
		const query = { filter: condition(asked), sort: "id", perPage: asked, skipTotal: 1, ...(fields ? { fields } : {}) };
		const begun = run.platform.now();
		// One row, the longest there is, may take longer than many: it cannot be asked for in parts.
		const timeout = reader.rows === 1 ? 60_000 : 20_000;
		const response = await run.ask(`/api/collections/${name}/records`, { query, timeout });
		if (response.timedOut && reader.rows > 1) {
			reader.rows = Math.max(1, Math.floor(Math.min(reader.rows, asked) / 4));
			continue;
		}
		if (response.status !== 200) throw new Incomplete();
		const { items } = mustParse(page, response.body);
		// A short list arrives quickly over any line.
		if (items.length === fitting && run.platform.now() - begun < quick)
			reader.rows = Math.min(rowsPerPage, reader.rows * 2);
		return { items, asked };
	}
}

/** @throws {Incomplete} it has another shape */
export function mustParse<Shape>(schema: z.ZodMiniType<Shape>, value: unknown): Shape {
	const parsed = schema.safeParse(value);
	if (!parsed.success) throw new Incomplete();
	return parsed.data;
}
