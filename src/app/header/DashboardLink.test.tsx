// @vitest-environment happy-dom
// The Portal / Dashboard button in a real router, and the guards it leads to.
import {
	createMemoryHistory,
	createRootRoute,
	createRoute,
	createRouter,
	RouterProvider,
} from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { dashboardOf } from "#app/router/dashboard-of.ts";
import { only } from "#app/router/guards.ts";
import { AuthProvider } from "#features/auth/AuthProvider.tsx";
import { chooseLanguage } from "#i18n/i18n.ts";
import { type Session, writeSession } from "#local/account/session.ts";
import { DashboardLink } from "./DashboardLink.tsx";

const user = { id: "kj2x6dxkek70ju1", name: "Rana Khoury", email: "teacher@lead.example" };

function signIn(role: Session["role"]) {
	writeSession({ token: "t", user, role, account_status: "approved", reason: "", expired: false, renewed_at: 0 });
}

afterEach(async () => {
	cleanup();
	writeSession(null);
	await chooseLanguage("en");
});

function draw() {
	const root = createRootRoute();
	const here = createRoute({ getParentRoute: () => root, path: "/", component: DashboardLink });
	const router = createRouter({
		routeTree: root.addChildren([here]),
		history: createMemoryHistory({ initialEntries: ["/"] }),
	});
	render(
		<AuthProvider>
			<RouterProvider<typeof router> router={router} />
		</AuthProvider>,
	);
}

test("signed out it reads Portal and goes to /portal", async () => {
	draw();
	expect((await screen.findByRole("link", { name: "Portal" })).getAttribute("href")).toBe("/portal");
});

test.each([
	["admin", "/dashboard-admin"],
	["teacher", "/dashboard-tutor"],
	["student", "/dashboard-student"],
] as const)("signed in as %s it reads Dashboard and goes to %s", async (role, way) => {
	signIn(role);
	draw();
	expect((await screen.findByRole("link", { name: "Dashboard" })).getAttribute("href")).toBe(way);
});

test("a session without a person leads to /login", () => {
	expect(dashboardOf({ role: "admin", user: null })).toBe("/login");
});

test("in French it reads Portail, then Mon espace", async () => {
	await chooseLanguage("fr");
	draw();
	await screen.findByRole("link", { name: "Portail" });
	cleanup();
	signIn("student");
	draw();
	expect(await screen.findByRole("link", { name: "Mon espace" })).toBeTruthy();
});

const going = { location: { pathname: "/dashboard-tutor", hash: "" } };

test("a guard lets its roles in, expired sessions too: reading goes on", () => {
	signIn("teacher");
	expect(() => only("teacher", "admin")(going)).not.toThrow();
	writeSession({
		token: "t",
		user,
		role: "teacher",
		account_status: "approved",
		reason: "",
		expired: true,
		renewed_at: 0,
	});
	expect(() => only("teacher", "admin")(going)).not.toThrow();
});

test("a visitor is sent to /login and remembered, and so is another role", () => {
	expect(sentTo(() => only("teacher")(going))).toEqual({ to: "/login", search: { from: "/dashboard-tutor" } });
	signIn("student");
	expect(sentTo(() => only("teacher")(going))).toEqual({ to: "/login", search: { from: "/dashboard-tutor" } });
});

function sentTo(go: () => void): unknown {
	try {
		go();
	} catch (thrown) {
		if (thrown instanceof Response && "options" in thrown) {
			const { to, search } = Object(thrown.options);
			return { to, search };
		}
		throw thrown;
	}
	return "let in";
}
