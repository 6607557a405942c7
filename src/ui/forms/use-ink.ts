import { type CSSProperties, type KeyboardEvent, type Ref, useLayoutEffect, useRef } from "react";
import { countCodePoints } from "./code-points.ts";

export type InkProps = {
	label: string;
	name?: string;
	optional?: string | undefined;
	value: string;
	onChange: (text: string) => void;
	onBlur?: () => void;
	onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
	rows?: number;
	placeholder?: string;
	readOnly?: boolean;
	/** The text is stored elsewhere while it is typed: a reload would not lose it. */
	saved?: boolean;
	error?: string | undefined;
	limit?: number;
	/** The counter stands there from the first letter, and not near the limit only. */
	counted?: boolean;
	required?: boolean;
	left?: (count: number) => string;
	inputRef?: Ref<HTMLTextAreaElement>;
};

/**
 * A text area that grows with its text, and what is left of its limit. The counter appears near the limit only, and
 * counts what the server counts (code points, not UTF-16 units).
 */
export function useInk({ value, rows = 4, limit = 20_000, counted = false, inputRef }: InkProps) {
	const own = useRef<HTMLTextAreaElement>(null);
	useGrowing(own, value);
	const style: CSSProperties & { "--rows": number } = { "--rows": rows };
	return {
		count: counted || nearLimit(value, limit) ? limit - countCodePoints(value) : null,
		area: {
			ref: (node: HTMLTextAreaElement | null) => {
				own.current = node;
				if (typeof inputRef === "function") inputRef(node);
				else if (inputRef) inputRef.current = node;
			},
			dir: "auto",
			rows,
			style,
			value,
		},
	};
}

function nearLimit(text: string, limit: number): boolean {
	return text.length > limit - 500;
}

// Height follows the text. The style sheet says so where the browser understands `field-sizing`; on an older phone it is
// measured after each change, which lays the page out twice for every key.
const growsByItself = typeof CSS !== "undefined" && CSS.supports("field-sizing", "content");

function useGrowing(area: { current: HTMLTextAreaElement | null }, text: string) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: the text is what makes it grow
	useLayoutEffect(() => {
		const node = area.current;
		if (!node || growsByItself) return;
		const above = window.scrollY;
		node.style.height = "auto";
		// A dialog around it may not be open yet: then there is nothing to measure, and the rows count.
		if (node.scrollHeight > 0) node.style.height = `${node.scrollHeight + 3}px`;
		if (window.scrollY !== above) window.scrollTo({ top: above, behavior: "instant" });
	}, [area, text]);
}
