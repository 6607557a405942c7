// Where the Portal / Dashboard button leads (SPEC section 2).
import type { Session } from "#data/session.ts";

type Known = Pick<Session, "role"> & { user: Session["user"] | null };

/** A visitor goes to the portal page, a session without a person to the sign-in page, everybody else to his desk. */
export function dashboardOf(session: Known | null) {
	if (!session) return "/portal";
	if (!session.user) return "/login";
	if (session.role === "admin") return "/dashboard-admin";
	if (session.role === "teacher") return "/dashboard-tutor";
	return "/dashboard-student";
}
