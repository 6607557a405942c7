import { Admitted } from "#features/auth/Admitted.tsx";
import { SignInAgain } from "#features/auth/SignInAgain.tsx";
import { CalmNote } from "#ui/CalmNote.tsx";
import { OfflineNote } from "#ui/OfflineNote.tsx";
import { PortalPage } from "#ui/PortalPage.tsx";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { Details } from "./Details.tsx";
import { EmailForm } from "./EmailForm.tsx";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { ProfileButtons } from "./ProfileButtons.tsx";
import classes from "./ProfilePage.module.css";
import { type Barrier, type Session, useAccount, useBarrier } from "./queries.ts";
import { useWords } from "./words.ts";

// A person's own account. It reads without a network; to change anything takes one, and every button says so.
export function ProfilePage() {
	return <Admitted>{(session) => <Profile session={session} />}</Admitted>;
}

function Profile({ session }: { session: Session }) {
	const t = useWords();
	const barrier = useBarrier();
	const { account, look } = useAccount(session, barrier);
	const shared = { session, account, barrier, look };
	return (
		<PortalPage
			title={t("profile.title")}
			subtitle={t("profile.subtitle")}
			action={<ProfileButtons role={session.role} />}
		>
			<Hindrance barrier={barrier} />
			<div className={classes.columns}>
				<div className={classes.column}>
					<Details {...shared} />
					<LanguageChoice {...shared} />
					<EmailForm {...shared} />
				</div>
				<div className={classes.column}>
					<PasswordForm {...shared} />
					<DeleteAccount {...shared} />
				</div>
			</div>
		</PortalPage>
	);
}

function Hindrance({ barrier }: { barrier: Barrier }) {
	const t = useWords();
	return (
		<div className={classes.hindrance}>
			<OfflineNote offline={barrier === "offline"} title={t("offline.title")} text={t("offline.text")} />
			<CalmNote text={barrier === "ended" ? t("ended.text") : null}>
				<SignInAgain from="/profile" />
			</CalmNote>
		</div>
	);
}
