// Who may open a page, decided before anything of it is drawn. The server's rules protect the data; these guards only
// keep people from pages that are of no use to them. They run again whenever the session changes (App.tsx).
import { redirect } from "@tanstack/react-router";
import { readSession, type Session } from "#local/account/session.ts";
import { dashboardOf } from "./dashboard-of.ts";

type Role = Session["role"];
export type Guard = (going: { location: { pathname: string; hash: string } }) => void;

/**
 * Lets the named roles in and sends everybody else to the sign-in page. From there a visitor returns to the page they
 * wanted (`from`), and somebody with another role gets the nearest page of their own dashboard.
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

/** Where the installed app opens: the own dashboard, or the home page for a visitor. */
export const start: Guard = () => {
	const session = readSession();
	throw redirect({ to: session ? dashboardOf(session) : "/", replace: true });
};
