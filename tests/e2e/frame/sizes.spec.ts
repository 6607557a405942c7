// What a phone on a slow line has to fetch. Bytes as they travel, KB = 1024 of them.
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { chip, chipSays, fillSignIn, keptByServiceWorker, openTab, sheet, signIn } from "#support/browser/portal.ts";
import { builtPages, expect, test } from "#support/browser/test.ts";
import { material } from "#support/materials.ts";
import { admin, student, teacher, waiting } from "#support/people.ts";
import { NetworkProxy } from "#support/proxy.ts";
import { assignment, course, submission } from "#support/school.ts";

const kilobyte = 1024;

/** Notes what a page fetches; gives the bytes of one kind of file, each address counted once. */
function meter(page: Page) {
	const requests = new Map<string, Request>();
	// The first time only: afterwards the browser has it.
	page.on("requestfinished", (request) => {
		if (!requests.has(request.url())) requests.set(request.url(), request);
	});
	return async (kind: "script" | "font") => {
		const sizes = new Map<string, number>();
		for (const [url, request] of requests) {
			if (!url.includes("/assets/")) continue;
			const is = url.endsWith(".js") ? "script" : url.endsWith(".woff2") ? "font" : "";
			if (is === kind) sizes.set(url, (await request.sizes()).responseBodySize);
		}
		return { count: sizes.size, bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0) };
	};
}

/** Opens the first page and waits for the last thing its app does: registering the service worker, which is not allowed here. */
async function openHome(page: Page, url: string): Promise<void> {
	const done = page.waitForEvent("console", (said) => said.text().startsWith("Service Worker registration blocked"));
	await page.goto(`${url}/`);
	await done;
	await page.waitForLoadState("networkidle");
}

test("the first public page needs at most 170 KB of scripts and 65 KB of fonts", async ({ server, phone }) => {
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
});

test("the first public page brings its styles along in at most 22 KB", () => {
	const html = readFileSync(join(builtPages(), "pages", "en", "index.html"), "utf8");
	const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map((match) => match[1] ?? "").join("");
	expect(html).not.toContain('rel="stylesheet"');
	expect(styles.length).toBeGreaterThan(5 * kilobyte);
	expect(gzipSync(styles, { level: 9 }).length).toBeLessThanOrEqual(22 * kilobyte);
});

test("the first picture needs at most 25 KB, its people and things included", async ({ server, phone }) => {
	const page = await phone();
	await page.goto(`${server.url}/`);
	const uses = page.getByRole("group", { name: /^1 of 8/ }).locator("use");
	// They come once the words are painted.
	await expect(uses).not.toHaveCount(0);
	const drawings = await uses.evaluateAll((all) => all.map((use) => use.getAttribute("href")?.split("#")[0] ?? ""));
	expect(new Set(drawings).size).toBeGreaterThan(3);
	const bytes = [...new Set(drawings)].map((name) => {
		const file = join(builtPages(), name);
		return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
	});
	expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25 * kilobyte);
});

// The budget of both together: 170 KB for the first page and 135 for the portal. Mantine counts to the portal alone since no public page waits for it.
for (const [role, more] of [
	["student", 32],
	["teacher", 62],
] as const) {
	test(`the first page and a ${role}'s dashboard need at most 305 KB of scripts, and all that opens from it ${more} more`, async ({
		server,
		phone,
	}) => {
		const maya = await student(server);
		const rana = await teacher(server);
		const maths = await course(server, rana, [maya]);
		const task = await assignment(server, maths.id);
		await assignment(server, maths.id, { title: "Angles" });
		await submission(server, maya, task.id);
		const page = await phone();
		const fetched = meter(page);
		await openHome(page, server.url);
		const before = (await fetched("script")).bytes;
		await signIn(page, server, role === "student" ? maya : rana);
		await expect(page.getByRole("heading", { level: 2, name: "Mathematics" })).toBeVisible();
		await page.waitForLoadState("networkidle");
		const opened = (await fetched("script")).bytes;
		expect(opened).toBeGreaterThan(before + 20 * kilobyte);
		expect(opened).toBeLessThanOrEqual(305 * kilobyte);
		for (const tab of await page.getByRole("tab").all()) {
			await tab.click();
			await expect(page.getByRole("tabpanel")).not.toBeEmpty();
		}
		if (role === "teacher") await openRooms(page);
		await chip(page).click();
		await expect(page.getByRole("dialog", { name: "Written on this phone" })).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await page.getByRole("button", { name: "Sign Out" }).click();
		await page.waitForURL(`${server.url}/`);
		expect((await fetched("script")).bytes).toBeLessThanOrEqual((305 + more) * kilobyte);
	});
}

test("the first page and an admin's dashboard need at most 305 KB of scripts, and all that opens from it 21 more", async ({
	server,
	phone,
}) => {
	const boss = await admin(server);
	const wael = await waiting(server);
	await material(server);
	const page = await phone();
	const fetched = meter(page);
	await openHome(page, server.url);
	const before = (await fetched("script")).bytes;
	await signIn(page, server, boss);
	await expect(page.getByRole("heading", { name: wael.name })).toBeVisible();
	await page.waitForLoadState("networkidle");
	const opened = (await fetched("script")).bytes;
	expect(opened).toBeGreaterThan(before + 20 * kilobyte);
	expect(opened).toBeLessThanOrEqual(305 * kilobyte);
	for (const press of ["Decline", "Manage", "Delete"]) {
		await page.getByRole("button", { name: press }).first().click();
		await expect(page.getByRole("dialog")).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await page.getByRole("tab", { selected: true }).press("ArrowRight");
	}
	await chip(page).click();
	await expect(page.getByRole("dialog", { name: "Written on this phone" })).toBeVisible();
	expect((await fetched("script")).bytes).toBeLessThanOrEqual((305 + 21) * kilobyte);
});

/** An assignment and a course from the inside. */
async function openRooms(page: Page): Promise<void> {
	await page.getByRole("tab", { name: "Assignments", exact: true }).click();
	await page.getByRole("button", { name: /Fractions/ }).click();
	await expect(page.getByRole("heading", { name: "The class", exact: true })).toBeVisible();
	await page.getByRole("tab", { name: "My Courses", exact: true }).click();
	await page
		.getByRole("button", { name: /Mathematics/ })
		.first()
		.click();
	await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
}

test("what the service worker keeps is at most 900 KB", () => {
	const worker = readFileSync(join(builtPages(), "sw.js"), "utf8");
	const kept = [...worker.matchAll(/["']?url["']?:\s*["']([^"']+)["']/g)].map((match) => match[1] ?? "");
	expect(kept.length).toBeGreaterThan(20);
	expect(kept).toContain("pages/shell.html");
	const bytes = kept.map((name) => {
		const file = join(builtPages(), name);
		return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
	});
	expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(900 * kilobyte);
});

test("a second visit asks whether anything changed, and fetches nothing else: at most 4 KB", async ({
	ownServer: server,
	killable,
}) => {
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	await assignment(server, maths.id);
	const line = await new NetworkProxy(server.url).listen();
	const first = await killable.open();
	await first.goto(`${line.url}/login`);
	await fillSignIn(first, maya.email, maya.password);
	await openTab(first, "Assignments (1)");
	await expect(sheet(first, "Fractions")).toBeVisible();
	await keptByServiceWorker(first);
	await killable.close();

	const page = await killable.open();
	const { requests, total } = await line.measure(async () => {
		await page.goto(`${line.url}/dashboard-student`);
		await openTab(page, "Assignments (1)");
		await expect(sheet(page, "Fractions")).toBeVisible();
		await chipSays(page, "All sent");
		await page.goto(`${line.url}/faq`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("The questions parents ask");
		await page.waitForLoadState("networkidle");
	});
	const asking = /^GET \/(sw\.js|manifest[\w-]*\.webmanifest|api\/lead\/gate\?.*)$/;
	expect(requests.filter((request) => !asking.test(request))).toEqual([]);
	expect(total).toBeLessThanOrEqual(4 * kilobyte);
	await line.close();
});
