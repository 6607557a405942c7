// The language of the first visit and of later ones, with and without scripts, and no English on a French page.
import { addressIn, expectAlive, nowhere, sitePages } from "#support/browser/site.ts";
import { englishOf, textsIn } from "#support/browser/site-language.ts";
import { expect, test } from "#support/browser/test.ts";

const desktop = { width: 1360, height: 860 };

/** A French punctuation mark whose space is missing, or not the narrow one. */
const wideSign = /[^\u202f.!?…][;!?»]|[^\u202f\p{N}] ?:|«[^\u202f]/u;

test("no word of an English page stands on its French twin", async ({ server }) => {
	for (const { path } of [...sitePages, nowhere]) {
		const english = await englishOf(server, path);
		const french = textsIn((await server.ask("GET", addressIn("fr", path))).text);
		expect(english.length).toBeGreaterThan(30);
		expect({ path, both: english.filter((text) => french.includes(text)) }).toEqual({ path, both: [] });
		// A narrow space belongs before these marks, and inside the quotation marks.
		expect({ path, wide: french.filter((text) => !/^(LEAD\?|http.*)$/.test(text) && wideSign.test(text)) }).toEqual({
			path,
			wide: [],
		});
	}
});

test("before a page knows whether it is on a phone or a computer, it calls it neither", async ({ server }) => {
	for (const { path } of sitePages) {
		for (const language of ["en", "fr"] as const) {
			const texts = textsIn((await server.ask("GET", addressIn(language, path))).text);
			const named = texts.filter((text) => /this (phone|computer)|ce téléphone|cet ordinateur/.test(text));
			// On the home page a phone is drawn, with what it shows.
			const drawn = path === "/" ? [/^(Saved on this phone|Enregistré sur ce téléphone)$/] : [];
			expect({ path, named }).toEqual({ path, named: drawn.map((text) => expect.stringMatching(text)) });
		}
	}
});

test("without script too a visitor changes the language, and keeps it on the next page", async ({ server, phone }) => {
	const page = await phone({ javaScriptEnabled: false, locale: "fr-LB", viewport: desktop });
	const heading = page.getByRole("heading", { level: 1 });
	await page.goto(`${server.url}/fr/faq`);
	await page.getByRole("link", { name: "English", exact: true }).click();
	await expect(heading).toHaveText("The questions parents ask");
	await page.getByRole("banner").getByRole("link", { name: "Activities", exact: true }).click();
	await expect(heading).toHaveText("Activities");
	await page.getByRole("link", { name: "Français", exact: true }).click();
	await expect(heading).toHaveText("Activités");
	expect(page.url()).toBe(`${server.url}/fr/activities`);
});

test("the toggle switches in place and is remembered, whatever the browser speaks; a French address chooses French for the next, and English drops its prefix", async ({
	server,
	phone,
}) => {
	const page = await phone({ locale: "fr-FR", viewport: desktop });
	const heading = page.getByRole("heading", { level: 1 });
	await page.goto(`${server.url}/portal`);
	await expect(heading).toHaveText("Le portail LEAD");
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	await page.getByRole("button", { name: "EN, English" }).click();
	await expect(heading).toHaveText("The LEAD portal");
	expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
	await page.reload();
	await expect(heading).toHaveText("The LEAD portal");
	await expect(page).toHaveTitle("Portal, LEAD");

	await page.goto(`${server.url}/fr/activities`);
	await expectAlive(page, "Activités");
	await page.goto(`${server.url}/credits`);
	await expectAlive(page, "Fait avec des crayons prêtés");
	await page.goto(`${server.url}/fr/faq#clubs`);
	await expectAlive(page, "Les questions des parents");
	await page.getByRole("button", { name: "EN, English" }).click();
	await expect(heading).toHaveText("The questions parents ask");
	await expect(page).toHaveURL(`${server.url}/faq#clubs`);
	await page.goto(`${server.url}/activities`);
	await expectAlive(page, "Activities");
});

test("the language is changed while a slow phone still takes the page over: the press counts, and nothing goes wrong", async ({
	server,
	phone,
}) => {
	const page = await phone({ locale: "fr-FR", viewport: desktop });
	// React takes a page over in turns: the frame in the first of them, and then the page in it, which comes late here.
	await page.addInitScript(() => {
		const post = MessagePort.prototype.postMessage;
		let turns = 0;
		MessagePort.prototype.postMessage = function (...given) {
			turns += 1;
			setTimeout(() => Reflect.apply(post, this, given), turns === 1 ? 0 : 500);
		};
	});
	await page.goto(`${server.url}/portal`);
	await page.getByRole("button", { name: "EN, English" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("The LEAD portal");
});
