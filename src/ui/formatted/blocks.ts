// A text as pieces: marks, links and lists where it has some, and every other letter as it was typed.
import { paragraphsOf } from "./marks.ts";
import { addressOf, type Block, type ListPiece, linked, type Piece } from "./pieces.ts";
import { endOf, isEmphasis, isList, type List, type Part, readMarks, sectionsOf, startOf } from "./reading.ts";

const isBlock = (piece: Piece | undefined): piece is ListPiece =>
	typeof piece === "object" && (piece.type === "ul" || piece.type === "ol");

/** Takes a text apart into paragraphs and lists. */
export function blocksOf(text: string): Block[] {
	const blocks: Block[] = [];
	let inside: Piece[] = [];
	const end = () => {
		if (inside.length > 0) blocks.push({ type: "p", inside });
		inside = [];
	};
	for (const piece of linked(joined(sectionsOf(text).flatMap(piecesOf)))) {
		if (isBlock(piece)) {
			end();
			blocks.push(piece);
		} else if (typeof piece === "string") {
			for (const [at, part] of paragraphsOf(piece).entries()) {
				if (at > 0) end();
				inside.push(part);
			}
			if (/\n[^\S\n]*\n$/.test(piece)) end();
		} else inside.push(piece);
	}
	end();
	return blocks;
}

function piecesOf(text: string): Piece[] {
	return between(readMarks(text).children, 0, text.length, 0);

	/** What stands from one place to another: these parts, and what is typed between them. */
	function between(parts: readonly Part[], from: number, to: number, indent: number): Piece[] {
		const pieces: Piece[] = [];
		let at = from;
		const typedUpTo = (place: number) => {
			const typed = text.slice(at, place);
			// The line of a list ends with it.
			pieces.push(outdented(isBlock(pieces.at(-1)) ? typed.replace(/^[^\S\n]*\n/, "") : typed, indent));
		};
		for (const part of parts) {
			typedUpTo(startOf(part));
			const drawn = piecesOfPart(part, indent);
			if (isBlock(drawn[0])) pieces.push(String(pieces.pop() ?? "").replace(/[^\S\n]+$/, ""));
			pieces.push(...drawn);
			at = endOf(part);
		}
		typedUpTo(to);
		return pieces;
	}

	function piecesOfPart(part: Part, indent: number): Piece[] {
		const start = startOf(part);
		const end = endOf(part);
		const children: readonly Part[] = "children" in part ? part.children : [];
		const inside = () => between(children, startOf(children[0] ?? part), endOf(children.at(-1) ?? part), indent);
		if ((part.type === "strong" || part.type === "emphasis") && isEmphasis(text, start, end)) {
			return [{ type: part.type === "strong" ? "strong" : "em", inside: inside() }];
		}
		if (part.type === "link" && children.length > 0) {
			const href = part.title == null ? addressOf(part.url) : null;
			if (href !== null) return [{ type: "a", href, inside: inside() }];
		}
		if (part.type === "list" && isList(text, part)) return [listOf(part)];
		return between(children, start, end, indent);
	}

	function listOf(list: List): ListPiece {
		const items = list.children.map((item, at) => {
			const first = item.children[0] ?? item;
			const next = list.children[at + 1];
			const indent = (first.position?.start.column ?? 1) - 1;
			// With the blank lines after it.
			const inside = between(item.children, startOf(first), next ? startOf(next) : endOf(item), indent);
			const value = list.ordered ? Number.parseInt(text.slice(startOf(item)), 10) : undefined;
			return { value, inside: joined(inside) };
		});
		return { type: list.ordered ? "ol" : "ul", dashes: text.charAt(startOf(list)) === "-", items };
	}
}

/** Without the blanks in which the text before a continued line of a list is set in. */
const outdented = (typed: string, indent: number): string =>
	indent === 0 ? typed : typed.replace(/\n[ \t]+/g, (start) => `\n${start.slice(indent + 1)}`);

/** Texts that follow one another as one. */
function joined(pieces: readonly Piece[]): Piece[] {
	const all: Piece[] = [];
	for (const piece of pieces) {
		const before = all.at(-1);
		if (typeof piece !== "string") all.push(piece);
		else if (typeof before === "string") all[all.length - 1] = before + piece;
		else if (piece !== "") all.push(piece);
	}
	return all;
}
