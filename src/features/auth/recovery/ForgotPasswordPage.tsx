import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { NewKeyAside } from "#features/auth/AccountAside.tsx";
import classes from "#features/auth/AccountPage.module.css";
import { AccountPage } from "#features/auth/AccountPage.tsx";
import type { MailState } from "#features/auth/mails.ts";
import { ForgotPasswordForm } from "./ForgotPasswordForm.tsx";
import { LinkAsked } from "./LinkAsked.tsx";
import { useWords } from "./words.ts";

// Requests a link by mail. Open to signed-in people too: they can have forgotten their password as well.
export function ForgotPasswordPage() {
	const t = useWords();
	const [email, setEmail] = useState("");
	const [mail, setMail] = useState<MailState | null>(null);
	if (mail) {
		return (
			<AccountPage aside={<NewKeyAside />} title={t(`asked.${mail}Title`)}>
				<LinkAsked email={email} mail={mail} onOther={() => setMail(null)} />
			</AccountPage>
		);
	}
	const asked = (to: string, how: MailState) => {
		setEmail(to);
		setMail(how);
	};
	return (
		<AccountPage aside={<NewKeyAside />} title={t("forgot.title")} lead={t("forgot.lead")}>
			<ForgotPasswordForm email={email} onAsked={asked} />
			<p className={classes.help}>
				<Link to="/login">{t("forgot.back")}</Link>
			</p>
		</AccountPage>
	);
}
