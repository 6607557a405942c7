import { IconBrandWhatsapp, IconPhone } from "@tabler/icons-react";
import { centre, phoneLink, whatsappLink } from "#centre.ts";
import { ActionLink } from "#ui/forms/ActionLink.tsx";
import classes from "./InquiryForm.module.css";
import { useWords } from "./words.ts";

// In place of a form that could do nothing.
export function WithoutScript() {
	const t = useWords();
	return (
		<noscript>
			<p className={classes.instead}>{t("noScript.text")}</p>
			<p className={classes.actions}>
				<ActionLink href={whatsappLink(t("noScript.greeting"))} before={<IconBrandWhatsapp size={20} aria-hidden />}>
					{t("noScript.whatsapp")}
				</ActionLink>
				<ActionLink href={phoneLink} tone="outline" before={<IconPhone size={20} aria-hidden />}>
					{t("noScript.phone", { phone: centre.phone })}
				</ActionLink>
			</p>
		</noscript>
	);
}
