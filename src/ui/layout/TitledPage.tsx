import type { ReactNode } from "react";
import classes from "./TitledPage.module.css";

type TitledPageProps = {
	title: string;
	subtitle: string;
	action?: ReactNode;
	/** What is opened has a head of its own: this one is only heard. */
	quiet?: boolean;
	children: ReactNode;
};

// The heading of every page of the portal, and its content.
export function TitledPage({ title, subtitle, action, quiet, children }: TitledPageProps) {
	return (
		<div className={`wrap ${classes.page}`} data-quiet={quiet}>
			{quiet ? (
				<h1 className="out-of-sight">{title}</h1>
			) : (
				<div className={classes.head}>
					<div className={classes.text}>
						<h1 className={classes.title}>{title}</h1>
						<p className={classes.subtitle}>{subtitle}</p>
					</div>
					{action}
				</div>
			)}
			{children}
		</div>
	);
}
