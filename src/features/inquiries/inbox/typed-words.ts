// What an admin is typing about inquiries, by their ids: the notes, or the children's names. The page keeps it and not a card,
// which goes with another filter, search or page of the list; and the tab keeps it, so that a reload does not lose it.
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { keepInTab, keptInTab } from "#local/browser/typed-in-tab.ts";
import { parseJson } from "#local/json.ts";

const typedShape = z.object({ text: z.string(), from: z.string() });
const kept = z.record(z.string(), typedShape);

/** What is typed, and the saved words from which the typing began. */
export type Typed = z.infer<typeof typedShape>;
export type TypedWords = { typed: Typed | null; onType: (typed: Typed | null) => void };

/** @returns what is typed of one kind about an inquiry, and what changes it */
export function useTypedWords(kind: "notes" | "children"): (id: string) => TypedWords {
	const [all, setAll] = useState(() => fromTab(kind));
	useEffect(() => keepInTab(kind, Object.keys(all).length === 0 ? "" : JSON.stringify(all)), [kind, all]);
	const write = (id: string, typed: Typed | null) =>
		setAll(({ [id]: _, ...others }) => (typed ? { ...others, [id]: typed } : others));
	return (id) => ({ typed: all[id] ?? null, onType: (typed) => write(id, typed) });
}

const fromTab = (kind: string): Record<string, Typed> => kept.safeParse(parseJson(keptInTab(kind))).data ?? {};
