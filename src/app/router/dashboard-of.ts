// Where the Portal / Dashboard button leads.
import type { Session } from "#local/account/session.ts";

type Known = Pick<Session, "role"> & { user: Session["user"] | null };

/**
 * A visitor goes to the portal page, a session that names no person to the sign-in page, everybody else to their own
 * dashboard.
 */
export function dashboardOf(session: Known | null) {
	if (!session) return "/portal";
	if (!session.user) return "/login";
	if (session.role === "admin") return "/dashboard-admin";
	if (session.role === "teacher") return "/dashboard-tutor";
	return "/dashboard-student";
}
