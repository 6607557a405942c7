import type { ReactNode } from "react";
import classes from "./PageLead.module.css";

type PageLeadProps = {
	/** The way to this page. */
	breadcrumb?: ReactNode;
	title: ReactNode;
	lead: string;
	scene: ReactNode;
	/** On a phone without the scene, for a page whose visitors look for something. */
	toThePoint?: boolean;
	/** The next step: buttons, and a word about them. */
	children?: ReactNode;
};

// How a page of the public site begins: its name, a sentence, what to do next, and a scene beside it (on a phone between).
export function PageLead({ breadcrumb, title, lead, scene, toThePoint = false, children }: PageLeadProps) {
	return (
		<div className="wrap">
			<div className={classes.way}>{breadcrumb}</div>
			<div className={classes.lead}>
				<h1 className={classes.title}>{title}</h1>
				<div className={`${classes.scene} ${toThePoint ? classes.spare : ""}`}>{scene}</div>
				<div className={classes.words}>
					<p>{lead}</p>
					{children ? <div className={classes.next}>{children}</div> : null}
				</div>
			</div>
		</div>
	);
}
