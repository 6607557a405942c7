import { BackToDashboard } from "#features/auth/BackToDashboard.tsx";
import { Admitted } from "#features/auth/signing-in/Admitted.tsx";
import { SignInAgain } from "#features/auth/signing-in/SignInAgain.tsx";
import { OfflineHere } from "#features/reach/OfflineHere.tsx";
import { useStopped } from "#features/reach/queries.ts";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { TitledPage } from "#ui/layout/TitledPage.tsx";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { Details } from "./Details.tsx";
import { EmailForm } from "./EmailForm.tsx";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { MailChoices } from "./mails/MailChoices.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import classes from "./ProfilePage.module.css";
import { type Session, useAccount } from "./queries.ts";
import { useWords } from "./words.ts";

// A person's own account. It can be read without a network; every change needs one, and each button says so. People who
// wait or were declined can change what the server lets them: the address, and whether there is an account at all.
export function ProfilePage() {
	return <Admitted outsiders>{(session) => <Profile session={session} />}</Admitted>;
}

function Profile({ session }: { session: Session }) {
	const t = useWords();
	const stopped = useStopped();
	const { account, look, learn } = useAccount(session, stopped);
	const shared = { session, account, stopped };
	const approved = session.account_status === "approved";
	const address = <EmailForm {...shared} />;
	return (
		<TitledPage
			title={t("profile.title")}
			subtitle={t(approved ? "profile.subtitle" : "profile.outside")}
			action={<BackToDashboard session={session} />}
		>
			<WhyStopped stopped={stopped} />
			<div className={classes.columns}>
				<div className={classes.column}>
					<Details {...shared} look={look} />
					{approved ? <LanguageChoice {...shared} learn={learn} /> : null}
					{approved ? address : null}
				</div>
				<div className={classes.column}>
					{approved ? <PasswordForm {...shared} /> : address}
					{approved ? <MailChoices {...shared} learn={learn} /> : null}
					<DeleteAccount {...shared} />
				</div>
			</div>
		</TitledPage>
	);
}

function WhyStopped({ stopped }: { stopped: Stopped }) {
	const t = useWords();
	return (
		<div className={classes.stopped}>
			<OfflineHere offline={stopped === "offline"} title={t("offline.title")} text={t("offline.text")} />
			<CalmNote text={stopped === "ended" ? t("ended.text") : null}>
				<SignInAgain from="/profile" />
			</CalmNote>
		</div>
	);
}
