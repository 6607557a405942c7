import type { ReactNode } from "react";
import classes from "./PortalPage.module.css";

type PortalPageProps = { title: string; subtitle: string; action: ReactNode; children: ReactNode };

// The head every dashboard has, and the room below it.
export function PortalPage({ title, subtitle, action, children }: PortalPageProps) {
	return (
		<div className={`wrap ${classes.page}`}>
			<div className={classes.head}>
				<div>
					<h1 className={classes.title}>{title}</h1>
					<p className={classes.subtitle}>{subtitle}</p>
				</div>
				{action}
			</div>
			{children}
		</div>
	);
}
