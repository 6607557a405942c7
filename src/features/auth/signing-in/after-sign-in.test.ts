// Where somebody goes after signing in, and who may not go where he was going.
import { expect, test } from "vitest";
import { wayAfterSignIn } from "./after-sign-in.ts";

test("where somebody was going is kept, with what was open there", () => {
	expect(wayAfterSignIn("student", "/dashboard-student#assignments/abc")).toEqual({
		to: "/dashboard-student",
		hash: "assignments/abc",
	});
	expect(wayAfterSignIn("admin", "/dashboard-tutor#grading")).toEqual({ to: "/dashboard-tutor", hash: "grading" });
	expect(wayAfterSignIn("teacher", "/profile")).toEqual({ to: "/profile" });
});

test("the pages that mails lead to are found again, by whoever may open them", () => {
	for (const role of ["student", "teacher", "admin"] as const) {
		expect(wayAfterSignIn(role, "/whats-new")).toEqual({ to: "/whats-new" });
		expect(wayAfterSignIn(role, "/library#materials/abc")).toEqual({ to: "/library", hash: "materials/abc" });
	}
	for (const to of ["/dashboard-admin/inquiries", "/dashboard-admin/history", "/dashboard-admin/school-year"]) {
		expect(wayAfterSignIn("admin", to)).toEqual({ to });
		expect(wayAfterSignIn("teacher", to)).toEqual({ to: "/dashboard-tutor" });
	}
});

test("for the dashboard of another role the own one opens, at the nearest tab", () => {
	expect(wayAfterSignIn("teacher", "/dashboard-student#assignments")).toEqual({
		to: "/dashboard-tutor",
		hash: "assignments",
	});
	expect(wayAfterSignIn("teacher", "/dashboard-student#submitted/abc")).toEqual({
		to: "/dashboard-tutor",
		hash: "grading",
	});
	expect(wayAfterSignIn("student", "/dashboard-tutor#grading")).toEqual({
		to: "/dashboard-student",
		hash: "submitted",
	});
	expect(wayAfterSignIn("student", "/dashboard-tutor#create")).toEqual({ to: "/dashboard-student" });
	expect(wayAfterSignIn("admin", "/dashboard-student#assignments")).toEqual({ to: "/dashboard-admin" });
});

test("from anywhere else the way leads to the own dashboard", () => {
	expect(wayAfterSignIn("student", undefined)).toEqual({ to: "/dashboard-student" });
	expect(wayAfterSignIn("student", "https://example.com/#grading")).toEqual({ to: "/dashboard-student" });
});
