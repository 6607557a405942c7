import type { ReactNode } from "react";
import { useAuth } from "#features/auth/AuthProvider.tsx";
import { ownsAccount, type Session } from "#features/auth/session.ts";
import { part } from "#ui/loading/part.tsx";

// Whoever is admitted needs neither.
const WaitingPage = part(() => import("./WaitingPage.tsx").then((file) => file.WaitingPage));
const OwnPasswordPage = part(() =>
	import("#features/auth/recovery/OwnPasswordPage.tsx").then((file) => file.OwnPasswordPage),
);

type AdmittedProps = {
	/** Who waits or was declined comes in too, as far as there is anything to do. */
	outsiders?: boolean;
	children: (session: Session) => ReactNode;
};

// What stands behind the guard: an approved person with a password of the own. Everybody else is told where things are.
export function Admitted({ outsiders = false, children }: AdmittedProps) {
	const { session } = useAuth();
	if (!session) return null;
	if (session.standing === "approved") return session.temporary ? <OwnPasswordPage /> : children(session);
	return outsiders && ownsAccount(session) ? children(session) : <WaitingPage />;
}
