// Where somebody goes after signing in, or after opening a page that is closed to their role.
import type { Session } from "#features/auth/session.ts";

type Role = Session["role"];
type Door = keyof typeof doors;
type Way = { to: Door; hash?: string };

const homes = {
	admin: "/dashboard-admin",
	teacher: "/dashboard-tutor",
	student: "/dashboard-student",
} as const;

const everybody: readonly Role[] = ["student", "teacher", "admin"];
const admins: readonly Role[] = ["admin"];
const staff: readonly Role[] = ["teacher", "admin"];
const students: readonly Role[] = ["student"];

/** The pages behind the sign-in, and who may open each. */
const doors = {
	"/dashboard-admin": admins,
	"/dashboard-admin/inquiries": admins,
	"/dashboard-admin/history": admins,
	"/dashboard-admin/school-year": admins,
	"/dashboard-tutor": staff,
	"/dashboard-student": students,
	"/library": everybody,
	"/whats-new": everybody,
	"/profile": everybody,
} as const;

const isDoor = (path: string): path is Door => Object.hasOwn(doors, path);

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
	const [path = "", hash = ""] = typeof from === "string" ? from.split("#") : [];
	if (!isDoor(path)) return way(homes[role]);
	if (doors[path].includes(role)) return way(path, hash);
	return way(homes[role], nearest[role][hash.split("/")[0] ?? ""]);
}

const way = (to: Door, hash = ""): Way => (hash ? { to, hash } : { to });
