// What a text is made of, and which addresses in it are links.

export type Piece =
	| string
	| { type: "strong" | "em"; inside: Piece[] }
	| { type: "a"; href: string; inside: Piece[] }
	| ListPiece;
export type ListPiece = { type: "ul" | "ol"; dashes: boolean; items: { value: number | undefined; inside: Piece[] }[] };
export type Block = { type: "p"; inside: Piece[] } | ListPiece;

/** @returns where a link leads, or null for what is no address of the web or of a person */
export function addressOf(url: string): string | null {
	try {
		return /^(?:https?|mailto):$/.test(new URL(url).protocol) ? url : null;
	} catch {
		return null;
	}
}

const typedAddress = /https?:\/\/[^\s<>"«»“”]+/gi;

/** The same pieces, with a link wherever an address of the web was typed as it is. */
export const linked = (pieces: readonly Piece[]): Piece[] => pieces.flatMap(linkedPiece);

function linkedPiece(piece: Piece): Piece[] {
	if (typeof piece === "string") return linkedText(piece);
	if (piece.type === "a") return [piece];
	if ("inside" in piece) return [{ ...piece, inside: linked(piece.inside) }];
	return [{ ...piece, items: piece.items.map((item) => ({ ...item, inside: linked(item.inside) })) }];
}

function linkedText(text: string): Piece[] {
	const pieces: Piece[] = [];
	let at = 0;
	for (const { 0: found, index } of text.matchAll(typedAddress)) {
		// What ends a sentence or closes a bracket around the address is no part of it.
		const typed = found.replace(found.includes("(") ? /[.,;:!?'*…،؛؟]+$/ : /[.,;:!?'*…،؛؟)\]}]+$/, "");
		const href = addressOf(typed);
		if (href === null) continue;
		pieces.push(text.slice(at, index), { type: "a", href, inside: [typed] });
		at = index + typed.length;
	}
	pieces.push(text.slice(at));
	return pieces.filter((piece) => piece !== "");
}
