// Where the icon of the installed app leads, and what opens on it when it is held.
import { judgeInBothSchemes } from "#support/browser/looks.ts";
import { fillSignIn, keptByServiceWorker, signIn } from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { student } from "#support/people.ts";

/** What they open (the manifest says so: manifest.spec.ts). Whom they lead where: auth/signing-in.spec.ts. */
const ways = { start: "/start", assignments: "/dashboard-student#assignments", grading: "/dashboard-tutor#grading" };

test("a visitor who presses the icon is at the home page; a student who presses a shortcut signed out is there after signing in", async ({
	server,
	phone,
}) => {
	const page = await phone();
	await page.goto(server.url + ways.start);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Homework done. Curiosity switched on.");
	expect(new URL(page.url()).pathname).toBe("/");
	await page.goto(server.url + ways.assignments);
	const maya = await student(server);
	await fillSignIn(page, maya.email, maya.password);
	await expect(page.getByRole("tab", { selected: true })).toHaveText("Assignments (0)");
});

test("with the server down the icon opens a student's dashboard, and the shortcut the work that is to be done", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const page = await phone({ keepsApp: true, locale: "fr-LB" });
	await signIn(page, server, await student(server, "Maya Sfeir"));
	await keptByServiceWorker(page);
	await server.stop();
	await page.goto(server.url + ways.start);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bonjour, Maya");
	await page.goto("about:blank");
	await page.goto(server.url + ways.assignments);
	await expect(page.getByRole("tab", { selected: true })).toHaveText("Devoirs (0)");
	await server.start();
});

const greetings = {
	en: "Hello LEAD, I would like to know more about your programs.",
	fr: "Bonjour LEAD, je voudrais en savoir plus sur vos programmes.",
};

test("asked for the way to WhatsApp the server leads on by itself, with the centre's number and a greeting in either language", async ({
	server,
	request,
}) => {
	for (const language of ["en", "fr"] as const) {
		const headers = { "Accept-Language": language };
		const answer = await request.get(`${server.url}/whatsapp`, { headers, maxRedirects: 0 });
		expect(answer.status()).toBe(302);
		const { origin, pathname, searchParams } = new URL(answer.headers().location ?? "");
		expect([origin, pathname]).toEqual(["https://wa.me", "/96170000000"]);
		expect(searchParams.get("text")).toBe(greetings[language]);
	}
});

test("the installed app leads on to WhatsApp by itself, and back; without a network it says how to reach the centre", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const page = await phone({ keepsApp: true, viewport: { width: 360, height: 740 } });
	await page.goto(`${server.url}/`);
	await keptByServiceWorker(page);
	await server.stop();
	await page.context().setOffline(true);
	await page.goto(`${server.url}/whatsapp`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("LEAD on WhatsApp");
	await expect(page.getByRole("link", { name: "+961 8 800 000" })).toHaveAttribute("href", "tel:+9618800000");
	await expect(page.getByRole("link", { name: "Open WhatsApp" })).toHaveAttribute(
		"href",
		/^https:\/\/wa\.me\/96170000000/,
	);
	await judgeInBothSchemes(page, "the way to WhatsApp");
	await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
	// A Wi-Fi that leads nowhere: the browser believes in it, and its error would take the place of the page.
	await page.context().setOffline(false);
	const asked = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/health"));
	await page.goto(`${server.url}/whatsapp`);
	await asked;
	await expect(page.getByRole("link", { name: "Open WhatsApp" })).toBeVisible();

	await server.start();
	await page.goto(`${server.url}/`);
	await page.goto(`${server.url}/whatsapp`);
	await page.waitForURL("https://wa.me/96170000000?text=**");
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("LEAD on WhatsApp");
	await page.reload();
	await expect(page.getByRole("link", { name: "Open WhatsApp" })).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Homework done. Curiosity switched on.");
});
