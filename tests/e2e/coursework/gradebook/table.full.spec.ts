// The table of the gradebook as a browser lays it out: what stays in sight, a large class, and the printout.
import { openDashboard } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student } from "#support/people.ts";
import { assignment, enrol } from "#support/school.ts";
import { aClass } from "#support/schools/assignment-with-class.ts";
import { bigSchool } from "#support/schools/big-school.ts";

test("of 120 students with twelve assignments only those in sight are drawn, and each is reached by scrolling and by keys", async ({
	ownServer: server,
	phone,
}) => {
	test.slow();
	const { rana, maths } = await bigSchool(server, 120, 12);
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await openDashboard(page, server, rana);
	await expect(page.getByRole("heading", { level: 2, name: "Mathematics" })).toBeVisible({ timeout: 120_000 });
	await page.goto(`${server.url}/dashboard-tutor#courses/${maths.id}/grades`);
	const region = page.getByRole("region", { name: "Gradebook" });
	await expect(region.getByRole("table")).toHaveAttribute("aria-rowcount", "122", { timeout: 120_000 });
	const drawn = () => region.locator("[data-row]").count();
	await expect.poll(drawn).toBeLessThan(50);

	const inRow = (name: string) => region.getByRole("rowheader", { name, exact: true });
	await expect(inRow("Student 99")).toHaveCount(0);
	const before = await region.evaluate((node) => node.scrollHeight);
	await region.evaluate((node) => node.scrollTo({ top: node.scrollHeight, left: node.scrollWidth }));
	await region.evaluate((node) => node.scrollIntoView({ block: "end" }));
	await expect(inRow("Student 99")).toBeInViewport();
	// The name, its title and the last cell of the same row are in sight together.
	const title = region.getByRole("columnheader").last();
	await expect(title).toBeInViewport();
	await expect(region.getByRole("columnheader", { name: "Student", exact: true })).toBeInViewport({ ratio: 0.5 });
	expect(await drawn()).toBeLessThan(50);
	expect(Math.abs((await region.evaluate((node) => node.scrollHeight)) - before)).toBeLessThan(40);

	await region.evaluate((node) => node.scrollTo({ top: 0, left: 0 }));
	await region.getByRole("button", { name: "Maya Haddad", exact: true }).focus();
	for (let press = 0; press < 12; press++) await page.keyboard.press("PageDown");
	const last = region.getByRole("button", { name: "Student 99", exact: true });
	await expect(last).toBeFocused();
	// All of it, but for the fraction of a pixel by which no browser scrolls.
	await expect(last).toBeInViewport({ ratio: 0.99 });
	await page.keyboard.press("End");
	await expect(
		region.getByRole("button", { name: /^Student 99, Task \d+: To grade$/ }).and(page.locator(":focus")),
	).toBeInViewport({ ratio: 0.9 });
});

test("names and titles stay in sight, the page itself does not scroll sideways", async ({ server, phone }) => {
	const { rana, maths } = await aClass(server);
	for (let at = 1; at <= 8; at++) await assignment(server, maths.id, { title: `Task ${at}` });
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await openDashboard(page, server, rana);
	await page.goto(`${server.url}/dashboard-tutor#courses/${maths.id}/grades`);
	const region = page.getByRole("region", { name: "Gradebook" });
	await expect(region.getByRole("table")).toBeVisible();
	await region.focus();
	for (let press = 0; press < 10; press++) await page.keyboard.press("ArrowRight");
	await expect.poll(() => region.evaluate((node) => node.scrollLeft)).toBeGreaterThan(100);
	const name = await region.getByRole("rowheader", { name: "Jad Saad" }).boundingBox();
	const edge = await region.boundingBox();
	expect(Math.abs((name?.x ?? 0) - (edge?.x ?? 0))).toBeLessThan(4);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("the printout is across, twelve assignments a page, every student on each, without what is on the screen", async ({
	server,
	phone,
}) => {
	const { rana, maths } = await aClass(server);
	for (let at = 1; at <= 13; at++) await assignment(server, maths.id, { title: `Task ${at}`, due_at: null });
	const namesake = await student(server, "Jad Saad");
	await enrol(server, namesake, maths.id, "student");
	const page = await phone({ colorScheme: "dark", locale: "fr-FR" });
	// Stands for the browser's print dialogue, which no test can see.
	await page.addInitScript(() => {
		window.print = () => window.dispatchEvent(new Event("beforeprint"));
	});
	await openDashboard(page, server, rana);
	await page.goto(`${server.url}/dashboard-tutor#courses/${maths.id}/grades`);
	await page.getByRole("button", { name: "Imprimer", exact: true }).click();
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("button")).toHaveCount(0);
	const tables = page.locator("body > div").last().getByRole("table");
	await expect(tables).toHaveCount(2);
	await expect(tables.first()).toContainText(/Carnet de notesMathematics · MATH-6B · 7 élèves · état au .* · 1 sur 2/);
	const row = (at: number, name: string) => tables.nth(at).getByRole("row", { name: new RegExp(`^${name}`) });
	await expect(row(0, "Maya Haddad").getByRole("cell").nth(1)).toHaveText("18/20");
	await expect(row(0, "Tia Rahme").getByRole("cell").nth(1)).toHaveText("9/20En retard");
	await expect(row(0, "Lea Abboud").getByRole("cell").nth(1)).toHaveText("Non rendu");
	await expect(row(0, "Jad Saad")).toHaveCount(2);
	await expect(row(0, `Jad Saad ?${namesake.email}`)).toHaveCount(1);
	await expect(row(0, "Maya Haddad").getByRole("cell")).toHaveCount(13);
	await expect(row(1, "Maya Haddad").getByRole("cell")).toHaveCount(3);
	await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
	// Decides the margins of the paper, too.
	await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
	const pdf = await page.pdf({ preferCSSPageSize: true });
	const boxes = [...pdf.toString("latin1").matchAll(/MediaBox \[\s*0 0 ([\d.]+) ([\d.]+)/g)].map(([, w, h]) =>
		[w, h].map(Number),
	);
	expect(boxes).toHaveLength(2);
	for (const [width = 0, height = 0] of boxes) expect([Math.round(width), Math.round(height)]).toEqual([842, 595]);
});
