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
	return (
		<div className={classes.form}>
			<FocusHere>
				<StateNote state={mailMarks[mail]} word={t(`asked.${mail}`, { email })} reason={t(`asked.${mail}Next`)} quiet />
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
