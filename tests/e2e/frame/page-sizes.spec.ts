// How much of the first public page a phone on a slow line has to fetch. Bytes on the wire, KB = 1024 of them.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { sitePages } from "#support/browser/site.ts";
import { builtPages, expect, test } from "#support/browser/test.ts";
import { NetworkProxy } from "#support/proxy.ts";
import { kilobyte, meter, openHome } from "./fetched-bytes.ts";

test("the first public page needs at most 170 KB of scripts and 65 KB of fonts, and its first picture 25 KB, its people and things included", async ({
	server,
	phone,
}) => {
	const page = await phone();
	const fetched = meter(page);
	await openHome(page, server.url);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	const [scripts, fonts] = [await fetched("script"), await fetched("font")];
	expect(scripts.count).toBeGreaterThan(2);
	expect(scripts.bytes).toBeGreaterThan(50 * kilobyte);
	expect(scripts.bytes).toBeLessThanOrEqual(170 * kilobyte);
	expect(fonts.count).toBe(2);
	expect(fonts.bytes).toBeLessThanOrEqual(65 * kilobyte);

	const uses = page.getByRole("group", { name: /^1 of 8/ }).locator("use");
	// Drawings are loaded once the words are painted.
	await expect(uses).not.toHaveCount(0);
	const drawings = await uses.evaluateAll((all) => all.map((use) => use.getAttribute("href")?.split("#")[0] ?? ""));
	expect(new Set(drawings).size).toBeGreaterThan(3);
	const bytes = [...new Set(drawings)].map((name) => {
		const file = join(builtPages(), name);
		return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
	});
	expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25 * kilobyte);
});

test("a public page comes with its styles in at most 14,600 bytes, which a new connection brings without being asked on", async ({
	server,
}) => {
	const line = await new NetworkProxy(server.url).listen();
	for (const { path } of sitePages) {
		const { down } = await line.measure(async () => {
			const page = await fetch(line.url + path, { headers: { "Accept-Encoding": "br", "Accept-Language": "en" } });
			const html = await page.text();
			const [, styles = ""] = html.match(/<style>(.*?)<\/style>/s) ?? [];
			expect(html).not.toContain('rel="stylesheet"');
			expect(styles.length).toBeGreaterThan(5 * kilobyte);
		});
		expect(down, path).toBeLessThanOrEqual(14_600);
	}
	await line.close();
});
