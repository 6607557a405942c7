import type { ReactNode } from "react";
import classes from "./DashboardCard.module.css";

export function DashboardCards({ children }: { children: ReactNode }) {
	return <ul className={classes.list}>{children}</ul>;
}

type DashboardCardProps = {
	/** Shown first. */
	face?: ReactNode;
	what: ReactNode;
	facts: ReactNode;
	/** Two buttons, or three, of which the first has the whole line. */
	actions: ReactNode;
};

// One row of a list that an admin decides by: what it is, what is known about it, and what can be done. A card on a
// phone, a line on a wide screen.
export function DashboardCard({ face, what, facts, actions }: DashboardCardProps) {
	return (
		<li className={face ? `${classes.card} ${classes.faced}` : classes.card} data-row tabIndex={-1}>
			{face}
			<div>{what}</div>
			<div className={classes.facts}>{facts}</div>
			<div className={classes.actions}>{actions}</div>
		</li>
	);
}
