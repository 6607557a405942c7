import { useState } from "react";
import { AskButton } from "#features/auth/confirming/AskButton.tsx";
import { askForLink } from "#features/auth/confirming/commands.ts";
import { type MailState, mailMarks } from "#features/auth/mails.ts";
import { noAnswer, type Refusal, refusalOf } from "#features/auth/refusals.ts";
import { useRefusalWords } from "#features/auth/use-refusal-words.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import classes from "./Details.module.css";
import { useWords } from "./words.ts";

// For an address that nobody has confirmed yet: its link, once more.
export function ConfirmAddress({ email }: { email: string }) {
	const t = useWords();
	const whyNot = useRefusalWords(t("confirm.failed", { email }), { [noAnswer]: t("email.noAnswer") });
	const [outcome, setOutcome] = useState<MailState | Refusal | null>(null);
	const ask = async () => setOutcome(await askForLink(email).catch(refusalOf));
	return (
		<div className={classes.confirm}>
			<AskButton onAsk={ask}>{t("confirm.ask")}</AskButton>
			<div role="status">
				{outcome === null ? null : typeof outcome === "string" ? (
					<StateNote state={mailMarks[outcome]} word={t(`confirm.${outcome}`, { email })} quiet />
				) : (
					<StateNote state="failed" word={whyNot(outcome)} quiet />
				)}
			</div>
		</div>
	);
}
