import { type ReactNode, useEffect } from "react";
import { BackToDashboard } from "#features/auth/BackToDashboard.tsx";
import type { Session } from "#features/auth/session.ts";
import { SignInAgain } from "#features/auth/signing-in/SignInAgain.tsx";
import { useLostRoleNotice } from "#features/people/queries.ts";
import { syncNow } from "#features/reach/commands.ts";
import { OfflineHere } from "#features/reach/OfflineHere.tsx";
import { useStopped } from "#features/reach/queries.ts";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { TitledPage } from "#ui/layout/TitledPage.tsx";
import { useWords } from "./words.ts";

type AdminPageProps = {
	session: Session;
	title: string;
	subtitle: string;
	/** The page's own address, to come back to. */
	address: string;
	/** The server was asked, and did not answer. */
	failed: boolean;
	children: ReactNode;
};

// A page behind the admin's dashboard, about what is fetched each time and never stored on the phone.
export function AdminPage({ session, title, subtitle, address, failed, children }: AdminPageProps) {
	const t = useWords();
	const stopped = useStopped();
	useLostRoleNotice();
	// The handshake tells whether the network, the session or the role is the reason.
	useEffect(() => {
		if (failed) void syncNow();
	}, [failed]);
	return (
		<TitledPage title={title} subtitle={subtitle} action={<BackToDashboard session={session} />}>
			<OfflineHere offline={stopped === "offline"} title={t("offline.title")} text={t("offline.page")} />
			<CalmNote text={stopped === "ended" ? t("ended") : null}>
				<SignInAgain from={address} />
			</CalmNote>
			{children}
		</TitledPage>
	);
}
