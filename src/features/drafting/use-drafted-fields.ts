// A form of several fields, stored as one draft together with the version of the row that was shown when typing began. If
// somebody else changed the row since, that is shown before this form may replace it.
import * as z from "zod/mini";
import { parseJson } from "#local/json.ts";
import { useDrafted } from "./use-drafted.ts";

const texts = z.record(z.string(), z.string());
const shape = z.union([
	z.object({ fields: texts, onto: z.string() }),
	// As builds before kept a course.
	z.pipe(
		texts,
		z.transform(({ replaces = "", ...fields }) => ({ fields, onto: replaces })),
	),
]);

/** The stored draft of a form; null when there is none that can be read. */
export const readFields = (text: string): z.infer<typeof shape> | null => shape.safeParse(parseJson(text)).data ?? null;

/**
 * @param start the content of the fields before anything is typed
 * @param onto names the version of the row they show
 */
export function useDraftedFields<Fields extends Record<string, string>>(key: string, start: Fields, onto: string) {
	const draft = useDrafted(key);
	const stored = readFields(draft.text);
	const fields: Fields = { ...start, ...stored?.fields };
	const asAtFirst = (next: Fields) => Object.keys(start).every((name) => next[name] === start[name]);
	const keep = (next: Fields, version: string) =>
		draft.write(asAtFirst(next) ? "" : JSON.stringify({ fields: next, onto: version }));
	return {
		fields,
		draft,
		/** Text was typed that is not in the outbox yet. */
		begun: stored !== null,
		/** Names the version of the row that the writer saw. */
		onto: stored?.onto ?? onto,
		/** The row has changed since the writer began. */
		moved: stored !== null && stored.onto !== onto,
		write: (change: Partial<Fields>) => keep({ ...fields, ...change }, stored?.onto ?? onto),
		/** Continues from the row as it is now. */
		goOn: () => keep(fields, onto),
		discard: (said: string) => draft.discard(said),
	};
}
