import { createContext, type ReactNode, use, useMemo } from "react";
import { Addressee } from "#i18n/addressee.ts";
import { type Session, useChecking, useSession } from "./session.ts";

type Auth = {
	user: Session["user"] | null;
	session: Session | null;
	userRole: Session["role"] | null;
	loading: boolean;
};

const AuthContext = createContext<Auth | null>(null);

// The four parts of the auth state. The role comes with the session, so it never arrives later than the user. An
// expired session still names both, because reading goes on. A student is spoken to as one on every page.
export function AuthProvider({ children }: { children: ReactNode }) {
	const session = useSession();
	const loading = useChecking();
	const auth = useMemo(
		() => ({ user: session?.user ?? null, session, userRole: session?.role ?? null, loading }),
		[session, loading],
	);
	return (
		<AuthContext value={auth}>
			<Addressee value={auth.userRole === "student" ? "student" : null}>{children}</Addressee>
		</AuthContext>
	);
}

export function useAuth(): Auth {
	const auth = use(AuthContext);
	if (!auth) throw new Error("useAuth must be used within an AuthProvider");
	return auth;
}
