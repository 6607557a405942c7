// What the page says of an inquiry where its writer looks, so that no notice says it once more: that it waits or was sent
// (`way`), or that it was refused, because its words come back into the form (`refusal`).
const ids = { way: new Set<string>(), refusal: new Set<string>() };

/** @returns what ends it */
export function shownHere(id: string, said: keyof typeof ids): () => void {
	ids[said].add(id);
	return () => void ids[said].delete(id);
}

export const isShownHere = (id: string, said: keyof typeof ids): boolean => ids[said].has(id);
