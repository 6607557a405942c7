import { type ReactNode, useEffect, useRef } from "react";
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
					{action ? <BesideTitle>{action}</BesideTitle> : null}
				</div>
			)}
			{children}
		</div>
	);
}

// Notices come up beside it (app/frame/Toasts.css), and it is as wide as its word in the reader's language and letters.
function BesideTitle({ children }: { children: ReactNode }) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const page = document.documentElement.style;
		const observer = new ResizeObserver(([entry]) => {
			page.setProperty("--lead-beside-title", `${entry?.contentRect.width ?? 0}px`);
		});
		if (place.current) observer.observe(place.current);
		return () => {
			observer.disconnect();
			page.removeProperty("--lead-beside-title");
		};
	}, []);
	return (
		<div ref={place} data-beside-title>
			{children}
		</div>
	);
}
