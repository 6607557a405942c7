// Where somebody goes after signing in (SPEC section 4).
import type { Session } from "./signed-in.ts";

const homes = { admin: "/dashboard-admin", teacher: "/dashboard-tutor", student: "/dashboard-student" } as const;

const open: Record<string, Session["role"][]> = {
	"/dashboard-admin": ["admin"],
	"/dashboard-tutor": ["teacher", "admin"],
	"/dashboard-student": ["student"],
};

type Way = { to: (typeof homes)[Session["role"]]; hash?: string };

/** To where the visitor was going when the role may go there, with what was open there; else to the own dashboard. */
export function wayAfterSignIn(role: Session["role"], from: unknown): Way {
	const [path, hash] = typeof from === "string" ? from.split("#") : [];
	for (const home of Object.values(homes)) {
		if (home === path && open[home]?.includes(role)) return hash ? { to: home, hash } : { to: home };
	}
	return { to: homes[role] };
}
