import { type ReactNode, useId } from "react";
import classes from "./Section.module.css";

type SectionProps = {
	title: string;
	/** Where a link to `#id` leads. */
	id?: string;
	/** Beside the title on a wide screen, under it on a phone. */
	aside?: ReactNode;
	/** Under the title, in a sentence or two. */
	lead?: ReactNode;
	/** The darker band of paper, from edge to edge, that separates every other section. */
	band?: boolean;
	children: ReactNode;
};

// One part of a page of the public site: its heading, and the distance to the parts before and after.
export function Section({ title, id, aside, lead, band = false, children }: SectionProps) {
	const heading = useId();
	return (
		<section id={id} aria-labelledby={heading} className={`${classes.section} ${band ? classes.band : ""}`}>
			<div className="wrap">
				<div className={classes.head}>
					<h2 id={heading}>{title}</h2>
					{aside ? <div>{aside}</div> : null}
				</div>
				{lead ? <p className={classes.lead}>{lead}</p> : null}
				<div className={classes.body}>{children}</div>
			</div>
		</section>
	);
}
