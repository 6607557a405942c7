import { NewKeyAside } from "#features/auth/AccountAside.tsx";
import { AccountPage } from "#features/auth/AccountPage.tsx";
import { useMailToken } from "#features/auth/mail-link.ts";
import { ResetLink } from "./ResetLink.tsx";
import { useWords } from "./words.ts";

export function ResetPasswordPage() {
	const t = useWords();
	const token = useMailToken("recovery");
	return (
		<AccountPage aside={<NewKeyAside />} title={t("reset.title")}>
			<ResetLink key={token} token={token} />
		</AccountPage>
	);
}
