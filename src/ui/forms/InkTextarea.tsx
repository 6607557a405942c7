import { type CSSProperties, type KeyboardEvent, type Ref, useId, useLayoutEffect, useRef } from "react";
import { countCodePoints } from "./code-points.ts";
import { FieldError } from "./FieldError.tsx";
import classes from "./InkTextarea.module.css";

type InkTextareaProps = {
	label: string;
	optional?: string;
	value: string;
	onChange: (text: string) => void;
	onBlur?: () => void;
	onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
	ink?: "blue" | "red" | "plain";
	rows?: number;
	placeholder?: string;
	readOnly?: boolean;
	/** The words are kept elsewhere as they are typed: a reload would not take them. */
	saved?: boolean;
	error?: string | undefined;
	limit?: number;
	/** The counter stands there from the first letter, and not near the limit only. */
	counted?: boolean;
	required?: boolean;
	left?: (count: number) => string;
	inputRef?: Ref<HTMLTextAreaElement>;
};

// A text area that looks like paper: ruled blue for students, red for a teacher's feedback, plain for the rest. It
// grows with the text. The counter appears near the limit only, and counts what the server counts (code points, not
// UTF-16 units).
export function InkTextarea({ ink = "blue", rows = 4, limit = 20_000, ...props }: InkTextareaProps) {
	const id = useId();
	const own = useRef<HTMLTextAreaElement>(null);
	const count = props.counted || nearLimit(props.value, limit) ? limit - countCodePoints(props.value) : null;
	useGrowing(own, props.value);
	const height: CSSProperties & { "--rows": number } = { "--rows": rows };
	const described = [props.error ? `${id}-error` : "", count === null ? "" : `${id}-count`].join(" ").trim();
	return (
		<div>
			<label className={classes.label} htmlFor={id}>
				{props.label}
				{props.optional ? <span className={classes.optional}> ({props.optional})</span> : null}
			</label>
			<textarea
				id={id}
				ref={(node) => {
					own.current = node;
					if (typeof props.inputRef === "function") props.inputRef(node);
					else if (props.inputRef) props.inputRef.current = node;
				}}
				className={`${classes.area} ${classes[ink]}`}
				dir="auto"
				rows={rows}
				style={height}
				value={props.value}
				placeholder={props.placeholder}
				onChange={(event) => props.onChange(event.currentTarget.value)}
				readOnly={props.readOnly}
				data-draft={props.saved ? "saved" : undefined}
				onBlur={props.onBlur}
				onKeyDown={props.onKeyDown}
				aria-required={props.required}
				aria-invalid={props.error ? true : undefined}
				aria-describedby={described || undefined}
			/>
			<FieldError id={`${id}-error`} text={props.error} />
			{count !== null && props.left ? (
				<p className={count < 0 ? `${classes.count} ${classes.over}` : classes.count} id={`${id}-count`}>
					{props.left(count)}
				</p>
			) : null}
		</div>
	);
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
