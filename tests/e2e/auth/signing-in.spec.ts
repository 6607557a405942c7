// Coming in: the messages, who lands where, and what a session survives.
import type { Page } from "@playwright/test";
import { mailedLink, openLink } from "#support/browser/accounts.ts";
import { fillSignIn, inFrench, keptByServiceWorker, signIn, speak } from "#support/browser/portal.ts";
import { expect, test, toastsOf } from "#support/browser/test.ts";
import { admin, blocked, student, teacher } from "#support/people.ts";
import { proxyTo } from "#support/proxy.ts";
import type { RealServer } from "#support/server.ts";

const refused = /status of 400 \(.*\/auth-with-password\)$|status of 400 \(Bad Request\) \(.*auth-with-password\)$/;
const tooMany = /status of 429 .*auth-with-password/;

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

test("both fields are asked for, and a wrong password gets the server's words, in both languages", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(refused);
	const maya = await student(server);
	const page = await phone();
	await page.goto(`${server.url}/login`);
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Enter your email");
	await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription("Enter your password");
	await expect(page.getByLabel("Email")).toBeFocused();
	await inFrench(page, async () => {
		await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription("Saisissez votre e-mail");
		await expect(page.getByLabel("Mot de passe", { exact: true })).toHaveAccessibleDescription(
			"Saisissez votre mot de passe",
		);
	});

	await fillSignIn(page, maya.email, "not her password");
	await expect(page.getByRole("alert").filter({ hasText: "Failed to authenticate." })).toBeVisible();
	await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
	await expect(page.getByRole("button", { name: "Sign In" })).toBeEnabled();
	expect(new URL(page.url()).pathname).toBe("/login");

	await speak(page, "fr");
	await expect(page.getByText("E-mail ou mot de passe incorrect.")).toBeVisible();
	await fillSignIn(page, maya.email, maya.password);
	await page.waitForURL(/\/dashboard-student/);
	await expect(page.getByText("Bon retour\u202f!")).toBeVisible();
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
	expect(await server.rows("users", `id = '${maya.id}'`)).toMatchObject([{ verified: true }]);
});

test("a temporary password that is a week old, and a blocked account, say so in both languages", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/status of 403 .*auth-with-password/);
	const maya = await student(server);
	await server.update("users", maya.id, { temporary_until: "2026-01-05 08:00:00.000Z" });
	const karim = await blocked(server);
	const page = await phone();
	const says = (words: string) => expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
	await page.goto(`${server.url}/login`);
	await fillSignIn(page, maya.email, maya.password);
	await says("This temporary password has expired. Please ask the centre for a new one.");
	await inFrench(page, () => says("Ce mot de passe provisoire a expiré. Demandez-en un nouveau au centre."));
	await fillSignIn(page, karim.email, karim.password);
	await says("The centre has paused this account. Write to us and we will sort it out together.");
	await inFrench(page, () => says("Le centre a suspendu ce compte. Écrivez-nous et nous réglerons cela ensemble."));
});

test("after five wrong passwords the server says when to come back", async ({ server, phone, strays }) => {
	strays.allow(refused, tooMany);
	const maya = await student(server);
	for (let guess = 0; guess < 5; guess++) {
		await server.ask("POST", "/api/collections/users/auth-with-password", {
			body: { identity: maya.email, password: `guess ${guess}` },
		});
	}
	const page = await phone();
	await page.goto(`${server.url}/login`);
	await fillSignIn(page, maya.email, maya.password);
	await expect(page.getByText("Too many wrong passwords. Please try again in a minute.")).toBeVisible();
	await server.sql("UPDATE guesses SET locked_until = locked_until + 120");
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByText("Too many wrong passwords. Please try again in 3 minutes.")).toBeVisible();
});

test("without an answer, and without a network, the sign-in page says so and keeps what was typed, in both languages", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(/(net::ERR_EMPTY_RESPONSE|status of 50[23]) .*auth-with-password/);
	const maya = await student(server);
	const line = await proxyTo(server.url);
	const page = await phone({ keepsApp: true });
	const words = page.getByText("Failed to sign in. Nobody answered: check the connection and try again.");
	await page.goto(`${line.url}/login`);
	await keptByServiceWorker(page);
	await server.stop();
	await fillSignIn(page, maya.email, maya.password);
	await expect(words).toBeVisible();
	await expect(page.getByLabel("Email")).toHaveValue(maya.email);
	await inFrench(page, async () => {
		await expect(
			page.getByText("La connexion n'a pas abouti. Personne n'a répondu\u202f: vérifiez le réseau et réessayez."),
		).toBeVisible();
		await expect(page.getByLabel("E-mail")).toHaveValue(maya.email);
	});
	for (const status of [502, 503]) {
		line.captivePortal(status);
		const answered = page.waitForResponse((answer) => answer.status() === status);
		await page.getByRole("button", { name: "Sign In" }).click();
		await answered;
		await expect(words).toBeVisible();
	}
	await page.context().setOffline(true);
	await expect(page.getByRole("button", { name: "Signing in needs the internet" })).toBeDisabled();
	await expect(
		page.getByText("Signing in needs the internet. This page notices by itself when it is back."),
	).toBeVisible();
	await server.start();
	line.pass();
	await page.context().setOffline(false);
	await page.getByRole("button", { name: "Sign In" }).click();
	await page.waitForURL(/\/dashboard-student/);
	await page.goto("about:blank");
	await line.close();
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
