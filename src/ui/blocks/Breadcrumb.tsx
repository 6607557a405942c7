import { Link, type LinkProps } from "@tanstack/react-router";
import classes from "./Breadcrumb.module.css";

export type Step = { name: string; path: NonNullable<LinkProps["to"]> };

// The way from the first page of the site to this one, which is its last step and no link.
export function Breadcrumb({ label, steps }: { label: string; steps: Step[] }) {
	const here = steps.length - 1;
	return (
		<nav aria-label={label} className={classes.way}>
			<ol>
				{steps.map(({ name, path }, place) => (
					<li key={path}>{place === here ? <span aria-current="page">{name}</span> : <Link to={path}>{name}</Link>}</li>
				))}
			</ol>
		</nav>
	);
}
