// By hand: a public page waits for no Mantine. The looks are those of the portal's text areas.
import { useId } from "react";
import { FieldError } from "./FieldError.tsx";
import { InkLabel } from "./InkLabel.tsx";
import classes from "./InkTextarea.module.css";
import field from "./TextField.module.css";
import { type InkProps, useInk } from "./use-ink.ts";

export function PlainTextarea(props: InkProps) {
	const id = useId();
	const { count, area } = useInk(props);
	const described = [props.error ? `${id}-error` : "", count === null ? "" : `${id}-count`].join(" ").trim();
	return (
		<div>
			<label className={field.label} htmlFor={id}>
				<InkLabel label={props.label} optional={props.optional} />
			</label>
			<textarea
				{...area}
				id={id}
				name={props.name}
				className={`${classes.area} ${classes.plain}`}
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
