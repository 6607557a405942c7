import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useAuth } from "#features/auth/AuthProvider.tsx";
import { SignOutButton } from "#features/auth/SignOutButton.tsx";
import { WaitingPage } from "#features/auth/WaitingPage.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { FreehandIcon } from "#ui/FreehandIcon.tsx";
import { PortalPage } from "#ui/PortalPage.tsx";
import { useWords } from "./words.ts";

// The admin's desk is a later step; what he may do already is one press away.
export function AdminDashboard() {
	const t = useWords();
	const { session } = useAuth();
	if (!session) return null;
	if (session.standing !== "approved") return <WaitingPage />;
	return (
		<PortalPage title={t("admin.title")} subtitle={t("admin.subtitle")} action={<SignOutButton />}>
			<EmptyState prop={<FreehandIcon name="key" size={96} />} title={t("admin.soon")} next={t("admin.soonText")}>
				<Button renderRoot={(props) => <Link to="/dashboard-tutor" {...props} />}>{t("admin.toTutor")}</Button>
			</EmptyState>
		</PortalPage>
	);
}
