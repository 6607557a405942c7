import { IconBrandWhatsapp, IconExternalLink, IconPhone } from "@tabler/icons-react";
import { useId } from "react";
import { centre, clockTimes, mapLink, phoneLink, whatsappLink } from "#centre.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { ActionLink } from "#ui/forms/ActionLink.tsx";
import classes from "./Connect.module.css";
import { DrawnMap } from "./DrawnMap.tsx";
import { useWords } from "./words.ts";

export function Visit() {
	const t = useWords();
	const title = useId();
	const spoken = useLanguage();
	return (
		<section className={classes.card} aria-labelledby={title}>
			<div className={classes.words}>
				<h2 id={title}>{t("visit.title")}</h2>
				<dl className={classes.facts}>
					<div>
						<dt>{t("visit.address")}</dt>
						<dd>{t("visit.place", { town: centre.town })}</dd>
					</div>
					<div>
						<dt>{t("visit.open")}</dt>
						<dd>{t("visit.hours", clockTimes(centre.hours, spoken))}</dd>
					</div>
					<div>
						<dt>{t("visit.afterSchool")}</dt>
						<dd>{t("visit.hours", clockTimes(centre.afterSchool.hours, spoken))}</dd>
					</div>
					<div>
						<dt>{t("visit.contact")}</dt>
						<dd>
							<a href={phoneLink}>
								<IconPhone size={20} aria-hidden /> {centre.phone}
							</a>
						</dd>
						<dd>
							<a href={whatsappLink(t("greeting"))}>
								<IconBrandWhatsapp size={20} aria-hidden className={classes.whatsapp} /> {t("whatsapp")}
							</a>
						</dd>
					</div>
				</dl>
			</div>
			<div className={classes.map}>
				<DrawnMap />
				<div className={classes.note}>
					<p>{t("visit.map")}</p>
					<ActionLink href={mapLink()} tone="outline" behind={<IconExternalLink size={20} aria-hidden />}>
						{t("visit.maps")}
					</ActionLink>
				</div>
			</div>
		</section>
	);
}
