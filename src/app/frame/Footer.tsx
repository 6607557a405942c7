import { Link } from "@tanstack/react-router";
import { columns } from "#app/header/navigation.ts";
import { useWords } from "#app/words.ts";
import { centre, clockTimes, phoneLink, whatsappLink } from "#centre.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { Logo } from "#ui/art/Logo.tsx";
import classes from "./Footer.module.css";

export function Footer() {
	const t = useWords();
	return (
		<footer className={classes.footer}>
			<div className={`wrap ${classes.columns}`}>
				<div className={classes.about}>
					<Logo height={30} />
					<p>{t("footer.about", centre.grades)}</p>
					<ul className={classes.social} aria-label={t("footer.social")}>
						{centre.social.map(({ name, address }) => (
							<li key={name}>
								<a href={address}>{name}</a>
							</li>
						))}
					</ul>
				</div>
				{columns.map(({ title, pages }) => (
					<nav key={title} aria-label={t(title)}>
						<h2>{t(title)}</h2>
						<ul>
							{pages.map(({ to, label }) => (
								<li key={to}>
									<Link to={to} activeOptions={{ exact: true }}>
										{t(label)}
									</Link>
								</li>
							))}
						</ul>
					</nav>
				))}
				<Contact />
			</div>
			<p className={`wrap ${classes.last}`}>
				<span>{t("footer.name")}</span>
				<Link to="/credits">{t("footer.credits")}</Link>
			</p>
		</footer>
	);
}

// On dashboards, where people come to work.
export function ShortFooter() {
	const t = useWords();
	return (
		<footer className={`${classes.footer} ${classes.short}`}>
			<div className={`wrap ${classes.last}`}>
				<span>{t("footer.name")}</span>
				<ul>
					<li>
						<a href={whatsappLink(t("whatsapp.greeting"))}>{t("footer.whatsapp")}</a>
					</li>
					<li>
						<a href={phoneLink}>{centre.phone}</a>
					</li>
					<li>
						<Link to="/faq">{t("nav.faq")}</Link>
					</li>
					<li>
						<Link to="/credits">{t("footer.credits")}</Link>
					</li>
				</ul>
			</div>
		</footer>
	);
}

function Contact() {
	const t = useWords();
	const spoken = useLanguage();
	return (
		<div className={classes.contact}>
			<h2>{t("footer.contact")}</h2>
			<ul>
				<li>
					<a href={whatsappLink(t("whatsapp.greeting"))}>{t("footer.whatsapp")}</a>
				</li>
				<li>
					<a href={phoneLink}>{centre.phone}</a>
				</li>
				<li>
					<a href={`mailto:${centre.email}`}>{centre.email}</a>
				</li>
			</ul>
			<address className={classes.place}>{t("footer.place", { town: centre.town })}</address>
			<dl className={classes.hours}>
				<dt>{t("footer.open")}</dt>
				<dd>{t("footer.hours", clockTimes(centre.hours, spoken))}</dd>
				<dt>{t("footer.sessions")}</dt>
				<dd>{t("footer.hours", clockTimes(centre.afterSchool.hours, spoken))}</dd>
			</dl>
		</div>
	);
}
