// The public pages on the narrowest screen there is, which is also a desk's at 400 %, and with letters of twice the size.

import { expectAlive, nowhere, sitePages } from "#support/browser/site.ts";
import { wrongWithLargeLetters } from "#support/browser/site-looks.ts";
import { expect, test } from "#support/browser/test.ts";

test.describe.configure({ mode: "parallel" });

for (const language of ["en", "fr"] as const) {
	test(`at 320 pixels no word is divided or cut off, and with letters twice as large nothing is cut off either: ${language}`, async ({
		server,
		phone,
		strays,
	}) => {
		strays.allow(/^404: no page at this path: \/nowhere /, /status of 404 \(Not Found\) \(.*\/nowhere\)$/);
		const page = await phone({
			viewport: { width: 320, height: 640 },
			locale: language === "fr" ? "fr-LB" : "en-US",
			reducedMotion: "reduce",
		});
		const wrong: string[] = [];
		// The same page as /join-us.
		for (const { path, ...h1 } of [...sitePages, nowhere].filter((one) => one.path !== "/contact")) {
			await page.goto(server.url + path);
			await expectAlive(page, h1[language]);
			wrong.push(...(await wrongWithLargeLetters(page)).map((what) => `${path} ${what}`));
		}
		expect(wrong).toEqual([]);
	});
}
