// Every public page without scripts, as search engines and some people read it, with everything that belongs on it.
import type { Page } from "@playwright/test";
import { addressIn, nowhere, readable, sitePages } from "#support/browser/site.ts";
import { expect, test } from "#support/browser/test.ts";
import { expectFindable, expectFramed, lacks } from "./without-script.ts";

const wide = { width: 1360, height: 860 };
const sizes = { en: wide, fr: { width: 360, height: 740 } };

/** Only on a desktop is there room for it beside the questions. */
const onDesktopsOnly = [
	"Vous préférez parler à quelqu’un ?",
	"Écrivez-nous sur WhatsApp, en français, en anglais ou en arabe.",
	"Écrire sur WhatsApp",
];

for (const language of ["en", "fr"] as const) {
	test(`without script every page can be read, has what is promised on it, leads somewhere and tells search engines what it is: ${language}`, async ({
		server,
		phone,
		strays,
	}) => {
		strays.allow(/status of 404 \(Not Found\) \(.*\/nowhere\)$/);
		const page = await phone({ javaScriptEnabled: false, viewport: sizes[language] });
		const links = new Set<string>();
		const places = new Map<string, string[]>();
		const titles = new Set<string>();
		const lost: string[] = [];
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
			await page.setViewportSize(wide);
			lost.push(...(await lacks(page, path, h1, language)));
			if (language === "en") await counted[path]?.(page);
			if (path === nowhere.path) await expectFramed(page, language);
			await page.setViewportSize(sizes[language]);
		}
		expect(lost).toEqual([]);
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

const cardsOf = (page: Page, name: string) => page.getByRole("region", { name, exact: true }).getByRole("listitem");

/** The numbers that belong on a page, and the order of the courses: of the English pages, on a desktop. */
const counted: Record<string, (page: Page) => Promise<void>> = {
	"/": async (page) => {
		await expect(page.locator('[aria-roledescription="slide"]')).toHaveCount(8);
		await expect(cardsOf(page, "Four letters, one line")).toHaveCount(4);
		await expect(cardsOf(page, "What makes the difference")).toHaveCount(4);
		await expect(cardsOf(page, "What families say")).toHaveCount(3);
		await expect(page.locator("#advanced-programs").getByRole("article")).toHaveCount(3);
	},
	"/faq": async (page) => await expect(page.locator("main details")).toHaveCount(13),
	"/activities": async (page) => await expect(cardsOf(page, "Six domains")).toHaveCount(6),
	"/why-lead": async (page) => await expect(cardsOf(page, "Five values on one line")).toHaveCount(5),
	"/join-us": async (page) => {
		const map = await page.getByText("Interactive map coming soon").locator("../..").boundingBox();
		expect(map?.height).toBeGreaterThanOrEqual(400);
	},
	"/learning-programs": async (page) => {
		const way = page.getByRole("navigation", { name: "You are here" });
		await expect(way.getByRole("link")).toHaveText(["Home"]);
		await expect(way.locator("[aria-current=page]")).toHaveText("Learning Programs");
		const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
		const [breadcrumb, list] = texts.map((text): unknown => JSON.parse(text));
		expect(breadcrumb).toMatchObject({
			"@type": "BreadcrumbList",
			itemListElement: [
				{ position: 1, name: "Home" },
				{ position: 2, name: "Learning Programs" },
			],
		});
		expect(list).toMatchObject({
			"@type": "ItemList",
			itemListElement: [
				course(1, "After-School Learning", "/after-school-learning"),
				course(2, "Personalized Learning", "/personalized-learning"),
				course(3, "Advanced Learning", "/advanced-learning"),
			],
		});
	},
};

const course = (position: number, name: string, path: string) => ({
	position,
	item: {
		"@type": "Course",
		name,
		url: expect.stringMatching(`${path}$`),
		description: expect.stringMatching(/^.{60,}$/),
		provider: { name: "LEAD" },
		hasCourseInstance: { "@type": "CourseInstance", courseMode: "Onsite" },
	},
});
