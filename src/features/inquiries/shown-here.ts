// Which inquiries stand before their writer's eyes, so that no notice says once more that they wait or were sent.
const ids = new Set<string>();

/** @returns what ends it */
export function shownHere(id: string): () => void {
	ids.add(id);
	return () => void ids.delete(id);
}

export const isShownHere = (id: string): boolean => ids.has(id);
