import type { ComponentProps, ReactNode } from "react";
import classes from "./ActionLink.module.css";

type ActionButtonProps = ComponentProps<"button"> & {
	/** `quiet` stands on the dark band, `plain` beside a button that matters more. */
	tone?: "filled" | "outline" | "quiet" | "plain";
	/** Before the words; decoration. */
	before?: ReactNode;
};

// A button of the public site, as high and wide as its links.
export function ActionButton({ tone = "filled", before, type = "button", children, ...button }: ActionButtonProps) {
	return (
		<button {...button} type={type} className={`${classes.action} ${classes[tone]}`}>
			{before}
			<span>{children}</span>
		</button>
	);
}
