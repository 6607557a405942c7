// A database whose upgrade fails: its writer can still read the words in it.
import { judge } from "#support/browser/looks.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { leave, opening, unsentWork } from "./unopened.ts";

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
