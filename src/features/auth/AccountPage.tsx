import type { ReactNode } from "react";
import classes from "./AccountPage.module.css";

type AccountPageProps = {
	/** Shown beside the card on a wide screen: a picture and a few words. */
	aside: ReactNode;
	title: string;
	lead?: string;
	children: ReactNode;
};

// The layout of the account pages: one column, one card.
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
