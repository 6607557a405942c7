import type { CSSProperties } from "react";
import classes from "./RulerBar.module.css";

type RulerPart = { title: string; text: string; minutes: number; length: string };

// A span of time as a ruler: every part as long as it lasts, a tick for every minute. On a phone the ruler stands.
export function RulerBar({ parts }: { parts: RulerPart[] }) {
	return (
		<ol className={classes.ruler}>
			{parts.map(({ title, text, minutes, length }) => {
				const style: CSSProperties & { "--minutes": number } = { "--minutes": minutes };
				return (
					<li key={title} className={classes.part} style={style}>
						<span className={classes.bar}>{length}</span>
						<div className={classes.words}>
							<h3>{title}</h3>
							<p>{text}</p>
						</div>
					</li>
				);
			})}
		</ol>
	);
}
