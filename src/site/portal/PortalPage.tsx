import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { centre } from "#centre.ts";
import { PortalRequest } from "#features/inquiries/PortalRequest.tsx";
import { useSignedIn } from "#features/inquiries/queries.ts";
import type { PageHead } from "#site/head.ts";
import { useScrollToPart } from "#ui/layout/use-scroll-to-part.ts";
import { PortalCard } from "./PortalCard.tsx";
import classes from "./PortalPage.module.css";
import { say, useWords } from "./words.ts";

export const head = (): PageHead => ({ title: say("head.title"), description: say("head.description") });

export function PortalPage() {
	const t = useWords();
	const access = useId();
	const signedIn = useSignedIn();
	useScrollToPart();
	return (
		<div className={`wrap ${classes.page}`}>
			<h1>{t("title")}</h1>
			<p className={classes.lead}>{t("lead")}</p>
			{signedIn ? null : (
				<p className={classes.fresh}>
					{t("new.text")} <Link to="/signup">{t("new.link")}</Link>
				</p>
			)}
			<div className={classes.cards}>
				<PortalCard who="student" signedIn={signedIn} />
				<PortalCard who="parent" signedIn={signedIn} />
				<PortalCard who="teacher" signedIn={signedIn} />
			</div>
			<section className={classes.access} aria-labelledby={access}>
				<div>
					<h2 id={access}>{t("access.title")}</h2>
					<p>{t("access.text")}</p>
				</div>
				<PortalRequest title={t("access.button")} />
			</section>
			<p className={classes.small}>
				<a href={`mailto:${centre.email}`}>{t("support", { email: centre.email })}</a>
				<Link to="/login">{t("admin")}</Link>
			</p>
		</div>
	);
}
