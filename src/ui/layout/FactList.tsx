import { FreehandIcon, type PropName } from "#ui/art/FreehandIcon.tsx";
import classes from "./FactList.module.css";

export type NamedFact = { prop: PropName; name: string; fact: string };

// What a parent asks first: who, when, with how many, in what.
export function FactList({ facts }: { facts: NamedFact[] }) {
	// Six stand in two rows of three, four in one of four: none is left alone.
	const threes = facts.length % 3 === 0 ? classes.threes : "";
	return (
		<dl className={`${classes.facts} ${threes}`}>
			{facts.map(({ prop, name, fact }) => (
				<div key={name} className={classes.fact}>
					<FreehandIcon name={prop} size={40} className={classes.prop ?? ""} />
					<dt>{name}</dt>
					<dd>{fact}</dd>
				</div>
			))}
		</dl>
	);
}
