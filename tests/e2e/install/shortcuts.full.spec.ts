// Where the icon of the installed app leads, and the shortcuts of its menu.
import { judgeInBothSchemes } from "#support/browser/looks.ts";
import { fillSignIn, keptByServiceWorker, speak } from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { student } from "#support/people.ts";

/** What they open (in the manifest: manifest.full.spec.ts). Who is led where: src/app/router/routes.test.ts. */
const ways = { start: "/start", assignments: "/dashboard-student#assignments" };

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

test("the icon opens the home page for a visitor and a student's dashboard with the server down, the shortcuts the work to be done, also after signing in, and the way to WhatsApp and back, with or without a network", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const page = await phone({ keepsApp: true, viewport: { width: 360, height: 740 } });
	const heading = page.getByRole("heading", { level: 1 });
	await page.goto(server.url + ways.start);
	await expect(heading).toHaveText("Homework done. Curiosity switched on.");
	expect(new URL(page.url()).pathname).toBe("/");
	await keptByServiceWorker(page);
	await server.stop();
	await page.context().setOffline(true);
	await page.goto(`${server.url}/whatsapp`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("LEAD on WhatsApp");
	await expect(page.getByRole("main").getByRole("link", { name: "+961 8 800 000" })).toHaveAttribute(
		"href",
		"tel:+9618800000",
	);
	await expect(page.getByRole("link", { name: "Open WhatsApp" })).toHaveAttribute(
		"href",
		/^https:\/\/wa\.me\/96170000000/,
	);
	await judgeInBothSchemes(page, "the way to WhatsApp");
	await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
	// A Wi-Fi without internet: the browser believes in it, and its error page would replace the app's.
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

	await page.goto(server.url + ways.assignments);
	await speak(page, "fr");
	const maya = await student(server, "Maya Sfeir");
	await fillSignIn(page, maya.email, maya.password);
	await expect(page.getByRole("tab", { selected: true })).toHaveText("Devoirs (0)");
	await server.stop();
	await page.goto(server.url + ways.start);
	await expect(heading).toHaveText("Bonjour, Maya");
	await page.goto("about:blank");
	await page.goto(server.url + ways.assignments);
	await expect(page.getByRole("tab", { selected: true })).toHaveText("Devoirs (0)");
});
