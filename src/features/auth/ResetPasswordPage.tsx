import { NewKeyAside } from "./AccountAside.tsx";
import { AccountPage } from "./AccountPage.tsx";
import { useMailToken } from "./mail-link.ts";
import { ResetLink } from "./recovering/ResetLink.tsx";
import { useWords } from "./recovering/words.ts";

export function ResetPasswordPage() {
	const t = useWords();
	const token = useMailToken("recovery");
	return (
		<AccountPage aside={<NewKeyAside />} title={t("reset.title")}>
			<ResetLink key={token} token={token} />
		</AccountPage>
	);
}
