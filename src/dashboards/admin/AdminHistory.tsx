import type { Session } from "#features/auth/session.ts";
import { Admitted } from "#features/auth/signing-in/Admitted.tsx";
import { AdminLog } from "#features/people/log/AdminLog.tsx";
import { useAdminLog } from "#features/people/log/queries.ts";
import { useStopped } from "#features/reach/queries.ts";
import { AdminPage } from "./AdminPage.tsx";
import { useWords } from "./words.ts";

// What the admins did, on a page of its own behind their dashboard.
export function AdminHistory() {
	return <Admitted>{(session) => <History session={session} />}</Admitted>;
}

function History({ session }: { session: Session }) {
	const t = useWords();
	const log = useAdminLog(useStopped() === null);
	return (
		<AdminPage
			session={session}
			title={t("history.title")}
			subtitle={t("history.subtitle")}
			address="/dashboard-admin/history"
			failed={log.state === "failed"}
		>
			<AdminLog log={log} />
		</AdminPage>
	);
}
