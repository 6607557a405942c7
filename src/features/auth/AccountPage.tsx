import type { ReactNode } from "react";
import classes from "./AccountPage.module.css";
import { AccountScene } from "./AccountScene.tsx";
import { useWords } from "./words.ts";

type AccountPageProps = {
	/** Which picture stands beside the card on a desk. */
	of: "login" | "signUp" | "recover";
	title: string;
	lead?: string;
	children: ReactNode;
};

// A page about getting in: one column, one sheet.
export function AccountPage({ of, title, lead, children }: AccountPageProps) {
	const t = useWords();
	return (
		<div className={`wrap ${classes.page}`}>
			<aside className={classes.aside}>
				<AccountScene of={of} />
				<h2 className={classes.asideTitle}>{t(`aside.${of}`)}</h2>
				<p className={classes.asideText}>{t(`aside.${of}Text`)}</p>
			</aside>
			<div className={classes.card}>
				<h1 className={classes.title}>{title}</h1>
				{lead ? <p className={classes.lead}>{lead}</p> : null}
				{children}
			</div>
		</div>
	);
}
