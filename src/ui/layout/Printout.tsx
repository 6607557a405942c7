import { type ReactNode, useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import classes from "./Printout.module.css";

// Content that is printed in place of the page. It is rendered beside the app, and only while printing, by a button of
// ours or the browser's Print command.
export function Printout({ children }: { children: ReactNode }) {
	if (!usePrinting()) return null;
	return createPortal(<div className={classes.printout}>{children}</div>, document.body);
}

function usePrinting(): boolean {
	const [printing, setPrinting] = useState(false);
	useEffect(() => {
		// Synchronously: the browser captures the page as soon as this returns.
		const begin = () => flushSync(() => setPrinting(true));
		const end = () => setPrinting(false);
		window.addEventListener("beforeprint", begin);
		window.addEventListener("afterprint", end);
		return () => {
			window.removeEventListener("beforeprint", begin);
			window.removeEventListener("afterprint", end);
		};
	}, []);
	return printing;
}
