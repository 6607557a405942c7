// Where somebody goes after signing in, or after opening a page that is closed to their role.
import type { Session } from "#features/auth/session.ts";

type Role = Session["role"];
type PortalPath = keyof typeof allowedRoles;
type Way = { to: PortalPath; hash?: string };

const dashboards = {
	admin: "/dashboard-admin",
	teacher: "/dashboard-tutor",
	student: "/dashboard-student",
} as const;

const everybody: readonly Role[] = ["student", "teacher", "admin"];
const admins: readonly Role[] = ["admin"];
const staff: readonly Role[] = ["teacher", "admin"];
const students: readonly Role[] = ["student"];

/** The pages of the portal, and which roles may open each. */
const allowedRoles = {
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

const isPortalPath = (path: string): path is PortalPath => Object.hasOwn(allowedRoles, path);

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
	if (!isPortalPath(path)) return way(dashboards[role]);
	if (allowedRoles[path].includes(role)) return way(path, hash);
	return way(dashboards[role], nearest[role][hash.split("/")[0] ?? ""]);
}

const way = (to: PortalPath, hash = ""): Way => (hash ? { to, hash } : { to });
