// Where somebody goes after signing in (SPEC section 4).
import type { Session } from "./signed-in.ts";

type Role = Session["role"];
type Door = Way["to"];
type Way = { to: "/dashboard-admin" | "/dashboard-tutor" | "/dashboard-student" | "/profile"; hash?: string };

const homes: Record<Role, Door> = {
	admin: "/dashboard-admin",
	teacher: "/dashboard-tutor",
	student: "/dashboard-student",
};

const doors: { to: Door; for: Role[] }[] = [
	{ to: "/dashboard-admin", for: ["admin"] },
	{ to: "/dashboard-tutor", for: ["teacher", "admin"] },
	{ to: "/dashboard-student", for: ["student"] },
	{ to: "/profile", for: ["student", "teacher", "admin"] },
];

/** To where the visitor was going when the role may go there, with what was open there; else to the own dashboard. */
export function wayAfterSignIn(role: Role, from: unknown): Way {
	const [path, hash] = typeof from === "string" ? from.split("#") : [];
	const door = doors.find((one) => one.to === path && one.for.includes(role));
	if (!door) return { to: homes[role] };
	return hash ? { to: door.to, hash } : { to: door.to };
}
