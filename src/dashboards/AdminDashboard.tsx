import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { AccountButtons } from "#features/auth/AccountButtons.tsx";
import { Admitted } from "#features/auth/Admitted.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { FreehandIcon } from "#ui/FreehandIcon.tsx";
import { PortalPage } from "#ui/PortalPage.tsx";
import { useWords } from "./words.ts";

export function AdminDashboard() {
	return <Admitted>{() => <Desk />}</Admitted>;
}

// The admin's desk is a later step; what he may do already is one press away.
function Desk() {
	const t = useWords();
	return (
		<PortalPage title={t("admin.title")} subtitle={t("admin.subtitle")} action={<AccountButtons />}>
			<EmptyState prop={<FreehandIcon name="key" size={96} />} title={t("admin.soon")} next={t("admin.soonText")}>
				<Button renderRoot={(props) => <Link to="/dashboard-tutor" {...props} />}>{t("admin.toTutor")}</Button>
			</EmptyState>
		</PortalPage>
	);
}
