import { type ReactNode, useEffect, useRef } from "react";
import classes from "./AccountPage.module.css";

// Takes the focus, once, from a form or a page that is gone: a screen reader reads what stands here, and the next Tab
// goes on from here.
export function FocusHere({ children }: { children: ReactNode }) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => place.current?.focus(), []);
	return (
		<div ref={place} className={classes.here} tabIndex={-1}>
			{children}
		</div>
	);
}
