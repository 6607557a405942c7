import type { ReactNode } from "react";
import { useAuth } from "#features/auth/AuthProvider.tsx";
import { ownsAccount, type Session } from "#features/auth/session.ts";
import { part } from "#ui/loading/part.tsx";

// Loaded on demand, because people who are admitted need neither page.
const WaitingPage = part(() => import("#features/auth/waiting/WaitingPage.tsx").then((file) => file.WaitingPage));
const OwnPasswordPage = part(() =>
	import("#features/auth/recovery/OwnPasswordPage.tsx").then((file) => file.OwnPasswordPage),
);

type AdmittedProps = {
	/** Also lets in people who wait or were declined, as far as there is something they can do. */
	outsiders?: boolean;
	children: (session: Session) => ReactNode;
};

// Lets approved people with their own password in, and shows everybody else what they are waiting for.
export function Admitted({ outsiders = false, children }: AdmittedProps) {
	const { session } = useAuth();
	return session ? pageOf(session, outsiders, children) : null;
}

function pageOf(session: Session, outsiders: boolean, children: AdmittedProps["children"]): ReactNode {
	if (session.account_status === "approved") return session.temporary ? <OwnPasswordPage /> : children(session);
	return outsiders && ownsAccount(session) ? children(session) : <WaitingPage />;
}
