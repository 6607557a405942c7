import { useState } from "react";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { NewKeyAside } from "./AccountAside.tsx";
import classes from "./AccountPage.module.css";
import { AccountPage } from "./AccountPage.tsx";
import { useAuth } from "./AuthProvider.tsx";
import { FocusHere } from "./FocusHere.tsx";
import { OwnPasswordForm } from "./recovering/OwnPasswordForm.tsx";
import { useWords } from "./recovering/words.ts";
import { SignInAgain } from "./SignInAgain.tsx";
import { SignOutButton } from "./SignOutButton.tsx";
import type { Session } from "./signed-in.ts";

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
			<div className={`${classes.help} ${classes.leave}`}>
				{t("own.notNow")} <SignOutButton />
			</div>
		</AccountPage>
	);
}

// The other half of it, signing in with the new password, is still to be done.
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

// The form is of no use once the session has ended, unless somebody is at it: the try before may have arrived without its
// answer, and the next one signs in.
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
