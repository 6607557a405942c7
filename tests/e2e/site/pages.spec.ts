// How the public pages load: painted before anything is fetched, in their own colours, and listed in the sitemap.
import { createHash } from "node:crypto";
import { addressIn, expectAlive, nowhere, sitePages } from "#support/browser/site.ts";
import { expect, test } from "#support/browser/test.ts";

const sizes = { en: { width: 1360, height: 860 }, fr: { width: 360, height: 740 } };

test("of the scripts in a page only the one runs that the policy names, and it asks for another once the page is painted", async ({
	server,
}) => {
	for (const { path } of [...sitePages, nowhere]) {
		for (const language of ["en", "fr"] as const) {
			const page = await fetch(server.url + addressIn(language, path));
			const html = await page.text();
			const scripts = [...html.matchAll(/<script(?! type="application\/ld\+json")([^>]*)>(.*?)<\/script>/gs)];
			expect({ path, language, scripts: scripts.length }).toEqual({ path, language, scripts: 1 });
			const [, attributes = "", code = ""] = scripts[0] ?? [];
			expect(attributes).not.toMatch(/\ssrc=/);
			expect(html).not.toContain("modulepreload");
			const hash = createHash("sha256").update(code).digest("base64");
			expect(page.headers.get("content-security-policy")).toContain(`script-src 'self' 'sha256-${hash}';`);
		}
	}
});

// On pages that nobody touches: a touch fetches the app at once.
test("the words are painted before a font, a drawing or the app is requested", async ({ server, browser }) => {
	for (const { path, fr } of sitePages.filter((page) => ["/", "/learning-programs", "/faq"].includes(page.path))) {
		const page = await browser.newPage({ viewport: sizes.fr, serviceWorkers: "block", reducedMotion: "reduce" });
		await page.goto(server.url + addressIn("fr", path), { waitUntil: "networkidle" });
		await expect(page.getByRole("heading", { level: 1, name: fr, exact: true })).toBeVisible();
		const early = await page.evaluate(() => {
			const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
			const before = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < painted);
			return before.map(({ name }) => new URL(name).pathname);
		});
		// Portraits are images, and the browser itself loads those near the screen.
		const allowed =
			/^\/(?:assets\/start-[\w-]+\.js|assets\/(?:tutor|boy|girl|kid|teen)[\w-]*\.svg|manifest.*|icons\/.*)$/;
		expect({ path, early: early.filter((name) => !allowed.test(name)) }).toEqual({ path, early: [] });
		await page.context().close();
	}
});

test("a visitor who comes back from the sign-in page finds the public page in its own colours", async ({
	server,
	phone,
}) => {
	const page = await phone({ viewport: sizes.en });
	await page.goto(`${server.url}/portal`);
	await expectAlive(page, "The LEAD portal");
	const ask = page.getByRole("button", { name: "Request a Portal Account" });
	await expect(ask).toHaveCSS("background-color", "rgb(44, 70, 226)");
	await page.getByRole("link", { name: "Student Portal: sign in" }).click();
	await expect(page.getByRole("textbox", { name: "Email" })).toBeVisible();
	await page.goBack();
	await expectAlive(page, "The LEAD portal");
	await expect(ask).toHaveCSS("background-color", "rgb(44, 70, 226)");
	await expect(ask).toHaveCSS("color", "rgb(255, 255, 255)");
});

test("the sitemap names every page in both languages, and the portal asks not to be listed", async ({ server }) => {
	const map = (await server.ask("GET", "/sitemap.xml")).text;
	const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map((place) => new URL(place[1] ?? "").pathname);
	const pages = sitePages.map(({ path }) => path).filter((path) => path !== "/contact");
	expect(listed.sort()).toEqual(pages.flatMap((path) => [path, addressIn("fr", path)]).sort());
	expect(map.match(/hreflang="x-default"/g)).toHaveLength(listed.length);
	const robots = (await server.ask("GET", "/robots.txt")).text;
	expect(robots).toMatch(/^User-agent: \*\nDisallow: \/api\/\n\nSitemap: http.*\/sitemap\.xml\n$/);
	for (const path of ["/login", "/signup", "/forgot-password", "/reset-password", "/dashboard-student", nowhere.path])
		expect((await server.ask("GET", path)).text).toContain('<meta name="robots" content="noindex"/>');
});
