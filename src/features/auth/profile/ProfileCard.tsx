import { type ReactNode, useId } from "react";
import classes from "./ProfileCard.module.css";

type ProfileCardProps = { title: string; text?: string; children: ReactNode };

// One topic of the account, on its own card.
export function ProfileCard({ title, text, children }: ProfileCardProps) {
	const id = useId();
	return (
		<section className={classes.card} aria-labelledby={id}>
			<h2 className={classes.title} id={id}>
				{title}
			</h2>
			{text ? <p className={classes.text}>{text}</p> : null}
			{children}
		</section>
	);
}
