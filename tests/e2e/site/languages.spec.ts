// The language of the first visit and of later ones, with and without scripts, and no English on a French page.
import { keptByServiceWorker, speak } from "#support/browser/portal.ts";
import { addressIn, expectAlive, missingPictures, nowhere, sitePages } from "#support/browser/site.ts";
import { englishOf, noteTexts, speakArabicThenFrench, textsIn, textsSeen } from "#support/browser/site-language.ts";
import { expect, test } from "#support/browser/test.ts";

test.use({ completeBrowser: true });

const sizes = { en: { width: 1360, height: 860 }, fr: { width: 360, height: 740 } };

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

test("a browser that speaks Arabic, then French, never sees English, with the server and then without", async ({
	ownServer: server,
	killable,
	strays,
}) => {
	strays.allow(/^404: no page at this path: /);
	const pages = [...sitePages, nowhere];
	const english = new Map<string, string[]>();
	for (const { path } of pages) english.set(path, await englishOf(server, path));
	speakArabicThenFrench(killable.profile);
	const page = await killable.open();
	await noteTexts(page.context());
	const expectFrench = async ({ path, fr }: (typeof pages)[number]) => {
		await page.goto(server.url + path);
		await expectAlive(page, fr);
		const { seen, all } = await textsSeen(page, [...(english.get(path) ?? []), "Loading..."]);
		expect({ path, seen }).toEqual({ path, seen: [] });
		expect(all).toBeGreaterThan(30);
	};
	await expectFrench({ path: "/", en: "", fr: "Devoirs terminés. Curiosité éveillée." });
	await keptByServiceWorker(page);
	await server.stop();
	for (const one of pages) {
		await expectFrench(one);
		await speak(page, "en");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(one.en);
		expect({ path: one.path, missing: await missingPictures(page) }).toEqual({ path: one.path, missing: [] });
		// As on the first visit: the browser's own language decides.
		await page.evaluate(() => localStorage.removeItem("lead-language"));
		await page.context().clearCookies();
	}
});

test("without script too a visitor changes the language, and keeps it on the next page", async ({ server, phone }) => {
	const page = await phone({ javaScriptEnabled: false, locale: "fr-LB", viewport: sizes.en });
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
	const page = await phone({ locale: "fr-FR", viewport: sizes.en });
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
