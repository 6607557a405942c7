import { Link, type LinkProps } from "@tanstack/react-router";
import classes from "./ProgramWay.module.css";
import { sayProgram, useProgramWords } from "./program-words.ts";

type Step = { name: string; path: NonNullable<LinkProps["to"]> };

/** From Home, through the learning programs, to a page below them. */
export const wayTo = (...here: Step[]): Step[] => [{ name: sayProgram("home"), path: "/" }, ...here];

export const programsStep = (): Step => ({ name: sayProgram("programs"), path: "/learning-programs" });

// The way from the first page of the site to this one, which is its last step and no link.
export function ProgramWay({ steps }: { steps: Step[] }) {
	const t = useProgramWords();
	const here = steps.length - 1;
	return (
		<nav aria-label={t("way")} className={classes.way}>
			<ol>
				{steps.map(({ name, path }, place) => (
					<li key={path}>{place === here ? <span aria-current="page">{name}</span> : <Link to={path}>{name}</Link>}</li>
				))}
			</ol>
		</nav>
	);
}
