import { IconArrowRight, IconBrandWhatsapp } from "@tabler/icons-react";
import { centre, whatsappLink } from "#centre.ts";
import { Marker } from "#ui/art/Marker.tsx";
import { ActionLink } from "#ui/forms/ActionLink.tsx";
import classes from "./Hero.module.css";
import { HeroSlides } from "./HeroSlides.tsx";
import { useWords } from "./words.ts";

export function Hero() {
	const t = useWords();
	return (
		<section className={`wrap ${classes.hero}`}>
			<div className={classes.title}>
				<p className={classes.place}>{t("hero.place", { town: centre.town })}</p>
				<h1>
					{t("hero.title")}
					<Marker>{t("hero.marked")}</Marker>
				</h1>
			</div>
			<div className={classes.slides}>
				<HeroSlides />
			</div>
			<div className={classes.words}>
				<p className={classes.lead}>{t("hero.lead", { first: centre.grades.first, last: centre.grades.last })}</p>
				<div className={classes.buttons}>
					<ActionLink to="/join-us">{t("hero.book")}</ActionLink>
					<ActionLink to="/programs" tone="outline" behind={<IconArrowRight size={20} aria-hidden />}>
						{t("hero.explore")}
					</ActionLink>
					<ActionLink
						tone="outline"
						href={whatsappLink(t("hero.greeting"))}
						before={<IconBrandWhatsapp size={20} aria-hidden className={classes.whatsapp} />}
					>
						{t("hero.whatsapp")}
					</ActionLink>
				</div>
				<Facts />
			</div>
		</section>
	);
}

function Facts() {
	const t = useWords();
	const { grades, studentsPerTutor, answerHours } = centre;
	const facts = [
		[String(studentsPerTutor), t("facts.tutor")],
		[`${grades.first}–${grades.last}`, t("facts.grades")],
		[t("facts.hours", { hours: answerHours }), t("facts.answer")],
	];
	return (
		<ul className={classes.facts} aria-label={t("facts.label")}>
			{facts.map(([number, meaning]) => (
				<li key={meaning}>
					<strong>{number}</strong>
					<span>{meaning}</span>
				</li>
			))}
		</ul>
	);
}
