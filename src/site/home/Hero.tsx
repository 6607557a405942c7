import { IconArrowRight, IconBrandWhatsapp } from "@tabler/icons-react";
import { centre, whatsappLink } from "#centre.ts";
import { Marker } from "#ui/art/Marker.tsx";
import { ActionLink } from "#ui/forms/ActionLink.tsx";
import { FirstFacts } from "./FirstFacts.tsx";
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
			<FirstFacts />
			<div className={classes.book}>
				<ActionLink to="/join-us">{t("hero.book")}</ActionLink>
			</div>
			<div className={classes.slides}>
				<HeroSlides />
			</div>
			<p className={classes.lead}>{t("hero.lead", { first: centre.grades.first, last: centre.grades.last })}</p>
			<div className={classes.buttons}>
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
		</section>
	);
}
