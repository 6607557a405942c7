import { IconArrowRight, IconBrandWhatsapp } from "@tabler/icons-react";
import { centre, whatsappLink } from "#centre.ts";
import { ActionLink } from "#ui/ActionLink.tsx";
import { Marker } from "#ui/Marker.tsx";
import { Person } from "#ui/Person.tsx";
import { Figure, Scene } from "#ui/Scene.tsx";
import { Sticker } from "#ui/Sticker.tsx";
import classes from "./Hero.module.css";
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
			<div className={classes.scene} role="img" aria-label={t("hero.scene")}>
				<Scene field="#FFC532" ground="hills" colours={["#FFB08E", "#F2583A"]} className={classes.picture ?? ""}>
					<Figure left={2} width={60}>
						<Person name="girl-laptop" />
					</Figure>
					<Figure left={54} width={46}>
						<Person name="boy-hoodie" flip />
					</Figure>
					<Sticker prop="book" left={5} top={10} turn={-7} />
					<Sticker prop="bulb" left={44} top={6} turn={6} />
					<Sticker prop="chess" left={79} top={10} turn={-5} accent="#CF3A1E" />
				</Scene>
			</div>
			<div className={classes.words}>
				<p className={classes.lead}>{t("hero.lead", { first: centre.grades.first, last: centre.grades.last })}</p>
				<div className={classes.buttons}>
					<ActionLink to="/portal" behind={<IconArrowRight size={20} aria-hidden />}>
						{t("hero.portal")}
					</ActionLink>
					<ActionLink
						href={whatsappLink(t("hero.greeting"))}
						tone="outline"
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
