// A form of several fields, stored as one draft together with the version of the row that was shown when typing began. If
// somebody else changed the row since, that is shown before this form may replace it.
import * as z from "zod/mini";
import { useDrafted } from "./drafting.ts";

const shape = z.object({ fields: z.record(z.string(), z.string()), onto: z.string() });

function read(text: string) {
	if (text === "") return null;
	try {
		return shape.parse(JSON.parse(text));
	} catch {
		return null;
	}
}

/**
 * @param start the content of the fields before anything is typed
 * @param onto names the version of the row they show
 */
export function useDraftedFields<Fields extends Record<string, string>>(key: string, start: Fields, onto: string) {
	const draft = useDrafted(key);
	const stored = read(draft.text);
	const fields: Fields = { ...start, ...stored?.fields };
	const asAtFirst = (next: Fields) => Object.keys(start).every((name) => next[name] === start[name]);
	const keep = (next: Fields, version: string) =>
		draft.write(asAtFirst(next) ? "" : JSON.stringify({ fields: next, onto: version }));
	return {
		fields,
		draft,
		/** Text was typed that is not in the outbox yet. */
		begun: stored !== null,
		/** The row has changed since the writer began. */
		moved: stored !== null && stored.onto !== onto,
		write: (change: Partial<Fields>) => keep({ ...fields, ...change }, stored?.onto ?? onto),
		/** Continues from the row as it is now. */
		goOn: () => keep(fields, onto),
		discard: (said: string) => draft.discard(said),
	};
}
