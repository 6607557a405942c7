import type { Session } from "#local/account/session.ts";

/** The session of a student who was let in. @param change what is otherwise */
export const sessionOf = (user: Session["user"], change: Partial<Session> = {}): Session => ({
	token: "t",
	user,
	role: "student",
	account_status: "approved",
	reason: "",
	expired: false,
	renewed_at: 0,
	...change,
});
