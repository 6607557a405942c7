// The notes that an admin is typing, by the id of their inquiry. The page keeps them and not a card, which goes with another
// filter, search or page of the list; and the tab keeps them, so that a reload does not lose them.
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { keepInTab, keptInTab } from "#local/browser/typed-in-tab.ts";

const typedShape = z.object({ text: z.string(), from: z.string() });
const kept = z.record(z.string(), typedShape);

/** What is typed, and the saved notes from which the typing began. */
export type Typed = z.infer<typeof typedShape>;
export type TypedNotes = { typed: Typed | null; onType: (typed: Typed | null) => void };

/** @returns the typed notes of an inquiry, and what changes them */
export function useTypedNotes(): (id: string) => TypedNotes {
	const [all, setAll] = useState(fromTab);
	useEffect(() => keepInTab("notes", Object.keys(all).length === 0 ? "" : JSON.stringify(all)), [all]);
	const write = (id: string, typed: Typed | null) =>
		setAll(({ [id]: _, ...others }) => (typed ? { ...others, [id]: typed } : others));
	return (id) => ({ typed: all[id] ?? null, onType: (typed) => write(id, typed) });
}

function fromTab(): Record<string, Typed> {
	try {
		return kept.parse(JSON.parse(keptInTab("notes") || "{}"));
	} catch {
		return {};
	}
}
