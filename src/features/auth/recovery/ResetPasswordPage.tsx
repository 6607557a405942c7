import { NewKeyAside } from "#features/auth/AccountAside.tsx";
import { AccountPage } from "#features/auth/AccountPage.tsx";
import { useMailToken, useSaysRecovery } from "#features/auth/mail-link.ts";
import { ResetLink } from "./ResetLink.tsx";
import { useWords } from "./words.ts";

export function ResetPasswordPage() {
	const t = useWords();
	const token = useMailToken("recovery");
	const expected = useSaysRecovery();
	return (
		<AccountPage aside={<NewKeyAside />} title={t("reset.title")}>
			<ResetLink key={token} token={token} expected={expected} />
		</AccountPage>
	);
}
