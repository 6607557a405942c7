// A database that the app cannot open: its writer can still read and copy the words in it.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { judge } from "#support/browser/looks.ts";
import { answerField, cardOf, handIn, openDashboard } from "#support/browser/portal.ts";
import { expect, type NewPhone, type PhoneOptions, serverIsDown, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

const opening = /CannotOpen|Dexie|UpgradeError|^(sync|notices) /;

/** A student with one unsent submission on the phone, and one draft. */
async function unsentWork(server: RealServer, phone: NewPhone, options: PhoneOptions) {
	const [maya, rana] = [await student(server, "Maya Haddad"), await teacher(server, "Rana Khoury")];
	const maths = await course(server, rana, [maya]);
	await assignment(server, maths.id, { title: "Fractions" });
	await assignment(server, maths.id, { title: "Angles" });
	const page = await phone(options);
	await openDashboard(page, server, maya);
	await page.getByRole("tab", { name: /^(Assignments|Devoirs)/ }).click();
	await expect(cardOf(page, "Fractions")).toBeVisible();
	await page.route("**/api/**", (route) => route.abort());
	return { maya, page };
}

/** Leaves the app without leaving its origin. */
const leave = (page: Page, server: RealServer) => page.goto(`${server.url}/robots.txt`);

test("a database of a newer version is not opened: every unsent word can be read, copied and saved as a file", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(opening, serverIsDown, /net::ERR_FAILED/, /status of 404/);
	const { maya, page } = await unsentWork(server, phone, { viewport: { width: 360, height: 740 } });
	await handIn(page, "Fractions", "Three eighths are left.");
	await (await answerField(page, "Angles")).fill("A right angle has");
	await expect(page.getByRole("main").getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
	await leave(page, server);
	await page.evaluate(async (name) => {
		const answer = <Result>(request: IDBRequest<Result>) =>
			new Promise<Result>((done, fail) => {
				request.onsuccess = () => done(request.result);
				request.onerror = () => fail(request.error);
			});
		const old = await answer(indexedDB.open(name));
		const all = (store: string) => answer(old.transaction(store).objectStore(store).getAll());
		const [outbox, drafts] = [await all("outbox"), await all("drafts")];
		old.close();
		await answer(indexedDB.deleteDatabase(name));
		const opening = indexedDB.open(name, 9990);
		opening.onupgradeneeded = () => {
			// Today's app cannot read this: the entries have another key.
			const entries = opening.result.createObjectStore("outbox", { keyPath: "id" });
			for (const entry of outbox) entries.add(entry);
			const kept = opening.result.createObjectStore("drafts", { keyPath: "key" });
			for (const draft of drafts) kept.add(draft);
		};
		(await answer(opening)).close();
	}, `lead-${maya.id}`);
	await page.goto(`${server.url}/dashboard-student`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your work is here, but cannot be opened");
	await expect(page.getByRole("heading", { level: 2, name: "Fractions" })).toBeVisible();
	await expect(page.getByText("Three eighths are left.", { exact: true })).toBeVisible();
	await expect(page.getByText("A right angle has", { exact: true })).toBeVisible();
	await judge(page, "rescue");
	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: "Save everything as a file" }).click();
	const file = await download;
	expect(file.suggestedFilename()).toBe("lead-unsent-work.txt");
	const text = await readFile(await file.path(), "utf8");
	expect(text).toContain("Three eighths are left.");
	expect(text).toContain("A right angle has");
});

test("a failed upgrade leaves the old database unchanged and shows the words in it, in French too", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(opening, serverIsDown, /net::ERR_FAILED/, /status of 404/);
	const { maya, page } = await unsentWork(server, phone, {
		locale: "fr-FR",
		colorScheme: "dark",
		viewport: { width: 1360, height: 860 },
	});
	await leave(page, server);
	// No upgrade leads from this layout to today's, because the outbox has another key.
	await page.evaluate(async (name) => {
		const answer = (request: IDBOpenDBRequest) =>
			new Promise<void>((done, fail) => {
				request.onsuccess = () => done(request.result?.close());
				request.onerror = () => fail(request.error);
			});
		await answer(indexedDB.deleteDatabase(name));
		const opening = indexedDB.open(name, 10);
		opening.onupgradeneeded = () => {
			const outbox = opening.result.createObjectStore("outbox", { keyPath: "id" });
			const body = { text_body: "Il reste trois huitièmes." };
			const drafts = opening.result.createObjectStore("drafts", { keyPath: "key" });
			const grade = JSON.stringify({ grade: "14", feedback: "Montre les étapes.", seen: "3/8" });
			drafts.add({ key: "grade:abcdefghijklmno", text: grade, saved_at: Date.UTC(2026, 10, 19, 16) });
			outbox.add({
				id: "a",
				state: "queued",
				created: Date.UTC(2026, 10, 19, 15),
				about: { title: "Fractions", person: "" },
				body,
			});
		};
		await answer(opening);
	}, `lead-${maya.id}`);
	await page.goto(`${server.url}/dashboard-student`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Le travail est là, mais ne s’ouvre pas");
	await expect(page.getByText("Il reste trois huitièmes.", { exact: true })).toBeVisible();
	await expect(page.getByText("14 Montre les étapes.", { exact: true })).toBeVisible();
	await expect(page.getByText(/[{}]/)).toHaveCount(0);
	await judge(page, "rescue, French");
	await page.reload();
	await expect(page.getByText("Il reste trois huitièmes.", { exact: true })).toBeVisible();
});
