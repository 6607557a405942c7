import { useEffect, useReducer } from "react";
import { syncNow } from "#features/auth/commands.ts";
import { BackToDashboard } from "#features/auth/profile/BackToDashboard.tsx";
import { useOffline } from "#features/auth/queries.ts";
import type { Session } from "#features/auth/session.ts";
import { Admitted } from "#features/auth/signing-in/Admitted.tsx";
import { SignInAgain } from "#features/auth/signing-in/SignInAgain.tsx";
import { Inbox } from "#features/inquiries/inbox/Inbox.tsx";
import { useInquiryCounts } from "#features/inquiries/inbox/queries.ts";
import { useLostRoleNotice } from "#features/people/queries.ts";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { OfflineNote } from "#ui/feedback/OfflineNote.tsx";
import { PortalPage } from "#ui/layout/PortalPage.tsx";
import { useWords } from "./admin-words.ts";

// The inquiries of families, on a page of their own behind the admin's dashboard.
export function AdminInquiries() {
	return <Admitted>{(session) => <Inquiries session={session} />}</Admitted>;
}

function Inquiries({ session }: { session: Session }) {
	const t = useWords();
	const { expired, user } = session;
	const offline = useOffline();
	const stopped = expired || offline;
	const [changes, again] = useReducer((count: number) => count + 1, 0);
	const counts = useInquiryCounts(String(changes), !stopped);
	useLostRoleNotice();
	// The handshake tells whether the network, the session or the role is the reason.
	useEffect(() => {
		if (counts.state === "failed") void syncNow();
	}, [counts.state]);
	return (
		<PortalPage
			title={t("inquiries.title")}
			subtitle={t("inquiries.subtitle")}
			action={<BackToDashboard session={session} />}
		>
			<OfflineNote offline={!expired && offline} title={t("offline.title")} text={t("offline.text")} />
			<CalmNote text={expired ? t("ended") : null}>
				<SignInAgain from="/dashboard-admin/inquiries" />
			</CalmNote>
			<Inbox admin={user.name} counts={counts.value} stopped={stopped} onChange={again} />
		</PortalPage>
	);
}
