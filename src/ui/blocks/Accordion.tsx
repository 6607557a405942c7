import type { ReactNode } from "react";
import classes from "./Accordion.module.css";

type Item = { id: string; title: string; content: ReactNode; hidden?: boolean };

// Questions with their answers folded away, one open at a time. The browser's own <details>: it opens without script, and
// on paper all are open. `#id` leads to each (without script it opens it too).
export function Accordion({ name, items }: { name: string; items: Item[] }) {
	return (
		<div className={classes.accordion}>
			{items.map(({ id, title, content, hidden }, place) => (
				<details key={id} id={id} name={name} open={place === 0} hidden={hidden} className={classes.item}>
					<summary className={classes.title}>
						<h2>{title}</h2>
						<span className={classes.sign} aria-hidden="true" />
					</summary>
					<div className={classes.panel}>{content}</div>
				</details>
			))}
		</div>
	);
}
