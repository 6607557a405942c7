import type { ReactNode } from "react";
import classes from "./Card.module.css";

type CardProps = { children: ReactNode; labelledBy: string; className?: string };

// A page of the notebook: white card with the red margin line. Only assignments and submissions wear it.
export function Card({ children, labelledBy, className }: CardProps) {
	return (
		<article className={className ? `${classes.card} ${className}` : classes.card} aria-labelledby={labelledBy}>
			{children}
		</article>
	);
}
