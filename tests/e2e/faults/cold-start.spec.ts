// The server is down and the browser was ended: every address of the product opens from the phone, in both languages.
import type { Page } from "@playwright/test";
import type { KillableBrowser } from "#support/browser/killable.ts";
import { keptByServiceWorker, signIn } from "#support/browser/portal.ts";
import { addressIn, type Language, nowhere, sitePages } from "#support/browser/site.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { longOrShort } from "#support/chance/long.ts";
import { admin, type Person, student, teacher } from "#support/people.ts";
import type { RealServer } from "#support/server.ts";

type Address = { path: string; en: string; fr: string };

const accounts: Address[] = [
	{ path: "/login", en: "Welcome to LEAD", fr: "Bienvenue chez LEAD" },
	{ path: "/signup", en: "Ask for an account", fr: "Demander un compte" },
	{ path: "/forgot-password", en: "Forgot your password?", fr: "Mot de passe oublié\u202f?" },
	{ path: "/reset-password", en: "Choose a new password", fr: "Choisissez un nouveau mot de passe" },
];

const profile: Address = { path: "/profile", en: "My profile", fr: "Mon profil" };

const grading: Address = { path: "/dashboard-tutor", en: "Teacher Dashboard", fr: "Espace professeur" };

type Role = { make: (server: RealServer, name: string) => Promise<Person>; dashboard: Address; others: Address[] };

const asTeacher: Role = { make: teacher, dashboard: grading, others: [profile] };

// An admin can open a teacher's addresses, too.
const roles: Role[] = [
	{
		make: student,
		dashboard: { path: "/dashboard-student", en: "Hello, Maya", fr: "Bonjour, Maya" },
		others: [profile],
	},
	...longOrShort([asTeacher], []),
	{
		make: admin,
		dashboard: { path: "/dashboard-admin", en: "Admin Dashboard", fr: "Espace administration" },
		others: [grading, profile],
	},
];

/** Opens each address in a browser that has just been started, in one language. */
async function openEach(page: Page, server: RealServer, addresses: Address[], language: Language): Promise<void> {
	for (const { path, ...h1 } of addresses) {
		await page.goto(server.url + path);
		await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(h1[language]);
		expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
	}
}

/** Ends the browser and the server; returns the first tab of the next start. */
async function comeBackColder(killable: KillableBrowser, server: RealServer, page: Page): Promise<Page> {
	await keptByServiceWorker(page);
	await killable.close();
	await server.stop();
	return await killable.open();
}

test("after one visit every public address opens in a cold browser without the server, in the language chosen", async ({
	ownServer: server,
	killable,
	strays,
}) => {
	// Opens some forty pages, one after the other.
	test.setTimeout(480_000);
	strays.allow(/^404: no page at this path: /);
	const first = await killable.open();
	await first.goto(`${server.url}/`);
	const page = await comeBackColder(killable, server, first);
	// A link with a sender's name, which looks like the ending of a file.
	const named = { path: "/portal?from=lead.example", en: "The LEAD portal", fr: "Le portail LEAD" };
	const others = [...accounts, named, nowhere];
	// In the short form each address in one of the languages, alternately. (site/pages.spec.ts opens every public page in
	// both without the server, in a browser that was not ended.)
	const everyOther = <Item>(all: Item[], first: number) =>
		longOrShort(
			all,
			all.filter((_, at) => at % 2 === first),
		);
	await openEach(page, server, [...everyOther(sitePages, 0), ...everyOther(others, 0)], "en");
	const twins = sitePages.map((site) => ({ ...site, path: addressIn("fr", site.path) }));
	await openEach(page, server, everyOther(twins, 1), "fr");
	// The last page opened has chosen French.
	await openEach(page, server, everyOther(others, 1), "fr");
	// A link into the middle of a page, and one with a query.
	await page.goto(`${server.url}${addressIn("fr", "/learning-programs")}?from=mail#advanced-learning`);
	await expect(page.locator("#advanced-learning")).toBeInViewport();
});

for (const { make, dashboard, others } of roles) {
	const addresses = [dashboard, ...others];
	test(`after one visit every address of one ${make.name} opens in a cold browser without the server, in both languages`, async ({
		ownServer: server,
		killable,
		strays,
	}) => {
		strays.allow(serverIsDown, /^profile NoAnswer/);
		const first = await killable.open();
		await signIn(first, server, await make(server, "Maya Haddad"));
		const page = await comeBackColder(killable, server, first);
		await openEach(page, server, addresses, "en");
		await page.goto(server.url + dashboard.path);
		for (const tab of await page.getByRole("tab").all()) {
			await tab.click();
			await expect(page.getByRole("tabpanel")).not.toBeEmpty();
		}
		await page.evaluate(() => localStorage.setItem("lead-language", "fr"));
		await openEach(page, server, addresses, "fr");
	});
}
