import { NewKeyAside } from "./AccountAside.tsx";
import classes from "./AccountPage.module.css";
import { AccountPage } from "./AccountPage.tsx";
import { useAuth } from "./AuthProvider.tsx";
import { OwnPasswordForm } from "./recovering/OwnPasswordForm.tsx";
import { useWords } from "./recovering/words.ts";
import { SignOutButton } from "./SignOutButton.tsx";

// In place of the dashboard while the password is one the centre has set.
export function OwnPasswordPage() {
	const t = useWords();
	const { session } = useAuth();
	if (!session) return null;
	return (
		<AccountPage aside={<NewKeyAside />} title={t("own.title")} lead={t("own.lead")}>
			<OwnPasswordForm session={session} />
			<div className={`${classes.help} ${classes.leave}`}>
				{t("own.notNow")} <SignOutButton />
			</div>
		</AccountPage>
	);
}
