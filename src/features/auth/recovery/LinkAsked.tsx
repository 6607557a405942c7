import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import classes from "#features/auth/AccountPage.module.css";
import { FocusHere } from "#features/auth/FocusHere.tsx";
import { type MailState, mailMarks } from "#features/auth/mails.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { useWords } from "./words.ts";

type LinkAskedProps = { email: string; mail: MailState; onOther: () => void };

// What happens next, with the address as it was entered.
export function LinkAsked({ email, mail, onOther }: LinkAskedProps) {
	const t = useWords();
	const where = t(`asked.${mail}`, { email });
	const next = t(`asked.${mail}Next`);
	const said = mail === "sent" ? { word: t("forgot.done"), reason: `${where} ${next}` } : { word: where, reason: next };
	return (
		<div className={classes.form}>
			<FocusHere>
				<StateNote state={mailMarks[mail]} {...said} quiet />
			</FocusHere>
			<Button size="lg" fullWidth renderRoot={(props) => <Link to="/login" state={{ email }} {...props} />}>
				{t("forgot.back")}
			</Button>
			<Button variant="default" size="lg" fullWidth onClick={onOther}>
				{t("asked.other")}
			</Button>
		</div>
	);
}
