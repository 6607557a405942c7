import { type ReactNode, useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import classes from "./Printout.module.css";

// What comes out of the printer in place of the screen. It lies beside the app in the page, and only while something is
// printed, by a button of ours or by the browser's own Print.
export function Printout({ children }: { children: ReactNode }) {
	if (!usePrinting()) return null;
	return createPortal(<div className={classes.printout}>{children}</div>, document.body);
}

function usePrinting(): boolean {
	const [printing, setPrinting] = useState(false);
	useEffect(() => {
		// At once: the browser takes its picture as soon as this returns.
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
