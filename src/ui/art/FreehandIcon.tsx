import type { CSSProperties } from "react";
import classes from "./FreehandIcon.module.css";

// One small file per prop (scripts/draw/props.mjs), fetched only where it is shown.
const files = import.meta.glob<string>("./props/*.svg", { eager: true, query: "?url", import: "default" });

export type PropName =
	| "beetle"
	| "bell"
	| "book"
	| "book-marked"
	| "books"
	| "brushes"
	| "bulb"
	| "calculator"
	| "calendar"
	| "chess"
	| "chip"
	| "clipboard"
	| "clock"
	| "cloud-off"
	| "cloud-sent"
	| "coins"
	| "desk"
	| "dropper"
	| "flag"
	| "globe"
	| "graph"
	| "group"
	| "key"
	| "letter"
	| "lines"
	| "masks"
	| "museum"
	| "music"
	| "notebook"
	| "palette"
	| "pencil"
	| "phone"
	| "plug"
	| "podium"
	| "quill"
	| "seedling"
	| "spark"
	| "speech"
	| "stopwatch"
	| "tick"
	| "translate"
	| "waiting";

type FreehandIconProps = { name: PropName; size?: number; accent?: string; className?: string };

// A hand-drawn prop: ink in the text colour, one accent (any CSS colour). Decoration: hidden from screen readers.
export function FreehandIcon({ name, size = 48, accent, className }: FreehandIconProps) {
	const style: CSSProperties & { "--prop-accent"?: string } = accent ? { "--prop-accent": accent } : {};
	return (
		<svg
			className={`${classes.prop} ${className ?? ""}`}
			viewBox="0 0 24 24"
			width={size}
			height={size}
			style={style}
			aria-hidden="true"
			focusable="false"
		>
			<use href={`${files[`./props/${name}.svg`]}#prop`} />
		</svg>
	);
}
