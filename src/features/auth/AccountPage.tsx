import type { ReactNode } from "react";
import classes from "./AccountPage.module.css";

type AccountPageProps = {
	/** Stands beside the card on a desk: a picture and a few words. */
	aside: ReactNode;
	title: string;
	lead?: string;
	children: ReactNode;
};

// A page about getting in: one column, one sheet.
export function AccountPage({ aside, title, lead, children }: AccountPageProps) {
	return (
		<div className={`wrap ${classes.page}`}>
			<aside className={classes.aside}>{aside}</aside>
			<div className={classes.card}>
				<h1 className={classes.title}>{title}</h1>
				{lead ? <p className={classes.lead}>{lead}</p> : null}
				{children}
			</div>
		</div>
	);
}
