// How much of the first public page a phone on a slow line has to fetch. Bytes on the wire, KB = 1024 of them.
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { cardOf, chipSays, fillSignIn, keptByServiceWorker, openTab } from "#support/browser/portal.ts";
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

test("the first public page brings its styles along in at most 22 KB", () => {
	const html = readFileSync(join(builtPages(), "pages", "en", "index.html"), "utf8");
	const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map((match) => match[1] ?? "").join("");
	expect(html).not.toContain('rel="stylesheet"');
	expect(styles.length).toBeGreaterThan(5 * kilobyte);
	expect(gzipSync(styles, { level: 9 }).length).toBeLessThanOrEqual(22 * kilobyte);
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
