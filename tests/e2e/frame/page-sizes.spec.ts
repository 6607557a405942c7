// How much of the first public page a phone on a slow line has to fetch. Bytes on the wire, KB = 1024 of them.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { cardOf, chipSays, fillSignIn, keptByServiceWorker, openTab } from "#support/browser/portal.ts";
import { sitePages } from "#support/browser/site.ts";
import { builtPages, expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { NetworkProxy } from "#support/proxy.ts";
import { assignment, course } from "#support/school.ts";
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

test("a second visit asks whether anything changed, and fetches nothing else: at most 4 KB", async ({
	server,
	phone,
}) => {
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	await assignment(server, maths.id);
	const line = await new NetworkProxy(server.url).listen();
	const first = await phone({ keepsApp: true });
	await first.goto(`${line.url}/login`);
	await fillSignIn(first, maya.email, maya.password);
	await openTab(first, "Assignments (1)");
	await expect(cardOf(first, "Fractions")).toBeVisible();
	await keptByServiceWorker(first);
	const context = first.context();
	await first.close();

	const page = await context.newPage();
	const { requests, total } = await line.measure(async () => {
		await page.goto(`${line.url}/dashboard-student`);
		await openTab(page, "Assignments (1)");
		await expect(cardOf(page, "Fractions")).toBeVisible();
		await chipSays(page, "All sent");
		await page.goto(`${line.url}/faq`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("The questions parents ask");
		await page.waitForLoadState("networkidle");
	});
	const asking = /^GET \/(sw\.js|manifest[\w-]*\.webmanifest|api\/lead\/handshake\?.*)$/;
	expect(requests.filter((request) => !asking.test(request))).toEqual([]);
	expect(total).toBeLessThanOrEqual(4 * kilobyte);
	await page.close();
	await line.close();
});
