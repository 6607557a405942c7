import { IconLogout } from "@tabler/icons-react";
import { useState } from "react";
import { NewKeyAside } from "#features/auth/AccountAside.tsx";
import classes from "#features/auth/AccountPage.module.css";
import { AccountPage } from "#features/auth/AccountPage.tsx";
import { useAuth } from "#features/auth/AuthProvider.tsx";
import { FocusHere } from "#features/auth/FocusHere.tsx";
import type { Session } from "#features/auth/session.ts";
import { SignInAgain } from "#features/auth/signing-in/SignInAgain.tsx";
import { useSignOut } from "#features/auth/signing-out/use-sign-out.tsx";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { BusyButton } from "#ui/forms/BusyButton.tsx";
import { OwnPasswordForm } from "./OwnPasswordForm.tsx";
import { useWords } from "./words.ts";

// In place of the dashboard while the password is one the centre has set.
export function OwnPasswordPage() {
	const t = useWords();
	const { session } = useAuth();
	const [changed, setChanged] = useState(false);
	if (!session) return null;
	return (
		<AccountPage
			aside={<NewKeyAside />}
			title={t(changed ? "own.changed" : "own.title")}
			{...(changed ? {} : { lead: t("own.lead") })}
		>
			{changed ? <Changed /> : <Choosing session={session} onChanged={() => setChanged(true)} />}
			<NotNow />
		</AccountPage>
	);
}

function NotNow() {
	const t = useWords();
	const { leaving, leave, dialog } = useSignOut();
	return (
		<div className={`${classes.help} ${classes.leave}`}>
			{t("own.notNow")}
			<BusyButton
				variant="default"
				size="sm"
				busy={leaving}
				leftSection={<IconLogout size={19} stroke={2} aria-hidden />}
				onClick={leave}
			>
				{t("own.signOut")}
			</BusyButton>
			{dialog}
		</div>
	);
}

// The password was changed; signing in with it is still to be done.
function Changed() {
	const t = useWords();
	return (
		<div className={classes.form}>
			<FocusHere>
				<StateNote state="sent" word={t("reset.done")} reason={t("own.changedText")} quiet />
			</FocusHere>
			<SignInAgain />
		</div>
	);
}

type ChoosingProps = { session: Session; onChanged: () => void };

// After the session ended, the form stays only if it was open: the previous attempt may have succeeded without its
// response, and submitting again signs in.
function Choosing({ session, onChanged }: ChoosingProps) {
	const t = useWords();
	const [form, setForm] = useState<"open" | "refused" | "late">(session.expired ? "late" : "open");
	return (
		<>
			<CalmNote text={session.expired ? t("own.ended") : null}>
				<SignInAgain focused={form === "refused"} />
			</CalmNote>
			{form === "open" ? (
				<OwnPasswordForm session={session} onChanged={onChanged} onEnded={() => setForm("refused")} />
			) : null}
		</>
	);
}
