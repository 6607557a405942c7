import { Button } from "@mantine/core";
import { IconBrandWhatsapp, IconMail, IconPhone } from "@tabler/icons-react";
import { centre, chatLink } from "#centre.ts";
import { EmailAddress } from "#ui/layout/EmailAddress.tsx";
import { shownPhone } from "#ui/phone-number.ts";
import classes from "./InquiryCard.module.css";
import type { Inquiry } from "./queries.ts";
import { useWords } from "./words.ts";

type AnswersProps = { inquiry: Inquiry; admin: string; about: string };

// One tap each: the ways in which a family is answered.
export function Answers({ inquiry, admin, about }: AnswersProps) {
	const t = useWords();
	const chat = chatOf(inquiry, admin);
	const [size, stroke] = [18, 2];
	return (
		<div className={classes.answers}>
			{chat ? (
				<Button
					component="a"
					href={chat}
					target="_blank"
					rel="noreferrer"
					aria-describedby={about}
					leftSection={<IconBrandWhatsapp size={size} stroke={stroke} aria-hidden />}
				>
					{t("whatsapp")}
				</Button>
			) : null}
			<Button
				component="a"
				variant="default"
				href={`tel:${inquiry.phone}`}
				aria-label={t("call", { number: shownPhone(inquiry.phone) })}
				leftSection={<IconPhone size={size} stroke={stroke} aria-hidden />}
			>
				{shownPhone(inquiry.phone)}
			</Button>
			<a className={classes.mail} href={`mailto:${inquiry.email}`}>
				<IconMail size={size} stroke={stroke} aria-hidden />
				<span>
					<EmailAddress email={inquiry.email} />
				</span>
			</a>
		</div>
	);
}

type Named = { parent: string; admin: string; grade: string };

/** The first message of the center to a family, in the language in which it wrote and not in the admin's. */
const texts: Record<Inquiry["language"], (named: Named) => string> = {
	en: ({ parent, admin, grade }) =>
		`Hello ${parent}, this is ${admin} from LEAD in ${centre.town}. Thank you for writing to us about your child in ${grade}. When would be a good time to call you?`,
	fr: ({ parent, admin, grade }) =>
		`Bonjour ${parent}, ici ${admin}, du centre LEAD à ${centre.town}. Merci de nous avoir écrit au sujet de votre enfant en ${grade}. Quand pouvons-nous vous appeler\u202f?`,
};

/**
 * A link to the family's chat with that message in it.
 * @param admin who writes
 * @returns "" for a number without a country code, which WhatsApp cannot find
 */
function chatOf({ phone, language, parent_name: parent, grade }: Inquiry, admin: string): string {
	if (!phone.startsWith("+")) return "";
	return chatLink(phone.slice(1), texts[language]({ parent, admin, grade }));
}
