// How much of the app a phone on a slow line has to fetch. Bytes on the wire, KB = 1024 of them.
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { chip, pressSignOut, signIn } from "#support/browser/portal.ts";
import { builtPages, expect, test } from "#support/browser/test.ts";
import { material } from "#support/materials.ts";
import { admin, student, teacher, waiting } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import { kilobyte, meter, openHome } from "./fetched-bytes.ts";

// The budget of both together: 170 KB for the first page and 145 for the portal. Mantine counts for the portal only,
// because no public page waits for it.
for (const [role, more] of [
	["student", 32],
	["teacher", 78],
] as const) {
	test(`the first page and a ${role}'s dashboard need at most 315 KB of scripts in 52 files, and all that opens from it ${more} more`, async ({
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
		const { bytes: opened, count } = await fetched("script");
		expect(opened).toBeGreaterThan(before + 20 * kilobyte);
		expect(opened).toBeLessThanOrEqual(315 * kilobyte);
		expect(count).toBeLessThanOrEqual(52);
		for (const tab of await page.getByRole("tab").all()) {
			await tab.click();
			await expect(page.getByRole("tabpanel")).not.toBeEmpty();
		}
		if (role === "teacher") await openRooms(page);
		await chip(page).click();
		await expect(page.getByRole("dialog", { name: "Written on this phone" })).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await pressSignOut(page);
		await page.waitForURL(`${server.url}/`);
		expect((await fetched("script")).bytes).toBeLessThanOrEqual((315 + more) * kilobyte);
	});
}

test("the first page and an admin's dashboard need at most 315 KB of scripts in 50 files, and all that opens from it 30 more", async ({
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
	const { bytes: opened, count } = await fetched("script");
	expect(opened).toBeGreaterThan(before + 20 * kilobyte);
	expect(opened).toBeLessThanOrEqual(315 * kilobyte);
	expect(count).toBeLessThanOrEqual(50);
	for (const presses of [["Decline"], ["Manage", "Create an account"], ["Delete"]]) {
		for (const press of presses) {
			await page.getByRole("button", { name: press }).first().click();
			await expect(page.getByRole("dialog")).toBeVisible();
			await page.keyboard.press("Escape");
			await expect(page.getByRole("dialog")).toHaveCount(0);
		}
		await page.getByRole("tab", { selected: true }).press("ArrowRight");
	}
	await chip(page).click();
	await expect(page.getByRole("dialog", { name: "Written on this phone" })).toBeVisible();
	expect((await fetched("script")).bytes).toBeLessThanOrEqual((315 + 30) * kilobyte);
});

/** Opens an assignment and a course. */
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
	// The reader of PDF files is as large as all of it, and kept by those alone who have one.
	expect(kept.filter((name) => name.includes("pdfjs"))).toEqual([]);
	const bytes = kept.map((name) => {
		const file = join(builtPages(), name);
		return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
	});
	expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(900 * kilobyte);
});
