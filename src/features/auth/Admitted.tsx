import { lazy, type ReactNode } from "react";
import { useAuth } from "./AuthProvider.tsx";
import type { Session } from "./signed-in.ts";

// Whoever is admitted needs neither.
const WaitingPage = lazy(() => import("./WaitingPage.tsx").then((file) => ({ default: file.WaitingPage })));
const OwnPasswordPage = lazy(() => import("./OwnPasswordPage.tsx").then((file) => ({ default: file.OwnPasswordPage })));

// What stands behind the guard: an approved person with a password of the own. Everybody else is told where things are.
export function Admitted({ children }: { children: (session: Session) => ReactNode }) {
	const { session } = useAuth();
	if (!session) return null;
	if (session.standing !== "approved") return <WaitingPage />;
	return session.temporary ? <OwnPasswordPage /> : children(session);
}
