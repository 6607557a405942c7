import { Link } from "@tanstack/react-router";
import { centre, clockTime, whatsappLink } from "#centre.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { Logo } from "#ui/Logo.tsx";
import classes from "./Footer.module.css";
import { navigation } from "./navigation.ts";
import { useWords } from "./words.ts";

export function Footer() {
	const t = useWords();
	const spoken = useLanguage();
	const { opens, closes } = centre.hours;
	return (
		<footer className={classes.footer}>
			<div className={`wrap ${classes.columns}`}>
				<div className={classes.about}>
					<Logo height={28} />
					<p>{t("footer.about")}</p>
				</div>
				<nav aria-labelledby="footer-pages">
					<h2 id="footer-pages">{t("footer.pages")}</h2>
					<ul>
						{navigation.map(({ to, label }) => (
							<li key={to}>
								<Link to={to}>{t(label)}</Link>
							</li>
						))}
						<li>
							<Link to="/portal">{t("dashboard.portal")}</Link>
						</li>
					</ul>
				</nav>
				<div>
					<h2>{t("footer.contact")}</h2>
					<ul>
						<li>
							<a href={whatsappLink(t("whatsapp.greeting"))}>{t("footer.whatsapp")}</a>
						</li>
						<li>
							<a href={`tel:${centre.phone.replaceAll(" ", "")}`}>{centre.phone}</a>
						</li>
						<li>
							<a href={`mailto:${centre.email}`}>{centre.email}</a>
						</li>
					</ul>
				</div>
				<p className={classes.hours}>
					{t("footer.place")}
					<br />
					{t("footer.hours", { opens: clockTime(opens, spoken), closes: clockTime(closes, spoken) })}
				</p>
			</div>
			<p className={`wrap ${classes.credits}`}>{t("footer.drawings")}</p>
		</footer>
	);
}
