import { Textarea } from "@mantine/core";
import type { ReactNode } from "react";
import { fieldClasses, fieldParts } from "./field-parts.tsx";
import { InkLabel } from "./InkLabel.tsx";
import classes from "./InkTextarea.module.css";
import { type InkProps, useInk } from "./use-ink.ts";

type InkTextareaProps = InkProps & {
	ink?: "blue" | "red" | "plain";
	/** Between the label and the text area. */
	above?: ReactNode;
};

// A text area that looks like paper: ruled blue for students, red for a teacher's feedback, plain for the rest.
export function InkTextarea({ ink = "blue", above, ...props }: InkTextareaProps) {
	const { count, area } = useInk(props);
	const { dir, ...rest } = area;
	const over = count !== null && count < 0;
	return (
		<Textarea
			{...rest}
			{...fieldParts(props)}
			inputWrapperOrder={["label", "input", "error", "description"]}
			inputContainer={(input) => (
				<>
					{above}
					{input}
				</>
			)}
			classNames={{
				...fieldClasses,
				input: `${classes.area} ${classes[ink]}`,
				description: over ? `${classes.count} ${classes.over}` : (classes.count ?? ""),
			}}
			// As a property it would be set on the box around the text area, which has no text.
			attributes={{ input: { dir } }}
			label={<InkLabel label={props.label} optional={props.optional} />}
			description={count === null ? undefined : props.left?.(count)}
			placeholder={props.placeholder}
			onChange={(event) => props.onChange(event.currentTarget.value)}
			readOnly={props.readOnly}
			data-draft={props.saved ? "saved" : undefined}
			onBlur={props.onBlur}
			onKeyDown={props.onKeyDown}
			aria-required={props.required}
		/>
	);
}
