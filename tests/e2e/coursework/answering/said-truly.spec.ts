// While an answer is written, handed in without a network and sent later, nothing on the screen says more than is true, at
// any moment that a person could look at it.
import type { Page } from "@playwright/test";
import { goOffline } from "#support/browser/offline.ts";
import {
	answerField,
	chip,
	chipSaysDraft,
	networkIsBack,
	openDashboard,
	openTab,
	typeInto,
} from "#support/browser/portal.ts";
import { expect, noNetwork, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";

/** Reads the words of the page twenty times a second, from the first key on. */
const startReading = (page: Page) =>
	page.evaluate(() => {
		const read: { at: number; words: string; papers: number }[] = [];
		Object.assign(window, { read });
		const look = () => {
			const chip = document.querySelector("[data-look]")?.getAttribute("aria-label") ?? "";
			// biome-ignore lint/performance/useDomNodeTextContent: only what is to be seen is read.
			const words = `${chip}\n${document.body.innerText}`;
			read.push({ at: Date.now(), words, papers: document.querySelectorAll("[data-flying]").length });
		};
		addEventListener("input", () => setInterval(look, 50), { once: true });
	});

const readSoFar = (page: Page) =>
	page.evaluate(() => {
		const read: { at: number; words: string; papers: number }[] = Reflect.get(window, "read");
		return read;
	});

const saysSent = /All sent|Pending Review|sent to your teacher|submitted successfully|items were sent/i;

test("from the first key to the arrival of an answer no word on the screen is ahead of the truth", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(noNetwork);
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server, "Rana Khoury"), [maya]);
	for (const title of ["Fractions", "Angles"]) await assignment(server, maths.id, { title });
	const page = await phone({ viewport: { width: 360, height: 740 }, reducedMotion: "no-preference" });
	await openDashboard(page, server, maya);
	await openTab(page, "Assignments (2)");
	const field = await answerField(page, "Angles");
	await expect(chip(page)).toHaveAttribute("data-look", "sent");
	await startReading(page);
	await typeInto(field, "90 degrees");
	await chipSaysDraft(page);
	await goOffline(page);
	await page.getByRole("button", { name: "Submit Assignment" }).click();
	await expect(
		page.getByText(/^Handed in \d\d:\d\d · waiting to send\. Open the app once when you have internet\.$/),
	).toBeVisible();
	await expect(page.getByText("You are offline. Keep working.", { exact: true })).toBeVisible();
	await openTab(page, "Submitted");
	await expect(page.getByText(/^Waiting to send\s*Open the app once when you have internet\.$/)).toBeVisible();
	await openTab(page, "Assignments (1)");
	const offline = await readSoFar(page);
	expect(offline.filter(({ words }) => saysSent.test(words))).toEqual([]);
	expect(offline.length).toBeGreaterThan(10);
	// The sheet says that it waits, and no notice repeats it.
	expect(await toastsOf(page)).toEqual([]);

	await page.context().setOffline(false);
	await networkIsBack(page);
	await expect(page.getByText(/^Handed in \d\d:\d\d · sent to your teacher$/)).toBeVisible();
	await expect.poll(async () => (await readSoFar(page)).some(({ papers }) => papers > 0)).toBe(true);
	await expect.poll(async () => (await readSoFar(page)).at(-1)?.papers).toBe(0);
	await expect.poll(() => toastsOf(page)).toEqual(["Assignment submitted successfully!"]);
	const first = (await readSoFar(page)).find(({ words }) => saysSent.test(words));
	const [row] = await server.rows("submissions", `student_id = '${maya.id}'`);
	expect(first?.at).toBeGreaterThanOrEqual(Date.parse(String(row?.received_at)));
});
