import { IconBrandWhatsapp } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { centre, whatsappLink } from "#centre.ts";
import type { PageHead } from "#site/head.ts";
import { ActionLink } from "#ui/ActionLink.tsx";
import { PortalCard } from "./PortalCard.tsx";
import classes from "./PortalPage.module.css";
import { say, useWords } from "./words.ts";

export const head = (): PageHead => ({ title: say("head.title"), description: say("head.description") });

export function PortalPage() {
	const t = useWords();
	return (
		<div className={`wrap ${classes.page}`}>
			<h1>{t("title")}</h1>
			<p className={classes.lead}>{t("lead")}</p>
			<div className={classes.cards}>
				<PortalCard who="student" />
				<PortalCard who="parent" />
				<PortalCard who="teacher" />
			</div>
			<section className={classes.access}>
				<div>
					<h2>{t("access.title")}</h2>
					<p>{t("access.text")}</p>
				</div>
				<ActionLink
					href={whatsappLink(t("access.greeting"))}
					tone="outline"
					before={<IconBrandWhatsapp size={20} aria-hidden />}
				>
					{t("access.button")}
				</ActionLink>
			</section>
			<p className={classes.small}>
				<a href={`mailto:${centre.email}`}>{t("support", { email: centre.email })}</a>
				<Link to="/login">{t("admin")}</Link>
			</p>
		</div>
	);
}
