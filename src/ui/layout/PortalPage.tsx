import type { ReactNode } from "react";
import classes from "./PortalPage.module.css";

type PortalPageProps = { title: string; subtitle: string; action?: ReactNode; children: ReactNode };

// The heading of every dashboard, and its content.
export function PortalPage({ title, subtitle, action, children }: PortalPageProps) {
	return (
		<div className={`wrap ${classes.page}`}>
			<div className={classes.head}>
				<div className={classes.text}>
					<h1 className={classes.title}>{title}</h1>
					<p className={classes.subtitle}>{subtitle}</p>
				</div>
				{action ? <div data-beside-title>{action}</div> : null}
			</div>
			{children}
		</div>
	);
}
