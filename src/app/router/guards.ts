// Who may open a page; decided before anything of it is drawn. The server's rules are what protects data; this only
// spares people the wrong room. Asked again whenever the session changes (App.tsx).
import { redirect } from "@tanstack/react-router";
import { readSession, type Session } from "#data/session.ts";
import { dashboardOf } from "./dashboard-of.ts";

type Role = Session["role"];
export type Guard = (going: { location: { pathname: string; hash: string } }) => void;

/**
 * Lets the named roles in; everybody else goes to the sign-in page. From there a visitor comes back to where he was going
 * (`from`), and somebody with another role goes to what is nearest at the own desk.
 */
export function only(...roles: Role[]): Guard {
	return ({ location }) => {
		const session = readSession();
		if (session && roles.includes(session.role)) return;
		const from = location.pathname + (location.hash ? `#${location.hash}` : "");
		throw redirect({ to: "/login", search: { from }, replace: true });
	};
}

/** Lets everybody in. */
export const anyone: Guard = () => {};

/** Where the installed app opens: at one's own desk, for a visitor at the home page. */
export const start: Guard = () => {
	const session = readSession();
	throw redirect({ to: session ? dashboardOf(session) : "/", replace: true });
};
