import type { Session } from "#local/account/session.ts";

/** Where no browser sends for a closed app: in French a student is spoken to in other words than a teacher. */
export const openOnce = (session: Session | null) =>
	session?.role === "student" ? "openOnce.student" : "openOnce.teacher";
