import { IconExternalLink } from "@tabler/icons-react";
import { createElement, Fragment, type ReactNode, useMemo } from "react";
import { blocksOf } from "./blocks.ts";
import classes from "./FormattedText.module.css";
import type { Block, Piece } from "./pieces.ts";
import { useWords } from "./words.ts";

// A text with its marks drawn. Elements are made of what was read, never of HTML.
export function MarkedText({ text }: { text: string }) {
	return useMemo(() => drawAll(blocksOf(text)), [text]);
}

const drawAll = (pieces: readonly (Piece | Block)[]): ReactNode => createElement(Fragment, null, ...pieces.map(draw));

function draw(piece: Piece | Block): ReactNode {
	if (typeof piece === "string") return piece;
	if ("items" in piece) {
		const items = piece.items.map(({ value, inside }) => createElement("li", { value }, ...inside.map(draw)));
		return createElement(piece.type, { dir: "auto", className: piece.dashes ? classes.dashes : undefined }, ...items);
	}
	if (piece.type === "a") return <OutsideLink {...piece} />;
	return createElement(piece.type, piece.type === "p" ? { dir: "auto" } : null, ...piece.inside.map(draw));
}

function OutsideLink({ href, inside }: { href: string; inside: readonly Piece[] }) {
	const t = useWords();
	const named = inside.length > 1 || inside[0] !== href;
	return (
		<a href={href} target="_blank" rel="noopener noreferrer nofollow" {...(named ? { className: classes.named } : {})}>
			{drawAll(inside)}
			{"\u00a0"}
			<IconExternalLink className={classes.out} size="1em" stroke={2} role="img" aria-label={t("outside")} />
		</a>
	);
}
