import { type ComponentProps, useId } from "react";
import { FreehandIcon, type PropName } from "#ui/art/FreehandIcon.tsx";
import field from "#ui/forms/TextField.module.css";
import classes from "./ChoiceCards.module.css";

type Choice = { value: string; title: string; text: string; prop: PropName };
type ChoiceCardsProps = ComponentProps<"input"> & { legend: string; choices: Choice[] };

// By hand: Mantine's Radio.Card is a button, which no form registers.
// One of few, each with a line that says what it means: the browser's own radio buttons, as large as their cards.
export function ChoiceCards({ legend, choices, ...input }: ChoiceCardsProps) {
	const id = useId();
	return (
		<fieldset className={classes.set} aria-labelledby={`${id}-legend`}>
			<legend className={field.label} id={`${id}-legend`}>
				{legend}
			</legend>
			<div className={classes.cards}>
				{choices.map(({ value, title, text, prop }) => (
					<div key={value} className={classes.card}>
						<input
							{...input}
							type="radio"
							value={value}
							className={classes.radio}
							aria-labelledby={`${id}-${value}`}
							aria-describedby={`${id}-${value}-text`}
						/>
						<span className={classes.prop}>
							<FreehandIcon name={prop} size={34} accent="var(--lead-link)" />
						</span>
						<span className={classes.words}>
							<span className={classes.title} id={`${id}-${value}`}>
								{title}
							</span>
							<span className={classes.text} id={`${id}-${value}-text`}>
								{text}
							</span>
						</span>
					</div>
				))}
			</div>
		</fieldset>
	);
}
