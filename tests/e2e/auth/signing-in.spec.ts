// Coming in: who lands where, and what a session survives.
import type { Page } from "@playwright/test";
import { mailedLink, openLink } from "#support/browser/accounts.ts";
import { fillSignIn, signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { admin, student, teacher } from "#support/people.ts";
import type { RealServer } from "#support/server.ts";

const headings: Record<string, RegExp> = {
	"/login": /^Welcome to your notebook$/,
	"/dashboard-student": /^Hello, /,
	"/dashboard-tutor": /^Teacher Dashboard$/,
	"/dashboard-admin": /^Admin Dashboard$/,
};

/** Every dashboard's address in turn; `ends` are those where this person is then. */
async function openEachDashboard(page: Page, server: RealServer, ends: readonly string[]): Promise<void> {
	for (const [at, wanted] of ["/dashboard-student", "/dashboard-tutor", "/dashboard-admin"].entries()) {
		const end = ends[at] ?? "";
		await page.goto(server.url + wanted);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings[end] ?? "");
		expect(new URL(page.url()).pathname).toBe(end);
	}
}

// Who is let in where, and where everybody else ends.
for (const { who, make, ends, tabs } of [
	{
		who: "a student",
		make: student,
		ends: ["/dashboard-student", "/dashboard-student", "/dashboard-student"],
		tabs: [/^Courses$/, /^Assignments \(0\)$/, /^Submitted/],
	},
	{
		who: "a teacher",
		make: teacher,
		ends: ["/dashboard-tutor", "/dashboard-tutor", "/dashboard-tutor"],
		tabs: [/^My Courses$/, /^Assignments/, /^Grading \(0\)$/],
	},
	{
		who: "an admin",
		make: admin,
		ends: ["/dashboard-admin", "/dashboard-tutor", "/dashboard-admin"],
		tabs: [/^Approvals/, /^Approvals/, /^Grading \(0\)$/],
	},
] as const) {
	test(`${who} is welcomed back at the own dashboard, stays there after a reload, opens only the own, and is led there by the icon`, async ({
		server,
		phone,
	}) => {
		const page = await phone({ keepsApp: true });
		await signIn(page, server, await make(server));
		expect(new URL(page.url()).pathname).toBe(ends[0]);
		await expect(page.getByText("Welcome back!")).toBeVisible();
		expect(await toastsOf(page)).toEqual(["Welcome back!"]);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings[ends[0]] ?? "");
		await page.reload();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings[ends[0]] ?? "");
		expect(new URL(page.url()).pathname).toBe(ends[0]);
		await openEachDashboard(page, server, ends);
		// The icon of the installed app, and what opens on it when it is held.
		for (const [at, way] of ["/start", "/dashboard-student#assignments", "/dashboard-tutor#grading"].entries()) {
			await page.goto("about:blank");
			await page.goto(server.url + way);
			await expect(page.getByRole("tab", { selected: true })).toHaveText(tabs[at] ?? "");
			await expect(page.getByRole("tabpanel")).not.toBeEmpty();
		}
	});
}

test("a visitor opens no dashboard; the button says Portal until somebody signs in, in the second tab too", async ({
	server,
	phone,
}) => {
	const page = await phone({ viewport: { width: 1360, height: 800 } });
	await openEachDashboard(page, server, ["/login", "/login", "/login"]);
	await page.goto(`${server.url}/`);
	await page.getByRole("banner").getByRole("link", { name: "Portal" }).click();
	await page.waitForURL(`${server.url}/portal`);
	const second = await page.context().newPage();
	await second.goto(`${server.url}/portal`);
	await expect(second.getByRole("banner").getByRole("link", { name: "Portal" })).toBeVisible();
	await page.bringToFront();
	await signIn(page, server, await teacher(server));
	await expect(second.getByRole("banner").getByRole("link", { name: "Dashboard" })).toBeVisible();
	await page.goto(`${server.url}/`);
	await expect(page.getByRole("banner").getByRole("link", { name: "Portal" })).toHaveCount(0);
	await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).click();
	await page.waitForURL(`${server.url}/dashboard-tutor`);
});

test("who is let in although the address is not confirmed hears that it is now", async ({ server, phone }) => {
	const maya = await student(server, "Maya Haddad");
	await server.update("users", maya.id, { verified: false });
	const page = await phone();
	await signIn(page, server, maya);
	await server.ask("POST", "/api/lead/verification", { body: { email: maya.email, language: "en" } });
	await openLink(page, await mailedLink(server, maya.email));
	await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Maya");
	expect(await server.row("users", maya.id)).toMatchObject({ verified: true });
});

test("the page a visitor wished for opens after signing in, if it is the person's to open", async ({
	server,
	phone,
}) => {
	const boss = await admin(server);
	const page = await phone();
	await page.goto(`${server.url}/dashboard-tutor`);
	await page.waitForURL(/\/login\?/);
	await fillSignIn(page, boss.email, boss.password);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Teacher Dashboard");

	const other = await phone();
	const maya = await student(server, "Maya Haddad");
	await other.goto(`${server.url}/dashboard-tutor`);
	await other.waitForURL(/\/login\?/);
	await fillSignIn(other, maya.email, maya.password);
	await expect(other.getByRole("heading", { level: 1 })).toHaveText("Hello, Maya");
});

test("signing out ends at the home page, in every tab, and nothing of the person is left", async ({
	server,
	phone,
}) => {
	const maya = await student(server, "Maya Haddad");
	const page = await phone();
	await signIn(page, server, maya);
	const second = await page.context().newPage();
	await second.goto(`${server.url}/dashboard-student`);
	await expect(second.getByRole("heading", { level: 1 })).toHaveText("Hello, Maya");

	await page.getByRole("button", { name: "Sign Out" }).click();
	await page.waitForURL(`${server.url}/`);
	await second.waitForURL(`${server.url}/`);
	await expect(page.getByRole("link", { name: "Portal" }).first()).toBeVisible();
	await expect(second.getByRole("link", { name: "Portal" }).first()).toBeVisible();
	expect(await page.evaluate(() => localStorage.getItem("lead.session"))).toBeNull();
	await page.goto(`${server.url}/dashboard-student`);
	await page.waitForURL(/\/login\?/);
});
