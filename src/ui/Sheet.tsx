import type { ReactNode } from "react";
import classes from "./Sheet.module.css";

type SheetProps = { children: ReactNode; labelledBy: string; className?: string };

// A page of the notebook: white card with the red margin line. Only assignments and submissions wear it.
export function Sheet({ children, labelledBy, className }: SheetProps) {
	return (
		<article className={className ? `${classes.sheet} ${className}` : classes.sheet} aria-labelledby={labelledBy}>
			{children}
		</article>
	);
}
