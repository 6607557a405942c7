// What the page says of an inquiry where its writer looks, so that no notice says it once more: that it waits or was sent
// (`way`), or that it was refused, because its words come back into the form (`refusal`).
type Said = "way" | "refusal";

const shown = new Set<string>();

/** @returns what ends it */
export function shownHere(id: string, said: Said): () => void {
	shown.add(said + id);
	return () => void shown.delete(said + id);
}

export const isShownHere = (id: string, said: Said): boolean => shown.has(said + id);
