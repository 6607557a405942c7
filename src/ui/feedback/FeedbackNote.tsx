import type { ReactNode } from "react";
import classes from "./FeedbackNote.module.css";

type FeedbackNoteProps = { title: string; portrait: ReactNode; person: string; text: string };

// What the teacher wrote back, in the teacher's red.
export function FeedbackNote({ title, portrait, person, text }: FeedbackNoteProps) {
	return (
		<section className={classes.note}>
			<div className={classes.head}>
				{portrait}
				<div className={classes.names}>
					<h3 className={classes.title}>{title}</h3>
					<span className={classes.person}>{person}</span>
				</div>
			</div>
			<p className={classes.text} dir="auto">
				{text}
			</p>
		</section>
	);
}
