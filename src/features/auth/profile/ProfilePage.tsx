import { Admitted } from "#features/auth/Admitted.tsx";
import { SignOutButton } from "#features/auth/SignOutButton.tsx";
import { PortalPage } from "#ui/PortalPage.tsx";
import { useWords } from "./words.ts";

export function ProfilePage() {
	return <Admitted>{() => <Profile />}</Admitted>;
}

function Profile() {
	const t = useWords();
	return (
		<PortalPage title={t("profile.title")} subtitle={t("profile.subtitle")} action={<SignOutButton />}>
			{null}
		</PortalPage>
	);
}
