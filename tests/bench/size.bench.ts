// How quick the app is for a teacher with 40 courses and a student with 200 answers, on a phone four times slower than
// this machine, and what a run costs. Opening aims at 300 ms, a key at 50 ms.
import type { Page } from "@playwright/test";
import { answerField, chip, keptByServiceWorker, openTab, signIn } from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { material } from "#support/materials.ts";
import { proxyTo } from "#support/proxy.ts";
import { assignment } from "#support/school.ts";
import { wholeCentre } from "#support/schools/big-school.ts";

const note = (what: string, ms: number, aim: number) =>
	console.log(`${String(Math.round(ms)).padStart(6)} ms  (aim ${aim})  ${what}`);

const slowdown = async (page: Page, rate: number) => {
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate });
};

/** From a press until what it opens has been painted. */
async function opening(page: Page, press: string, shown: string): Promise<number> {
	return await page.evaluate(
		async ([press, shown]) => {
			const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
			const target = [...document.querySelectorAll<HTMLElement>("[role=tab], button, a")].find((node) =>
				(node.getAttribute("aria-label") ?? node.textContent ?? "").startsWith(press),
			);
			if (!target) throw new Error(`nothing to press: ${press}`);
			const begun = performance.now();
			target.click();
			while (!document.querySelector(shown)) await painted();
			await painted();
			return performance.now() - begun;
		},
		[press, shown] as const,
	);
}

/** The slowest of twenty keys in the field that has the focus, from the key until the next painting. */
async function typing(page: Page): Promise<number> {
	await page.evaluate(() => {
		Object.assign(window, { slowest: 0 });
		new PerformanceObserver((list) => {
			for (const { name, duration } of list.getEntries()) {
				if (/^key|^input/.test(name))
					Object.assign(window, { slowest: Math.max(Reflect.get(window, "slowest"), duration) });
			}
		}).observe(Object.assign({ type: "event" }, { durationThreshold: 16 }));
	});
	await page.keyboard.type("twenty letters of it", { delay: 120 });
	return await page.evaluate(() => Number(Reflect.get(window, "slowest")));
}

/** Nobody presses before having looked: what comes after the first drawing has come. */
const atRest = (page: Page) =>
	page.evaluate(() => new Promise((done) => setTimeout(() => requestIdleCallback(() => done(null)), 1000)));

const firstCard = "main article h2, main article h3";

test("a teacher with 40 courses, 400 assignments, 300 students and 2,000 answers", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const { rana } = await wholeCentre(server);
	const page = await phone({ viewport: { width: 360, height: 740 }, keepsApp: true });
	await signIn(page, server, rana);
	await keptByServiceWorker(page);
	await expect(page.locator(firstCard).first()).toBeVisible({ timeout: 60_000 });
	await slowdown(page, 4);
	await server.stop();
	for (const again of [1, 2]) {
		await page.reload();
		await expect(page.locator(firstCard).first()).toBeVisible({ timeout: 60_000 });
		note(`cold start of the teacher's dashboard, ${again}`, await page.evaluate(() => performance.now()), 3000);
	}
	await atRest(page);
	note("opening Grading", await opening(page, "Grading", "main form [name=grade]"), 300);
	note("opening My Courses", await opening(page, "My Courses", firstCard), 300);
	note("opening Assignments", await opening(page, "Assignments", "main li h3"), 300);
	await openTab(page, /^Grading/);
	await page.getByLabel(/^Feedback/).click();
	note("a key in the feedback", await typing(page), 50);
	await page.getByLabel("Grade", { exact: true }).fill("12");
	note("from Submit Grade to the next answer", await opening(page, "Submit Grade", "main form [name=grade]"), 300);
});

test("a student with 200 answers and twelve more to write", async ({ ownServer: server, phone, strays }) => {
	strays.allow(serverIsDown);
	const { maya } = await wholeCentre(server);
	const [enrollment] = await server.rows("enrollments", `user_id = '${maya.id}'`);
	for (let task = 1; task <= 12; task++)
		await assignment(server, String(enrollment?.course_id), { title: `To do ${task}` });
	const page = await phone({ viewport: { width: 360, height: 740 }, keepsApp: true });
	await signIn(page, server, maya);
	await keptByServiceWorker(page);
	await expect(page.locator(firstCard).first()).toBeVisible({ timeout: 60_000 });
	await slowdown(page, 4);
	await server.stop();
	await page.reload();
	await expect(page.locator(firstCard).first()).toBeVisible({ timeout: 60_000 });
	note("cold start of the student's dashboard", await page.evaluate(() => performance.now()), 3000);
	await atRest(page);
	note("opening Submitted", await opening(page, "Submitted", firstCard), 300);
	note("opening Assignments", await opening(page, "Assignments", "main article button"), 300);
	await (await answerField(page, "To do 1")).click();
	note("a key in an answer", await typing(page), 50);
	await expect(chip(page)).toHaveAttribute("data-look", "offline");
	const folded = await opening(page, "Submit Assignment", "main [data-state=queued] [aria-live]");
	note("offline, from the press on Submit to the folded card", folded, 300);
});

test("a student whose phone knows 200 materials and keeps 20 of them", async ({ ownServer: server, phone, strays }) => {
	strays.allow(serverIsDown);
	const { maya } = await wholeCentre(server);
	const page = await phone({ viewport: { width: 360, height: 740 }, keepsApp: true });
	await signIn(page, server, maya);
	await keptByServiceWorker(page);
	await expect(page.locator(firstCard).first()).toBeVisible({ timeout: 60_000 });
	for (let count = 1; count <= 200; count++) await material(server, { title: `Sheet ${count}` });
	await page.goto(`${server.url}/library`);
	await expect(page.getByText("200 materials")).toBeVisible({ timeout: 60_000 });
	for (let kept = 1; kept <= 20; kept++) {
		await page
			.getByRole("button", { name: /^Keep on/ })
			.first()
			.click();
		await expect(page.getByText(new RegExp(`^${kept} files?,`))).toBeVisible();
	}
	await page.goto(`${server.url}/dashboard-student`);
	await expect(page.locator(firstCard).first()).toBeVisible({ timeout: 60_000 });
	await slowdown(page, 4);
	await server.stop();
	for (const again of [1, 2]) {
		await page.reload();
		await expect(page.locator(firstCard).first()).toBeVisible({ timeout: 60_000 });
		note(`cold start with 200 materials, ${again}`, await page.evaluate(() => performance.now()), 3000);
	}
	await atRest(page);
	note("opening the library", await opening(page, "Library", "main li[data-row]"), 300);
});

test("what a run costs in a browser", async ({ ownServer: server, phone }) => {
	const { rana } = await wholeCentre(server);
	const line = await proxyTo(server.url);
	const page = await phone();
	await page.goto(`${line.url}/login`);
	await signIn(page, { ...server, url: line.url }, rana);
	await expect(page.locator(firstCard).first()).toBeVisible({ timeout: 60_000 });
	const handshake = () => page.waitForResponse(/\/api\/lead\/handshake/);
	const idle = await line.measure(async () => {
		const answered = handshake();
		await page.evaluate(() => dispatchEvent(new Event("online")));
		await (await answered).finished();
	});
	console.log(`an idle run in Chromium: ${idle.total} bytes (${idle.up} up, ${idle.down} down)`);
	await line.close();
});
