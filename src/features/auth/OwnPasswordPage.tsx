import { PortalPage } from "#ui/PortalPage.tsx";
import { SignOutButton } from "./SignOutButton.tsx";
import { useWords } from "./words.ts";

// In place of the dashboard while the password is one the centre has set.
export function OwnPasswordPage() {
	const t = useWords();
	return (
		<PortalPage title={t("own.title")} subtitle={t("own.lead")} action={<SignOutButton />}>
			{null}
		</PortalPage>
	);
}
