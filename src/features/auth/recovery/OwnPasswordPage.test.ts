// @vitest-environment happy-dom
// In place of the dashboard while the password is the centre's: there is a way out of it when the session has ended.
import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import {
	createMemoryHistory,
	createRootRoute,
	createRoute,
	createRouter,
	RouterProvider,
} from "@tanstack/react-router";
import { act, cleanup, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, expect, test } from "vitest";
import { AuthProvider } from "#features/auth/AuthProvider.tsx";
import { chooseLanguage } from "#i18n/i18n.ts";
import { amendSession, writeSession } from "#local/account/session.ts";
import { OwnPasswordPage } from "./OwnPasswordPage.tsx";

const user = { id: "kj2x6dxkek70ju1", name: "Rana Khoury", email: "teacher@lead.example" };
const rana = { user, role: "teacher", account_status: "approved", reason: "", temporary: true, renewed_at: 0 } as const;

afterEach(async () => {
	cleanup();
	writeSession(null);
	await chooseLanguage("en");
});

function draw(session: { expired: boolean }) {
	writeSession({ token: "t", ...rana, ...session });
	const root = createRootRoute();
	const here = createRoute({ getParentRoute: () => root, path: "/", component: OwnPasswordPage });
	const router = createRouter({
		routeTree: root.addChildren([here]),
		history: createMemoryHistory({ initialEntries: ["/"] }),
	});
	const page = createElement(RouterProvider<typeof router>, { router });
	render(createElement(MantineProvider, null, createElement(AuthProvider, null, page)));
}

const wayOut = () => screen.queryByRole("link", { name: "Sign in again" });

test("opened after the session has ended it leads to the sign-in page, and asks for nothing", async () => {
	draw({ expired: true });
	const link = await screen.findByRole("link", { name: "Sign in again" });
	expect(link.getAttribute("href")).toBe("/login");
	expect(
		screen.getByText(
			"Your session has ended. Sign in again. If you have just chosen a password here, it may already be saved: try that one first.",
		),
	).toBeTruthy();
	expect(screen.queryByLabelText("New Password")).toBeNull();
	await act(() => chooseLanguage("fr"));
	expect(screen.getByRole("link", { name: "Se reconnecter" })).toBeTruthy();
	expect(
		screen.getByText(
			/^Votre session est terminée\. Reconnectez-vous\. Si vous venez de choisir un mot de passe ici, il est peut-être déjà enregistré/,
		),
	).toBeTruthy();
});

test("ended under somebody who is typing, it leads there and takes no word away", async () => {
	draw({ expired: false });
	await screen.findByLabelText("New Password");
	expect(wayOut()).toBeNull();
	act(() => amendSession("t", { expired: true }));
	expect(wayOut()).not.toBeNull();
	expect(screen.getByLabelText("New Password")).toBeTruthy();
});
