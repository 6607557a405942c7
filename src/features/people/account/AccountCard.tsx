import { Button } from "@mantine/core";
import { IconBrandWhatsapp, IconPrinter } from "@tabler/icons-react";
import { chatLink } from "#centre.ts";
import { LaterQrCode } from "#ui/art/LaterQrCode.tsx";
import { DialogCard } from "#ui/feedback/DialogCard.tsx";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { CopyButton } from "#ui/forms/CopyButton.tsx";
import { EmailAddress } from "#ui/layout/EmailAddress.tsx";
import { Printout } from "#ui/layout/Printout.tsx";
import classes from "./AccountCard.module.css";
import { linkOn, type Opened } from "./commands.ts";
import { LoseNote } from "./LoseNote.tsx";
import { PrintedAccountCard } from "./PrintedAccountCard.tsx";
import { useShownOnce } from "./use-shown-once.ts";
import { useWords } from "./words.ts";

// What a person needs to come in, for as long as this stays open: the password can be read nowhere again.
export function AccountCard({ opened, onClose }: { opened: Opened; onClose: () => void }) {
	const t = useWords();
	const { name, email, username, password, days, mail } = opened;
	const first = days === 30;
	const { keep, close, warns } = useShownOnce(mail !== "sent", onClose);
	return (
		<DialogCard title={t(first ? "card.first" : "card.temporary", { name })} holdsBack onClose={close}>
			<div className={classes.card}>
				<LaterQrCode text={linkOn(opened)} label={t("card.code")} />
				<dl className={classes.lines}>
					<dt>{t(email ? "email" : "card.username")}</dt>
					<dd translate="no">
						<EmailAddress email={email || username} />
					</dd>
					<dt>{t(first ? "card.firstPassword" : "card.temporaryPassword")}</dt>
					<dd translate="no">{password}</dd>
				</dl>
			</div>
			<p className={classes.once}>{t("card.once", { days })}</p>
			{mail === "none" ? null : (
				<StateNote state={mail === "sent" ? "sent" : "queued"} word={t(`card.mail.${mail}`, { email })} quiet />
			)}
			<LoseNote words={warns ? t("card.lose") : null} />
			<div className={classes.actions}>
				<Button
					size="sm"
					variant="default"
					leftSection={<IconPrinter size={18} stroke={2} aria-hidden />}
					onClick={() => {
						keep();
						print();
					}}
				>
					{t("card.print")}
				</Button>
				<SendByWhatsApp opened={opened} onSend={keep} />
				<CopyButton
					onCopied={keep}
					text={`${email || username}\n${password}`}
					label={t("card.copy")}
					done={t("card.copied")}
					refused={t("card.copyFailed")}
				/>
				<Button size="sm" variant={warns ? "default" : "filled"} onClick={close}>
					{t(warns ? "card.closeAnyway" : "card.done")}
				</Button>
			</div>
			<Printout>
				<PrintedAccountCard opened={opened} />
			</Printout>
		</DialogCard>
	);
}

/** In the family's language and not in the admin's. Nothing for a number without a country code, which WhatsApp cannot find. */
function SendByWhatsApp({ opened, onSend }: { opened: Opened; onSend: () => void }) {
	const t = useWords();
	const { name, email, username, password, days, language, parent_phone } = opened;
	if (!parent_phone.startsWith("+")) return null;
	const message = t(`message.${language}`, {
		name,
		address: `${location.origin}/login`,
		identity: email || username,
		password,
		days,
	});
	return (
		<Button
			component="a"
			size="sm"
			variant="default"
			href={chatLink(parent_phone.slice(1), message)}
			target="_blank"
			rel="noreferrer"
			onClick={onSend}
			leftSection={<IconBrandWhatsapp size={18} stroke={2} aria-hidden />}
		>
			{t("card.whatsapp")}
		</Button>
	);
}
