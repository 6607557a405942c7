import { useId, useState } from "react";
import { chooseMails } from "#features/auth/profile/commands.ts";
import { ProfileCard } from "#features/auth/profile/ProfileCard.tsx";
import type { Account, Session } from "#features/auth/profile/queries.ts";
import { Reason } from "#features/auth/profile/SubmitButton.tsx";
import { useWords } from "#features/auth/profile/words.ts";
import { noAnswer, refusalOf } from "#features/auth/refusals.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { CheckboxList } from "#ui/forms/choosing/CheckboxList.tsx";
import classes from "./MailChoices.module.css";
import { isMailed, type MailKind, mailsOf } from "./mail-kinds.ts";

type MailChoicesProps = {
	session: Session;
	account: Account | null | undefined;
	stopped: Stopped;
	learn: (account: Account) => void;
};

const texts = { student: "mails.textStudent", teacher: "mails.textTeacher", admin: "mails.textAdmin" } as const;

// About what the centre writes to this person.
export function MailChoices({ session, account, stopped, learn }: MailChoicesProps) {
	const t = useWords();
	const reason = useId();
	const { choose, busy, outcome } = useChoosing(account, learn);
	const admin = session.role === "admin";
	return (
		<ProfileCard title={t(admin ? "mails.titleAdmin" : "mails.title")} text={t(texts[session.role])}>
			<CheckboxList
				legend={t("mails.choose")}
				rows={mailsOf[session.role].map((kind) => ({
					id: kind,
					title: t(`mails.${kind}`),
					checked: isMailed(account?.mail_choices ?? "", kind),
				}))}
				disabled={stopped !== null || !account}
				busy={busy}
				describedBy={stopped ? reason : undefined}
				onCheck={(kind, on) => void choose(kind, on)}
			/>
			<Reason id={reason} stopped={stopped} />
			{account && !(account.email && account.verified) ? (
				<p className={classes.note}>{t(account.email ? "mails.notConfirmed" : "mails.noAddress")}</p>
			) : null}
			<div role="status" className={classes.outcome}>
				{outcome ? (
					<StateNote state={outcome === "saved" ? "sent" : "failed"} word={t(`mails.${outcome}`)} quiet />
				) : null}
			</div>
		</ProfileCard>
	);
}

function useChoosing(account: Account | null | undefined, learn: MailChoicesProps["learn"]) {
	const [busy, setBusy] = useState(false);
	const [outcome, setOutcome] = useState<"saved" | "failed" | "noAnswer" | null>(null);
	const choose = async (kind: MailKind, on: boolean) => {
		if (busy || !account) return;
		setBusy(true);
		setOutcome(null);
		try {
			learn(await chooseMails(account, kind, on));
			setOutcome("saved");
		} catch (error) {
			setOutcome(refusalOf(error).type === noAnswer ? "noAnswer" : "failed");
		}
		setBusy(false);
	};
	return { choose, busy, outcome };
}
