// Signing in: which dashboard opens, and what a session survives. Every role's way to every dashboard:
// src/app/router/routes.test.ts.
import { fillSignIn, signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { student, teacher } from "#support/people.ts";

test("a person who opens another role's dashboard is led to their own, stays there after a reload, and opens no other", async ({
	server,
	phone,
}) => {
	const maya = await student(server, "Maya Haddad");
	const page = await phone();
	const expectOwn = async () => {
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Maya");
		expect(new URL(page.url()).pathname).toBe("/dashboard-student");
	};
	await page.goto(`${server.url}/dashboard-tutor`);
	await page.waitForURL(/\/login\?/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to your notebook");
	await fillSignIn(page, maya.email, maya.password);
	await expectOwn();
	await expect(page.getByText("Welcome back!")).toBeVisible();
	expect(await toastsOf(page)).toEqual(["Welcome back!"]);
	await page.reload();
	await expectOwn();
	for (const other of ["/dashboard-tutor", "/dashboard-admin"]) {
		await page.goto(server.url + other);
		await expectOwn();
	}
});

test("the button says Portal until somebody signs in and after signing out, which ends at the home page, in the second tab too", async ({
	server,
	phone,
}) => {
	const page = await phone({ viewport: { width: 1360, height: 800 } });
	await page.goto(`${server.url}/`);
	await page.getByRole("banner").getByRole("link", { name: "Portal" }).click();
	await page.waitForURL(`${server.url}/portal`);
	const second = await page.context().newPage();
	await second.goto(`${server.url}/portal`);
	await expect(second.getByRole("banner").getByRole("link", { name: "Portal" })).toBeVisible();
	await page.bringToFront();
	await signIn(page, server, await teacher(server));
	await expect(second.getByRole("banner").getByRole("link", { name: "Dashboard" })).toBeVisible();
	await page.getByRole("banner").getByRole("link", { name: "LEAD, home" }).click();
	await page.waitForURL(`${server.url}/`);
	// The header is that of the public pages, not that of the dashboard.
	await expect(page.getByRole("banner").getByRole("link", { name: "For Parents" })).toBeVisible();
	await expect(page.getByRole("banner").getByRole("link", { name: "Portal" })).toHaveCount(0);
	await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).click();
	await page.waitForURL(`${server.url}/dashboard-tutor`);

	await page.getByRole("button", { name: "Sign Out" }).click();
	for (const tab of [page, second]) {
		await tab.waitForURL(`${server.url}/`);
		await expect(tab.getByRole("banner").getByRole("link", { name: "Portal" })).toBeVisible();
	}
	expect(await page.evaluate(() => localStorage.getItem("lead.session"))).toBeNull();
	await page.goto(`${server.url}/dashboard-tutor`);
	await page.waitForURL(/\/login\?/);
});
