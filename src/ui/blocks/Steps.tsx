import classes from "./Steps.module.css";

// What is done first, second and third, where the order is real.
export function Steps({ steps }: { steps: { title: string; text: string }[] }) {
	return (
		<ol className={classes.steps}>
			{steps.map(({ title, text }, place) => (
				<li key={title} className={classes.step}>
					<span className={classes.number} aria-hidden="true">
						{place + 1}
					</span>
					<h3>{title}</h3>
					<p>{text}</p>
				</li>
			))}
		</ol>
	);
}
