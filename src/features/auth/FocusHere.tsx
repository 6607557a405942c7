import { type ReactNode, useLayoutEffect, useRef } from "react";
import classes from "./AccountPage.module.css";

// Takes the focus once from a form or page that has disappeared, so that a screen reader reads this and the next Tab
// continues from here. It does so in the same commit: whoever has touched something since keeps the focus.
export function FocusHere({ children }: { children: ReactNode }) {
	const place = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => place.current?.focus(), []);
	return (
		<div ref={place} className={classes.here} tabIndex={-1}>
			{children}
		</div>
	);
}
