import { IconArrowRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { centre, clockTimes, dollars } from "#centre.ts";
import { useLanguage } from "#i18n/i18n.ts";
import classes from "./FirstFacts.module.css";
import { useWords } from "./words.ts";

// What every parent asks first, before any picture: each leads to its answer among the questions.
export function FirstFacts() {
	const t = useWords();
	const spoken = useLanguage();
	const { afterSchool, hours } = centre;
	const facts = [
		{
			hash: "q-tuition",
			fact: t("facts.monthly", { price: dollars(afterSchool.monthlyTuition, spoken) }),
			meaning: t("facts.price"),
		},
		{
			hash: "q-hours",
			fact: t("facts.hours", clockTimes(hours, spoken)),
			meaning: t("facts.days"),
		},
	];
	return (
		<ul className={classes.facts} aria-label={t("facts.label")}>
			{facts.map(({ hash, fact, meaning }) => (
				<li key={hash}>
					<Link to="/faq" hash={hash}>
						<strong>{fact}</strong> <span>{meaning}</span>
					</Link>
				</li>
			))}
			<li>
				<Link to="/faq">
					<span>{t("facts.questions")}</span>
					<IconArrowRight size={18} aria-hidden />
				</Link>
			</li>
		</ul>
	);
}
