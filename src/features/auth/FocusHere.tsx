import { type ReactNode, useLayoutEffect, useRef } from "react";
import classes from "./AccountPage.module.css";

// Takes the focus, once, from a form or a page that is gone: a screen reader reads what stands here, and the next Tab
// goes on from here. In the step in which it is drawn: whoever has touched something since keeps it.
export function FocusHere({ children }: { children: ReactNode }) {
	const place = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => place.current?.focus(), []);
	return (
		<div ref={place} className={classes.here} tabIndex={-1}>
			{children}
		</div>
	);
}
