// Where somebody goes after signing in (SPEC section 4).
import type { Session } from "./signed-in.ts";

const homes = { admin: "/dashboard-admin", teacher: "/dashboard-tutor", student: "/dashboard-student" } as const;

const open: Record<string, Session["role"][]> = {
	"/dashboard-admin": ["admin"],
	"/dashboard-tutor": ["teacher", "admin"],
	"/dashboard-student": ["student"],
};

/** To where the visitor was going when the role may go there, else to the own dashboard. */
export function wayAfterSignIn(role: Session["role"], from: unknown): (typeof homes)[Session["role"]] {
	for (const home of Object.values(homes)) if (home === from && open[home]?.includes(role)) return home;
	return homes[role];
}
