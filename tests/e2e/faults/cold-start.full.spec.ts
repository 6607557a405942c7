// The server is down and the browser was ended: every public address and every one of a student opens from the phone, in
// both languages. (An admin's: cold-start-of-admin.full.spec.ts.)
import { addressIn, nowhere, sitePages } from "#support/browser/site.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { longOrShort } from "#support/chance/long.ts";
import { type Person, student, teacher } from "#support/people.ts";
import type { RealServer } from "#support/server.ts";
import { type Address, comeBackColder, grading, openAllCold, openEach, profile } from "./cold-browser.ts";

const accounts: Address[] = [
	{ path: "/login", en: "Welcome to LEAD", fr: "Bienvenue chez LEAD" },
	{ path: "/signup", en: "Ask for an account", fr: "Demander un compte" },
	{ path: "/forgot-password", en: "Forgot your password?", fr: "Mot de passe oublié\u202f?" },
	{ path: "/reset-password", en: "Choose a new password", fr: "Choisissez un nouveau mot de passe" },
];

type Role = { make: (server: RealServer, name: string) => Promise<Person>; addresses: [Address, ...Address[]] };

const asTeacher: Role = { make: teacher, addresses: [grading, profile] };

const dashboard: Address = { path: "/dashboard-student", en: "Hello, Maya", fr: "Bonjour, Maya" };

const roles: Role[] = [{ make: student, addresses: [dashboard, profile] }, ...longOrShort([asTeacher], [])];

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

for (const { make, addresses } of roles) {
	test(`after one visit every address of one ${make.name} opens in a cold browser without the server, in both languages`, async ({
		ownServer: server,
		killable,
		strays,
	}) => {
		strays.allow(serverIsDown, /^profile NoAnswer/);
		await openAllCold(killable, server, await make(server, "Maya Haddad"), addresses);
	});
}
