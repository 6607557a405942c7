// After one visit every address opens without a network, in both languages; and the first visit speaks the browser's.
import { expect, serverIsDown, test } from "#support/browser.ts";
import { keptByServiceWorker, signIn } from "#support/browser-desk.ts";
import { admin, student, teacher } from "#support/people.ts";

const publicPages = [
	{ path: "/", en: "Homework done. Curiosity switched on.", fr: "Devoirs terminés. Curiosité éveillée." },
	// As a link that names its sender, which a file's name could end in as well.
	{ path: "/portal?from=lead.example", en: "Your way into LEAD", fr: "Votre entrée chez LEAD" },
	{ path: "/login", en: "Welcome to your notebook", fr: "Bienvenue dans votre cahier" },
	{ path: "/signup", en: "Ask for an account", fr: "Demander un compte" },
	{ path: "/forgot-password", en: "Forgot your password?", fr: "Mot de passe oublié\u202f?" },
	{ path: "/reset-password", en: "Choose a new password", fr: "Choisissez un nouveau mot de passe" },
	{ path: "/no-such-page", en: "Oops! Page not found", fr: "Oups\u202f! Page introuvable" },
];

test("after one visit in English every public page opens with the server down, in English and French", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(/^404: no page at this path: /);
	const first = await phone({ keepsApp: true });
	await first.goto(`${server.url}/`);
	await keptByServiceWorker(first);
	await first.close();
	await server.stop();
	for (const language of ["en", "fr"] as const) {
		for (const { path, ...h1 } of publicPages) {
			const page = await first.context().newPage();
			await page.goto(server.url + path);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(h1[language]);
			expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
			if (path === "/no-such-page" && language === "en") {
				await page.getByRole("button", { name: "FR, Français" }).first().click();
				await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oups\u202f! Page introuvable");
			}
			await page.close();
		}
	}
	await server.start();
});

const desks = [
	{ make: student, path: "/dashboard-student", en: /^Hello, /, fr: /^Bonjour, / },
	{ make: teacher, path: "/dashboard-tutor", en: "Teacher Dashboard", fr: "Espace professeur" },
	{ make: admin, path: "/dashboard-admin", en: "Admin Dashboard", fr: "Espace administration" },
] as const;

test("after one visit every dashboard and all of its tabs open with the server down, in English and French", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const phones = [];
	for (const { make, ...desk } of desks) {
		const page = await phone({ keepsApp: true });
		await signIn(page, server, await make(server));
		await keptByServiceWorker(page);
		const context = page.context();
		await page.close();
		phones.push({ context, ...desk });
	}
	await server.stop();
	for (const { context, path, ...h1 } of phones) {
		const page = await context.newPage();
		await page.goto(server.url + path);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(h1.en);
		for (const tab of await page.getByRole("tab").all()) {
			await tab.click();
			await expect(page.getByRole("tabpanel")).not.toBeEmpty();
		}
		await page.evaluate(() => localStorage.setItem("lead-language", "fr"));
		await page.reload();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(h1.fr);
		await page.close();
	}
	await server.start();
});

test("cut off before the phone keeps the app, a tab not yet fetched says so and comes with the network", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/net::ERR_INTERNET_DISCONNECTED/, /Failed to fetch dynamically imported module|Unable to preload CSS/);
	const page = await phone();
	await signIn(page, server, await student(server));
	await expect(page.getByRole("tab", { name: "Submitted" })).toBeVisible();
	await page.context().setOffline(true);
	await page.getByRole("tab", { name: "Submitted" }).click();
	await expect(
		page.getByText(
			"A part of the app could not be fetched. Your work is safe on this phone. Try again when you are connected.",
		),
	).toBeVisible();
	await page.context().setOffline(false);
	await page.getByRole("button", { name: "Reload the page" }).click();
	await page.getByRole("tab", { name: "Submitted" }).click();
	await expect(page.getByText("No submitted assignments yet")).toBeVisible();
});

test("an app that did not come over a bad line comes at the next touch, with what was pressed meanwhile", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/net::ERR_FAILED/, /Failed to fetch dynamically imported module/);
	const page = await phone();
	await page.route(/\/assets\/(?!start).*\.js$/, (route) => route.abort());
	await page.goto(`${server.url}/portal`, { waitUntil: "networkidle" });
	await page.unrouteAll();
	await page.getByRole("button", { name: "Request a Portal Account" }).click();
	await expect(page.getByRole("textbox", { name: "Parent Name" })).toBeFocused();
});

test("the toggle switches in place and is remembered, whatever the browser speaks", async ({ server, phone }) => {
	const page = await phone({ locale: "fr-FR", viewport: { width: 1360, height: 800 } });
	await page.goto(`${server.url}/portal`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Votre entrée chez LEAD");
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	await page.getByRole("button", { name: "EN, English" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your way into LEAD");
	expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your way into LEAD");
	await expect(page).toHaveTitle("Portal, LEAD");
});
