// @vitest-environment happy-dom
// Who opens which dashboard, and where everybody else ends: the guards of the real routes and, for whoever they send to
// the sign-in page although signed in, the way it leads them on.
import { afterEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { wayAfterSignIn } from "#features/auth/signing-in/after-sign-in.ts";
import { type Session, writeSession } from "#local/account/session.ts";
import { makeRouter } from "./router.ts";

afterEach(() => writeSession(null));

const user = { id: "kj2x6dxkek70ju1", name: "Rana Khoury", email: "rana@lead.example" };

const router = makeRouter("/");

/** The address at which somebody is in the end who opens this one. Nothing of the pages is fetched. */
function endOf(role: Session["role"] | null, wanted: string): string {
	writeSession(
		role && { token: "t", user, role, account_status: "approved", reason: "", expired: false, renewed_at: 0 },
	);
	const [pathname = "", hash = ""] = wanted.split("#");
	const [, , route] = router.getMatchedRoutes(pathname);
	const { to, from } = sentTo(() => route?.options.beforeLoad?.({ location: { pathname, hash } }));
	if (to === undefined) return wanted;
	if (!role || to !== "/login") return to;
	const own = wayAfterSignIn(role, from);
	return own.hash ? `${own.to}#${own.hash}` : own.to;
}

const redirection = z.object({ to: z.string(), search: z.optional(z.object({ from: z.optional(z.unknown()) })) });

function sentTo(go: () => void): { to?: string; from?: unknown } {
	try {
		go();
		return {};
	} catch (thrown) {
		if (!(thrown instanceof Response && "options" in thrown)) throw thrown;
		const { to, search } = redirection.parse(thrown.options);
		return { to, from: search?.from };
	}
}

test.each([
	{
		who: "a student",
		role: "student",
		dashboards: ["/dashboard-student", "/dashboard-student", "/dashboard-student"],
		icon: ["/dashboard-student", "/dashboard-student#assignments", "/dashboard-student#submitted"],
	},
	{
		who: "a teacher",
		role: "teacher",
		dashboards: ["/dashboard-tutor", "/dashboard-tutor", "/dashboard-tutor"],
		icon: ["/dashboard-tutor", "/dashboard-tutor#assignments", "/dashboard-tutor#grading"],
	},
	{
		who: "an admin",
		role: "admin",
		dashboards: ["/dashboard-admin", "/dashboard-tutor", "/dashboard-admin"],
		icon: ["/dashboard-admin", "/dashboard-admin", "/dashboard-tutor#grading"],
	},
	{
		who: "a visitor",
		role: null,
		dashboards: ["/login", "/login", "/login"],
		icon: ["/", "/login", "/login"],
	},
] as const)(
	"$who opens only the own dashboard, and is led there by the icon and its shortcuts",
	({ role, dashboards, icon }) => {
		const ends = (wanted: string[]) => wanted.map((address) => endOf(role, address));
		expect(ends(["/dashboard-student", "/dashboard-tutor", "/dashboard-admin"])).toEqual(dashboards);
		expect(ends(["/start", "/dashboard-student#assignments", "/dashboard-tutor#grading"])).toEqual(icon);
	},
);

test("whoever is sent to the sign-in page from a page of theirs comes back to it", () => {
	const roles = ["student", "teacher", "admin"] as const;
	const guarded = Object.keys(router.routesByPath).filter(
		(path) => endOf(null, path) === "/login" && path !== "/login",
	);
	expect(guarded).toContain("/dashboard-admin/inquiries");
	for (const path of guarded) {
		const back = roles.map((role) => wayAfterSignIn(role, path).to);
		const open = roles.map((role) => (endOf(role, path) === path ? path : wayAfterSignIn(role, undefined).to));
		expect(back, path).toEqual(open);
	}
});
