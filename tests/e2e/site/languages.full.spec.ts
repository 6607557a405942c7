// A browser whose languages are Arabic and French, on every public page.
import { keptByServiceWorker, speak } from "#support/browser/portal.ts";
import { expectAlive, missingPictures, nowhere, sitePages } from "#support/browser/site.ts";
import { englishOf, noteTexts, speakArabicThenFrench, textsSeen } from "#support/browser/site-language.ts";
import { expect, test } from "#support/browser/test.ts";

test.use({ completeBrowser: true });

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
