import { useId } from "react";
import { chooseMails } from "#features/auth/profile/commands.ts";
import { ProfileCard } from "#features/auth/profile/ProfileCard.tsx";
import type { Account, Session } from "#features/auth/profile/queries.ts";
import { Reason } from "#features/auth/profile/SubmitButton.tsx";
import { useChoosing } from "#features/auth/profile/use-choosing.ts";
import { useWords } from "#features/auth/profile/words.ts";
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

type Choice = { account: Account; kind: MailKind; on: boolean };

const sendChoice = ({ account, kind, on }: Choice): Promise<Account> => chooseMails(account, kind, on);

const texts = { student: "mails.textStudent", teacher: "mails.textTeacher", admin: "mails.textAdmin" } as const;

// About what the centre writes to this person.
export function MailChoices({ session, account, stopped, learn }: MailChoicesProps) {
	const t = useWords();
	const reason = useId();
	const { choose, busy, outcome } = useChoosing(sendChoice, learn);
	const says = outcome === null || typeof outcome === "string" ? outcome : "saved";
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
				onCheck={(kind, on) => void (account && choose({ account, kind, on }))}
			/>
			<Reason id={reason} stopped={stopped} />
			{account && !(account.email && account.verified) ? (
				<p className={classes.note}>{t(account.email ? "mails.notConfirmed" : "mails.noAddress")}</p>
			) : null}
			<div role="status" className={classes.outcome}>
				{says ? <StateNote state={says === "saved" ? "sent" : "failed"} word={t(`mails.${says}`)} quiet /> : null}
			</div>
		</ProfileCard>
	);
}
