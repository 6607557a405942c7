// Every element the specification names on the public pages, in both languages, as it is before any script runs.
import { addressIn, nowhere, sitePages } from "#support/browser/site.ts";
import { linksIn, outlineOf, wordsIn } from "#support/browser/site-outline.ts";
import { foot, menu, type Row, words } from "#support/browser/site-words.ts";
import { expect, test } from "#support/browser/test.ts";

/** The rows that are not there, or not as often as they should. */
const missing = (rows: Row[], language: "en" | "fr", outline: string[], text = ""): string[] =>
	rows.flatMap(([kind, en, fr, times = 1]) => {
		const wanted = language === "en" ? en : fr;
		if (kind === "text") return text.includes(wanted) ? [] : [wanted];
		const found = outline.filter((line) => line === `${kind} ${wanted}`).length;
		return found === times ? [] : [`${found} instead of ${times}: ${kind} ${wanted}`];
	});

for (const language of ["en", "fr"] as const) {
	test(`every page has what the specification names, under its own address: ${language}`, async ({
		server,
		phone,
		strays,
	}) => {
		strays.allow(/status of 404 \(Not Found\) \(.*\/nowhere\)$/);
		const page = await phone({ javaScriptEnabled: false, viewport: { width: 1360, height: 860 } });
		const main = page.getByRole("main");
		const wrong = [];
		for (const { path, ...h1 } of [...sitePages, nowhere]) {
			const answer = await page.goto(server.url + addressIn(language, path));
			const outline = await outlineOf(main);
			const heading: Row = ["h1", h1.en, h1.fr.replaceAll("\u202f", " ")];
			const rows = [heading, ...(words[path] ?? [])];
			expect(rows.length).toBeGreaterThan(1);
			const lost = missing(rows, language, outline, await wordsIn(main));
			wrong.push(...lost.map((row) => `${path} ${row}`));
			expect(answer?.status()).toBe(path === nowhere.path ? 404 : 200);
		}
		expect(wrong).toEqual([]);
		const header = page.getByRole("banner");
		await expect(header.getByRole("link", { name: language === "en" ? "LEAD, home" : "LEAD, accueil" })).toBeVisible();
		const tagline = language === "en" ? "Learn, Evolve, Achieve, Discover" : "Apprendre, évoluer, réussir, découvrir";
		await expect(header.getByText(tagline)).toBeVisible();
		const door = header.getByRole("link", { name: language === "en" ? "Portal" : "Portail", exact: true });
		await expect(door).toHaveAttribute("href", "/portal");
		expect(missing(menu, language, await linksIn(header.getByRole("navigation")))).toEqual([]);
		expect(missing(foot, language, await outlineOf(page.getByRole("contentinfo")))).toEqual([]);
	});
}

test("the four kinds of cards and the questions are as many as the specification says", async ({ server, phone }) => {
	const page = await phone({ javaScriptEnabled: false, viewport: { width: 1360, height: 860 } });
	await page.goto(server.url);
	const cardsOf = (name: string) => page.getByRole("region", { name, exact: true }).getByRole("listitem");
	await expect(page.locator('[aria-roledescription="slide"]')).toHaveCount(8);
	await expect(cardsOf("Four letters, one line")).toHaveCount(4);
	await expect(cardsOf("What makes the difference")).toHaveCount(4);
	await expect(cardsOf("What families say")).toHaveCount(3);
	await expect(page.locator("#advanced-programs").getByRole("article")).toHaveCount(3);
	await page.goto(`${server.url}/faq`);
	await expect(page.locator("main details")).toHaveCount(13);
	await page.goto(`${server.url}/activities`);
	await expect(page.getByRole("region", { name: "Six domains" }).getByRole("listitem")).toHaveCount(6);
	await page.goto(`${server.url}/why-lead`);
	await expect(page.getByRole("region", { name: "Five values on one line" }).getByRole("listitem")).toHaveCount(5);
	await page.goto(`${server.url}/join-us`);
	const map = await page.getByText("Interactive map coming soon").locator("../..").boundingBox();
	expect(map?.height).toBeGreaterThanOrEqual(400);
});
