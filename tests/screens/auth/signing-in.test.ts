// Signing in: which dashboard opens, and what a session survives. Every role's way to every dashboard:
// src/app/router/routes.test.ts. In a browser with two tabs: tests/e2e/auth/signing-in.full.spec.ts.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openApp } from "#support/dom/app.ts";
import { fillSignIn, says } from "#support/dom/portal.ts";
import { student } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { headed, reload } from "./accounts.ts";

const here = serverForThisFile();

test("a person who opens another role's dashboard is led to their own, stays there after a reload, and opens no other", async () => {
	const { server } = here();
	const maya = await student(server, "Maya Haddad");
	const app = await openApp(server.url, "/dashboard-tutor");
	const expectOwn = async () => {
		await headed(app, "Hello, Maya");
		expect(location.pathname).toBe("/dashboard-student");
	};
	await waitFor(() => expect(location.pathname + location.search).toMatch(/^\/login\?/));
	await headed(app, "Welcome to LEAD");
	await fillSignIn(app, maya.email, maya.password);
	await expectOwn();
	await says("Welcome back!");
	expect(app.toasts()).toEqual(["Welcome back!"]);
	await reload(app);
	await expectOwn();
	for (const other of ["/dashboard-tutor", "/dashboard-admin"]) {
		await app.load(other);
		await expectOwn();
	}
});
