import { useEffect } from "react";
import { useWords } from "#app/words.ts";
import { centre, phoneLink, whatsappLink } from "#centre.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import classes from "./Notice.module.css";
import { leadOnTo } from "./whatsapp.ts";

// Redirects to WhatsApp. It is seen only by people who come back or have no network: on a first visit the server
// redirects before this page loads.
export function WhatsAppPage() {
	const t = useWords();
	const address = whatsappLink(t("whatsapp.greeting"));
	useEffect(() => leadOnTo(address), [address]);
	return (
		<div className={`wrap ${classes.notice}`}>
			<FreehandIcon name="speech" size={96} />
			<h1>{t("away.title")}</h1>
			<p>{t("away.text")}</p>
			<a href={address} className={classes.action}>
				{t("away.open")}
			</a>
			<p>
				{t("away.call")}{" "}
				<a href={phoneLink} className={classes.call}>
					{centre.phone}
				</a>
			</p>
		</div>
	);
}
