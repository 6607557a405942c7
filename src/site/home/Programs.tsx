import { IconArrowRight } from "@tabler/icons-react";
import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type Program, ProgramCard } from "#site/ProgramCard.tsx";
import { useProgramWords } from "#site/program-words.ts";
import { Section } from "#ui/blocks/Section.tsx";
import { ActionLink } from "#ui/forms/ActionLink.tsx";
import classes from "./Programs.module.css";
import { useAdvanced, usePrograms } from "./program-list.ts";
import { useWords } from "./words.ts";

export function Programs() {
	const t = useWords();
	return (
		<Section title={t("programs.title")} aside={<More to="/programs">{t("programs.all")}</More>}>
			<Cards programs={usePrograms()} />
		</Section>
	);
}

/** The FAQ page links here when a parent asks how to reserve a place. */
export function AdvancedPrograms() {
	const t = useWords();
	const name = useProgramWords();
	const { lead, courses } = useAdvanced();
	return (
		<Section id="advanced-programs" title={name("advanced.name")} lead={lead} band>
			<Cards programs={courses} />
			<div className={classes.ways}>
				<ActionLink to="/join-us">{t("advanced.seat")}</ActionLink>
				<More to="/advanced-learning">{t("advanced.all")}</More>
			</div>
		</Section>
	);
}

const Cards = ({ programs }: { programs: Program[] }) => (
	<div className={classes.cards}>
		{programs.map((program) => (
			<ProgramCard key={program.title} {...program} />
		))}
	</div>
);

const More = ({ to, children }: { to: NonNullable<LinkProps["to"]>; children: ReactNode }) => (
	<Link to={to} className={classes.more}>
		{children}
		<IconArrowRight size={18} aria-hidden />
	</Link>
);
