import type { ReactNode } from "react";
import classes from "./EmptyState.module.css";

type EmptyStateProps = { prop: ReactNode; title: string; next: string; children?: ReactNode };

// Nothing here yet: one drawn prop, the exact words, one helpful next step.
export function EmptyState({ prop, title, next, children }: EmptyStateProps) {
	return (
		<div className={classes.empty}>
			<div className={classes.prop} aria-hidden="true">
				{prop}
			</div>
			<p className={classes.title}>{title}</p>
			<p className={classes.next}>{next}</p>
			{children ? <div className={classes.action}>{children}</div> : null}
		</div>
	);
}
