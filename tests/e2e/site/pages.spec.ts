// The public pages before any script, under the eyes of a search engine.
import type { Page } from "@playwright/test";
import {
	addressIn,
	complaintsOf,
	expectAlive,
	type Language,
	nowhere,
	readable,
	sitePages,
} from "#support/browser/site.ts";
import { headOf } from "#support/browser/site-head.ts";
import { expect, test } from "#support/browser/test.ts";
import type { RealServer } from "#support/server.ts";

const sizes = { en: { width: 1360, height: 860 }, fr: { width: 360, height: 740 } };

/** Beside the questions there is room for it on a desktop only. */
const onDesktopsOnly = [
	"Vous préférez demander ?",
	"Écrivez-nous sur WhatsApp, en français, en anglais ou en arabe.",
	"Écrire sur WhatsApp",
];

type Typed = { "@type": string; [more: string]: unknown };
const typed = (object: Typed): [string, Typed] => [object["@type"], object];

/** The schema.org objects a page must have. */
const data: Record<string, Typed[]> = {
	"/": [
		{
			"@type": "EducationalOrganization",
			name: "LEAD",
			address: { addressLocality: "Zahlé", addressCountry: "LB" },
			openingHoursSpecification: { opens: "14:30", closes: "20:30", dayOfWeek: { length: 5 } },
		},
	],
	"/learning-programs": [{ "@type": "BreadcrumbList" }, { "@type": "ItemList", itemListElement: { length: 3 } }],
	"/after-school-learning": [{ "@type": "BreadcrumbList", itemListElement: { length: 3 } }],
	"/personalized-learning": [{ "@type": "BreadcrumbList", itemListElement: { length: 3 } }],
	"/advanced-learning": [{ "@type": "BreadcrumbList", itemListElement: { length: 3 } }],
	"/activities": [{ "@type": "BreadcrumbList", itemListElement: { length: 2 } }],
	"/join-us": [{ "@type": "EducationalOrganization", name: "LEAD" }],
	"/faq": [{ "@type": "FAQPage", mainEntity: { length: 13 } }],
};

/** What a search engine reads of the open page. @returns its title */
async function expectFindable(server: RealServer, page: Page, path: string, language: Language): Promise<string> {
	const { title, description, meta, canonical, twins, ...rest } = await headOf(page);
	const known = path === "/contact" ? "/join-us" : path;
	expect({ path, title }).toEqual({ path, title: expect.stringMatching(/^.{10,60}$/u) });
	expect({ path, description }).toEqual({ path, description: expect.stringMatching(/^.{70,160}$/u) });
	expect(canonical).toBe(addressIn(language, known));
	expect(twins).toEqual({ en: known, fr: addressIn("fr", known), "x-default": known });
	expect(meta).toMatchObject({
		"og:title": title,
		"og:description": description,
		"og:url": canonical,
		"og:site_name": "LEAD",
		"og:type": "website",
		"og:locale": language === "en" ? "en_US" : "fr_FR",
		"og:image:width": "1200",
		"og:image:height": "630",
		"twitter:card": "summary_large_image",
	});
	const picture = await server.ask("GET", meta["og:image"] ?? "");
	expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
	expect(rest.origins).toHaveLength(1);
	const objects = new Map(rest.data.map((text) => typed(JSON.parse(text))));
	for (const wanted of data[known] ?? []) expect(objects.get(wanted["@type"])).toMatchObject(wanted);
	return title;
}

for (const language of ["en", "fr"] as const) {
	test(`without script every page can be read, leads somewhere and tells search engines what it is: ${language}`, async ({
		server,
		phone,
		strays,
	}) => {
		strays.allow(/status of 404 \(Not Found\) \(.*\/nowhere\)$/);
		const page = await phone({ javaScriptEnabled: false, viewport: sizes[language] });
		const links = new Set<string>();
		const places = new Map<string, string[]>();
		const titles = new Set<string>();
		for (const { path, ...h1 } of [...sitePages, nowhere]) {
			const address = addressIn(language, path);
			const answer = await page.goto(server.url + address);
			expect({ address, status: answer?.status() }).toEqual({ address, status: path === nowhere.path ? 404 : 200 });
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(h1[language]);
			await expect(page.locator("html")).toHaveAttribute("lang", language);
			const { hidden, headings, leads, ids } = await readable(page);
			expect({ address, hidden: hidden.filter((text) => !onDesktopsOnly.includes(text)) }).toEqual({
				address,
				hidden: [],
			});
			expect({ address, headings }).toEqual({ address, headings: [] });
			for (const link of leads) links.add(link);
			places.set(path, ids);
			if (path !== nowhere.path) titles.add(await expectFindable(server, page, path, language));
		}
		// One page has two addresses.
		expect(titles.size).toBe(sitePages.length - 1);
		expect(links.size).toBeGreaterThan(20);
		const dead = [];
		for (const link of links) {
			const [path = "", hash] = link.split("#");
			const isThere = path === nowhere.path || (await server.ask("GET", path)).status === 200;
			if (!isThere || (hash && !places.get(path)?.includes(hash))) dead.push(link);
		}
		expect(dead).toEqual([]);
	});
}

test("the words are painted before a font, a drawn thing or the app is asked for", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/Service Worker registration blocked/);
	for (const { path, fr } of sitePages.filter((page) => ["/", "/learning-programs", "/faq"].includes(page.path))) {
		const page = await phone({ viewport: sizes.fr, serviceWorkers: "block" });
		await page.goto(server.url + addressIn("fr", path), { waitUntil: "networkidle" });
		await expect(page.getByRole("heading", { level: 1, name: fr, exact: true })).toBeVisible();
		const early = await page.evaluate(() => {
			const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
			const before = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < painted);
			return before.map(({ name }) => new URL(name).pathname);
		});
		// Portraits are images: the browser itself asks for those near the screen.
		const allowed =
			/^\/(?:assets\/start-[\w-]+\.js|assets\/(?:tutor|boy|girl|kid|teen)[\w-]*\.svg|manifest.*|icons\/.*)$/;
		expect({ path, early: early.filter((name) => !allowed.test(name)) }).toEqual({ path, early: [] });
		await page.context().close();
	}
});

test("who comes back from the sign-in page finds the public page in its own colours", async ({ server, phone }) => {
	const page = await phone({ viewport: sizes.en });
	await page.goto(`${server.url}/portal`);
	await expectAlive(page, "Your way into LEAD");
	const ask = page.getByRole("button", { name: "Request a Portal Account" });
	await expect(ask).toHaveCSS("background-color", "rgb(44, 70, 226)");
	await page.getByRole("link", { name: "Student Portal: sign in" }).click();
	await expect(page.getByRole("textbox", { name: "Email" })).toBeVisible();
	await page.goBack();
	await expectAlive(page, "Your way into LEAD");
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

test("an address without a page is logged, and leads home", async ({ server, phone, strays }) => {
	strays.allow(/^404: no page at this path: \/nowhere /, /status of 404 \(Not Found\) \(.*\/nowhere\)$/);
	const page = await phone();
	const complaints = complaintsOf(page);
	await page.goto(`${server.url}/nowhere`);
	await expectAlive(page, nowhere.en);
	await expect.poll(() => complaints).toContain(`${server.url}/nowhere 404: no page at this path: /nowhere`);
	await page.getByRole("link", { name: "Return to Home", exact: true }).click();
	await page.waitForURL(`${server.url}/`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Homework done. Curiosity switched on.");
});
