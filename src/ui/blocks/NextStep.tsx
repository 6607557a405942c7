import { type ReactNode, useId } from "react";
import type { PersonName } from "#ui/art/avatars.ts";
import { Person } from "#ui/art/Person.tsx";
import classes from "./NextStep.module.css";

type NextStepProps = {
	title: string;
	text: string;
	person: PersonName;
	/** Where what stands above is yellow already. */
	tone?: "bleu";
	children: ReactNode;
};

// The end of a page: what to do next, said by a drawn person who looks at it.
export function NextStep({ title, text, person, tone, children }: NextStepProps) {
	const heading = useId();
	return (
		<section aria-labelledby={heading} className={`wrap ${classes.place}`}>
			<div className={`${classes.step} ${tone ? classes[tone] : ""}`}>
				<div className={classes.words}>
					<h2 id={heading}>{title}</h2>
					<p>{text}</p>
					<div className={classes.buttons}>{children}</div>
				</div>
				<div className={classes.person}>
					<Person name={person} flip fetch="lazy" />
				</div>
			</div>
		</section>
	);
}
