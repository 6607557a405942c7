import classes from "./FactStrip.module.css";

/** `number` null: not known yet. */
export type Fact = { label: string; number: string | null };

// A few numbers at a glance.
export function FactStrip({ facts }: { facts: Fact[] }) {
	return (
		<dl className={classes.strip}>
			{facts.map(({ label, number }) => (
				<div key={label} className={classes.fact}>
					<dt className={classes.label}>{label}</dt>
					<dd className={classes.number}>{number ?? "–"}</dd>
				</div>
			))}
		</dl>
	);
}
