// Who may open a page; decided before anything of it is drawn. The server's rules are what protects data; this only
// spares people the wrong room. Asked again whenever the session changes (App.tsx).
import { redirect } from "@tanstack/react-router";
import { readSession, type Session } from "#data/session.ts";

type Role = Session["role"];
export type Guard = (going: { location: { pathname: string; hash: string } }) => void;

/**
 * Lets the named roles in; everybody else goes to the sign-in page. A visitor who is signed out comes back to where he
 * was going (`from`); somebody with another role does not: that would be a circle.
 */
export function only(...roles: Role[]): Guard {
	return ({ location }) => {
		const session = readSession();
		if (session && roles.includes(session.role)) return;
		const from = location.pathname + (location.hash ? `#${location.hash}` : "");
		throw redirect({ to: "/login", search: session ? {} : { from }, replace: true });
	};
}

/** Lets everybody in. */
export const anyone: Guard = () => {};
