// Several works begun at once. Each list that names drafts is tried with none, one, two and several of them, and beside
// two works of every other state: no list may trip over its second entry.
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { chip, handIn, keptByServiceWorker, networkIsBack, openTab, sheet, signIn } from "#support/browser/portal.ts";
import { expect, holdRequests, serverIsDown, test } from "#support/browser/test.ts";
import { twoOfEach } from "#support/browser/two-of-each.ts";
import type { Person } from "#support/people.ts";
import { submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

const refusedBatch = /status of 400 .*\/api\/batch/;
const titles = ["Fractions", "Angles", "Areas", "Volumes"];
/** What is begun for an assignment. */
const begun = (title: string) => `${title}: half of it`;

const list = (page: Page): Locator => page.getByRole("dialog", { name: "Written on this phone" });
const field = (page: Page, title: string): Locator => sheet(page, title).getByLabel("Your response");

async function begin(page: Page, title: string): Promise<void> {
	await field(page, title).fill(begun(title));
	await expect(sheet(page, title).getByText(/^Draft saved/)).toBeVisible();
}

/** The drafts the open list names, in its order. */
const named = (page: Page): Locator =>
	list(page)
		.locator("section")
		.filter({ has: page.getByRole("heading", { level: 3, name: "Being written" }) })
		.getByRole("link");

const newestFirst = (count: number) =>
	titles
		.slice(0, count)
		.reverse()
		.map((title) => `Answer: ${title}`);

async function savedFile(page: Page): Promise<string> {
	const download = page.waitForEvent("download");
	await list(page).getByRole("button", { name: "Save everything as a file" }).click();
	return await readFile(await (await download).path(), "utf8");
}

test("the list behind the chip names none, one, two and several drafts, also after a reload", async ({
	server,
	phone,
}) => {
	const { maya } = await twoOfEach(server, titles);
	const page = await phone();
	await signIn(page, server, maya);
	await openTab(page, "Assignments (4)");
	for (const count of [0, 1, 2, 4]) {
		for (const title of titles.slice(0, count)) {
			if ((await field(page, title).inputValue()) === "") await begin(page, title);
		}
		for (const when of count === 4 ? ["at once", "after a reload"] : ["at once"]) {
			await test.step(`${count} drafts, ${when}`, async () => {
				if (when === "after a reload") await page.reload();
				await chip(page).click();
				await expect(list(page).getByRole("status")).toHaveText("All sent");
				await expect(named(page)).toHaveText(newestFirst(count));
				if (count > 0) {
					const file = await savedFile(page);
					for (const title of titles.slice(0, count)) expect(file).toContain(begun(title));
				}
				await page.keyboard.press("Escape");
				await expect(list(page)).toHaveCount(0);
			});
		}
	}
});

/** The account as it is, and as it was. */
const statuses = {
	waiting: { fields: { name: "" }, title: "Waiting for approval" },
	blocked: { fields: { blocked_at: "2026-01-05 08:00:00.000Z" }, title: "This account is closed for now" },
	declined: {
		fields: { name: "", declined_at: "2026-01-05 08:00:00.000Z", decline_reason: "Please call the centre." },
		title: "This account was not approved",
	},
} as const;
const approved = { name: "Maya Haddad", blocked_at: "", declined_at: "", decline_reason: "" };

/** Changes the account on the server and lets the open page hear of it. */
async function become(server: RealServer, page: Page, { id }: Person, fields: object, title: string): Promise<void> {
	await server.update("users", id, fields);
	await networkIsBack(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}

test("on the page of an account that is not open none, one, two and several drafts are read, copied and saved", async ({
	server,
	phone,
}) => {
	const { maya } = await twoOfEach(server, titles);
	const page = await phone();
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await signIn(page, server, maya);
	// The three pages show one list.
	for (const [count, status] of [
		[0, "waiting"],
		[1, "blocked"],
		[2, "declined"],
		[4, "blocked"],
	] as const) {
		const { fields, title } = statuses[status];
		await test.step(`${count} drafts on the page of a ${status} account`, async () => {
			await openTab(page, "Assignments (4)");
			for (const task of titles.slice(0, count)) {
				if ((await field(page, task).inputValue()) === "") await begin(page, task);
			}
			await become(server, page, maya, fields, title);
			const kept = page.getByRole("main").locator("section").filter({ hasText: "Words without a place" });
			await expect(kept.getByRole("listitem")).toHaveCount(count);
			await page.reload();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
			await expect(kept.getByRole("listitem")).toHaveCount(count);
			for (const task of titles.slice(0, count)) {
				const words = kept.getByRole("listitem").filter({ hasText: begun(task) });
				await expect(words).toBeVisible();
				await words.getByRole("button", { name: "Copy" }).click();
				await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(begun(task));
			}
			if (count > 0) {
				await chip(page).click();
				const file = await savedFile(page);
				for (const task of titles.slice(0, count)) expect(file).toContain(begun(task));
				await page.keyboard.press("Escape");
				await expect(list(page)).toHaveCount(0);
			}
			await become(server, page, maya, approved, "Hello, Maya");
		});
	}
	await openTab(page, "Assignments (4)");
	for (const task of titles) await expect(field(page, task)).toHaveValue(begun(task));
});

test("two drafts, two works that wait, two that were refused and two that were sent stand in one list", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(refusedBatch);
	const more = [...titles, "Ratios", "Graphs", "Levers", "Lenses"];
	const { maya, tasks } = await twoOfEach(server, more);
	const page = await phone();
	await signIn(page, server, maya);
	await openTab(page, "Assignments (8)");
	for (const title of ["Fractions", "Angles"]) await handIn(page, title, begun(title));
	await expect.poll(async () => (await server.rows("submissions", `student_id = '${maya.id}'`)).length).toBe(2);
	await expect(chip(page)).toHaveAttribute("data-look", "sent");
	for (const [at, title] of ["Areas", "Volumes"].entries()) {
		await server.remove("assignments", tasks[title]?.id ?? "");
		await handIn(page, title, begun(title));
		await expect(chip(page)).toHaveAccessibleName(new RegExp(`^${at + 1} needs? you`));
	}
	const letGo = await holdRequests(page, "**/api/batch");
	for (const title of ["Ratios", "Graphs"]) await handIn(page, title, begun(title));
	for (const title of ["Levers", "Lenses"]) await begin(page, title);

	await chip(page).click();
	const states = (word: string) => list(page).getByRole("listitem").filter({ hasText: word });
	await expect(states("Not sent")).toHaveCount(2);
	// The second goes with the first, or behind it.
	await expect(states("Sending").or(states("Waiting to send"))).toHaveCount(2);
	await expect(named(page)).toHaveText(["Answer: Lenses", "Answer: Levers"]);
	await expect(states("Sent to your teacher")).toHaveCount(2);
	const file = await savedFile(page);
	for (const title of more.slice(2)) expect(file).toContain(begun(title));
	letGo();
	await expect(states("Sent to your teacher")).toHaveCount(4);
});

test("signing out with two drafts and two works that wait keeps all four for the next sign-in", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const { maya } = await twoOfEach(server, titles);
	const page = await phone({ keepsApp: true });
	await signIn(page, server, maya);
	await keptByServiceWorker(page);
	await openTab(page, "Assignments (4)");
	for (const title of ["Fractions", "Angles"]) await begin(page, title);
	await server.stop();
	for (const title of ["Areas", "Volumes"]) await handIn(page, title, begun(title));
	await chip(page).click();
	await expect(named(page)).toHaveText(["Answer: Angles", "Answer: Fractions"]);
	await page.keyboard.press("Escape");
	await expect(list(page)).toHaveCount(0);

	await page.getByRole("button", { name: "Sign Out" }).click();
	const dialog = page.getByRole("dialog", { name: "Some work is not sent yet" });
	await expect(dialog.getByRole("listitem")).toHaveText([/Answer: Areas/, /Answer: Volumes/]);
	await dialog.getByRole("button", { name: "Keep on this phone for my next sign-in" }).click();
	await page.waitForURL(`${server.url}/`);
	await server.start();
	await signIn(page, server, maya);
	await expect(chip(page)).toHaveAttribute("data-look", "sent");
	await openTab(page, "Assignments (2)");
	for (const title of ["Fractions", "Angles"]) await expect(field(page, title)).toHaveValue(begun(title));
	const rows = await server.rows("submissions", `student_id = '${maya.id}'`);
	expect(rows.map((row) => row.text_body).sort()).toEqual([begun("Areas"), begun("Volumes")]);
});

test("two grades begun by a teacher stand in the list, each with its way", async ({ server, phone }) => {
	const { maya, karim, rana, maths, tasks } = await twoOfEach(server, ["Fractions", "Angles"]);
	const task = tasks.Fractions?.id ?? "";
	for (const who of [maya, karim]) await submission(server, who, task);
	const page = await phone({ viewport: { width: 1360, height: 860 } });
	await signIn(page, server, rana);
	await openTab(page, "Grading (2)");
	for (const { name } of [maya, karim]) {
		await page.getByRole("button", { name: new RegExp(name) }).click();
		await expect(sheet(page, name)).toBeVisible();
		await page.getByLabel("Feedback").fill(`Halve it again, ${name}.`);
		await expect(page.getByText(/^Draft saved/)).toBeVisible();
	}
	await page.goto(`${server.url}/dashboard-tutor#courses/${maths.id}`);
	await chip(page).click();
	await expect(named(page)).toHaveText(["Grade for Karim Nassar: Fractions", "Grade for Maya Haddad: Fractions"]);
});
