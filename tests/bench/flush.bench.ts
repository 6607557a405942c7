// A teacher grades a hundred answers without a network, then it comes back: how long until the chip says that all is sent,
// and what of it the server took.
import type { Page } from "@playwright/test";
import { keptByServiceWorker, openTab, signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";

const [grades, rounds] = [100, 3];

/** Grades what lies first in the pile, as often as asked, by keyboard. */
async function gradePile(page: Page, count: number): Promise<void> {
	for (let left = count; left > 0; left--) {
		await expect(page.getByRole("tab", { name: `Grading (${left})` })).toBeVisible();
		await page.getByLabel("Grade", { exact: true }).first().fill("12");
		await page.keyboard.press("Enter");
	}
	await expect(page.getByRole("tab", { name: "Grading (0)" })).toBeVisible();
}

/** Listens for the network's return; its `taken` is the milliseconds from there until the chip says "All sent". */
const returnOfNetwork = (page: Page) =>
	page.evaluateHandle(() => ({
		taken: new Promise<number>((done) => {
			const sentIn = (begun: number) => {
				const looking = setInterval(() => {
					if (!document.querySelector("header")?.textContent.includes("All sent")) return;
					clearInterval(looking);
					done(performance.now() - begun);
				}, 4);
			};
			addEventListener("online", () => sentIn(performance.now()), { once: true });
		}),
	}));

test("a hundred grades kept offline", async ({ ownServer: server, phone, strays }) => {
	strays.allow(/ERR_INTERNET_DISCONNECTED/);
	const rana = await teacher(server);
	const students = await Promise.all(Array.from({ length: 20 }, () => student(server)));
	const maths = await course(server, rana, students);
	const page = await phone({ viewport: { width: 1360, height: 850 }, keepsApp: true });
	await signIn(page, server, rana);
	await keptByServiceWorker(page);
	const taken: number[] = [];
	for (let round = 0; round < rounds; round++) {
		for (let task = 0; task < grades / students.length; task++) {
			const { id } = await assignment(server, maths.id, { title: `Work ${round} ${task}` });
			for (const who of students)
				await submission(server, who, id, { text_body: "An answer of a student. ".repeat(20) });
		}
		await page.reload();
		await openTab(page, `Grading (${grades})`);
		await page.context().setOffline(true);
		await gradePile(page, grades);
		const waits: number[] = [];
		page.on("requestfinished", (request) => {
			if (request.url().includes("/api/")) waits.push(request.timing().responseEnd);
		});
		const network = await returnOfNetwork(page);
		await page.context().setOffline(false);
		taken.push(await network.evaluate((online) => online.taken));
		page.removeAllListeners("requestfinished");
		const server_ms = waits.reduce((sum, wait) => sum + wait, 0);
		console.log(
			`${(taken.at(-1) ?? 0).toFixed(0).padStart(5)} ms for ${grades} grades, ${server_ms.toFixed(0)} of them in requests`,
		);
	}
	const middle = taken.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
	console.log(`${middle.toFixed(0).padStart(5)} ms in the middle (aim 600) from the network's return to "All sent"`);
});
