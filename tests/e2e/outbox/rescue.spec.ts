// A database that the app cannot open: its writer can still read and copy the words in it.
import { readFile } from "node:fs/promises";
import { judge } from "#support/browser/looks.ts";
import { answerField, handIn } from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { leave, opening, unsentWork } from "./unopened.ts";

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
