import { useState } from "react";
import { LaterQrCode } from "#ui/art/LaterQrCode.tsx";
import { Logo } from "#ui/art/Logo.tsx";
import { longDate } from "#ui/dates.ts";
import { EmailAddress } from "#ui/layout/EmailAddress.tsx";
import { linkOn, type Opened } from "./commands.ts";
import classes from "./PrintedAccountCard.module.css";
import { useWords } from "./words.ts";

const day = 86_400_000;

// To hand to a child: families of both languages read the same card.
export function PrintedAccountCard({ opened }: { opened: Opened }) {
	const t = useWords();
	const { name, email, username, password, days } = opened;
	const [last] = useState(() => new Date(Date.now() + days * day).toISOString());
	const address = `${location.host}/login`;
	return (
		<div className={classes.card}>
			<div className={classes.head}>
				<p className={classes.name} dir="auto">
					{name}
				</p>
				<Logo />
			</div>
			<div className={classes.way}>
				<LaterQrCode text={linkOn(opened)} label="" />
				<dl className={classes.facts}>
					<dt>{t(email ? "paper.email" : "paper.user")}</dt>
					<dd>
						<EmailAddress email={email || username} />
					</dd>
					<dt>{t("paper.password")}</dt>
					<dd>{password}</dd>
				</dl>
			</div>
			<div className={classes.lines}>
				<ol lang="en">
					<li>{t("paper.en.1", { address })}</li>
					<li>{t("paper.en.2", { date: longDate(last, "en") })}</li>
					<li>{t("paper.en.3")}</li>
				</ol>
				<ol lang="fr">
					<li>{t("paper.fr.1", { address })}</li>
					<li>{t("paper.fr.2", { date: longDate(last, "fr") })}</li>
					<li>{t("paper.fr.3")}</li>
				</ol>
			</div>
		</div>
	);
}
