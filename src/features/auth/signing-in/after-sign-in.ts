// Where somebody goes after signing in, or after opening a page that is closed to their role.
import type { Session } from "#features/auth/session.ts";

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

/**
 * Which tab of the own dashboard comes nearest to a tab of another role's: the shortcuts on a phone's home screen are
 * the same for everybody.
 */
const nearest: Record<Role, Record<string, string>> = {
	student: { grading: "submitted" },
	teacher: { assignments: "assignments", submitted: "grading" },
	admin: {},
};

/** To where the visitor was going when the role may go there, with what was open there; else to the own dashboard. */
export function wayAfterSignIn(role: Role, from: unknown): Way {
	const [path, hash = ""] = typeof from === "string" ? from.split("#") : [];
	const door = doors.find(({ to }) => to === path);
	if (door?.for.includes(role)) return way(door.to, hash);
	return way(homes[role], door && nearest[role][hash.split("/")[0] ?? ""]);
}

const way = (to: Door, hash = ""): Way => (hash ? { to, hash } : { to });
