import { type ReactNode, type Ref, useId } from "react";
import classes from "./Panel.module.css";

type PanelProps = { title: string; aside?: ReactNode; headingRef?: Ref<HTMLHeadingElement>; children: ReactNode };

// One matter of the course, on a card of its own.
export function Panel({ title, aside, headingRef, children }: PanelProps) {
	const id = useId();
	return (
		<section className={classes.panel} aria-labelledby={id}>
			<div className={classes.head}>
				<h3 className={classes.title} id={id} ref={headingRef} tabIndex={-1}>
					{title}
				</h3>
				{aside ? <p className={classes.aside}>{aside}</p> : null}
			</div>
			{children}
		</section>
	);
}
