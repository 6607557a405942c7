// What both dashboards say while something is handed in, when it arrived, and when it could not be, in both languages.
import type { Page } from "@playwright/test";
import { speak } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import type { Person } from "#support/people.ts";
import type { RealServer } from "#support/server.ts";
import { aClass, filled, labels, panel, signedIn, submitting, text, typed, words, works } from "./form-words.ts";

/** Whatever the page wants to keep waits, as while another tab writes. @returns what lets it go on */
async function whileAnotherWrites(page: Page, who: Person): Promise<() => Promise<void>> {
	await page.evaluate(async (name) => {
		const open = indexedDB.open(name);
		await new Promise((done) => {
			open.onsuccess = done;
		});
		const outbox = open.result.transaction("outbox", "readwrite").objectStore("outbox");
		Object.assign(window, { anotherWrites: true });
		const goOn = () => {
			if (Reflect.get(window, "anotherWrites")) outbox.count().onsuccess = goOn;
			else open.result.close();
		};
		goOn();
	}, `lead-${who.id}`);
	return async () => void (await page.evaluate(() => Object.assign(window, { anotherWrites: false })));
}

/** From now on this phone has no room for another outbox entry. */
const fillUp = (page: Page): Promise<void> =>
	page.evaluate(() => {
		IDBObjectStore.prototype.add = () => {
			throw new DOMException("full", "QuotaExceededError");
		};
	});

/** From now on the server takes no such words, for no reason anybody of ours wrote down. */
async function refuseWords(server: RealServer, collection: string, name: string): Promise<void> {
	const [path, token] = [`/api/collections/${collection}`, server.superuserToken];
	const fields = (await server.ask("GET", path, { token })).at("fields");
	if (!Array.isArray(fields)) throw new Error("no fields");
	const body = { fields: fields.map((field) => (field.name === name ? { ...field, pattern: "^never$" } : field)) };
	expect((await server.ask("PATCH", path, { token, body })).status).toBe(200);
}

test("every form has its labels in sight, says Submitting... on its button, then success, in both languages", async ({
	server,
	phone,
}) => {
	const who = await aClass(server);
	const pages = await signedIn(server, phone, who);
	for (const language of ["en", "fr"] as const) {
		if (language === "fr") for (const page of [pages.maya, pages.rana]) await speak(page, "fr");
		for (const work of works) {
			const page = pages[work];
			const button = await filled(page, work, language);
			// The student's tab has a form for each assignment.
			const own = page.getByRole("button", { name: words[work].button[language], exact: true });
			const form = panel(page).locator("form").filter({ has: own }).first();
			await expect(form.locator("label").filter({ visible: true })).toHaveText([...labels[work][language]]);
			const goOn = await whileAnotherWrites(page, work === "answer" ? who.maya : who.rana);
			await button.click();
			const busy = panel(page).getByRole("button", { name: submitting[language], exact: true });
			await expect(busy).toBeDisabled();
			await goOn();
			await expect(page.getByText(words[work].success[language], { exact: true })).toBeVisible();
			await expect(busy).toHaveCount(0);
		}
	}
});

test("what the phone cannot keep is said to have failed and stays in its fields, in both languages", async ({
	server,
	phone,
}) => {
	const pages = await signedIn(server, phone, await aClass(server));
	for (const page of [pages.maya, pages.rana]) await fillUp(page);
	for (const work of works) {
		const page = pages[work];
		for (const language of ["en", "fr"] as const) {
			await speak(page, language);
			const button = await filled(page, work, language);
			await button.click();
			await expect(page.getByText(words[work].failure[language], { exact: true })).toBeVisible();
			await expect(button).toBeEnabled();
			await expect(typed(page, work, language)).toHaveValue(text[work]);
		}
	}
});

test("what the server refuses is said to have failed", async ({ ownServer: server, phone, strays }) => {
	strays.allow(/status of 400 .*\/api\/batch/);
	const pages = await signedIn(server, phone, await aClass(server));
	await refuseWords(server, "submissions", "text_body");
	await refuseWords(server, "submissions", "feedback");
	await refuseWords(server, "courses", "code");
	await refuseWords(server, "assignments", "title");
	for (const [work, language] of [
		["grade", "en"],
		["answer", "fr"],
		["assignment", "en"],
		["course", "fr"],
	] as const) {
		const page = pages[work];
		await speak(page, language);
		const button = await filled(page, work, language);
		await button.click();
		// The item itself may say it in the same words.
		const toast = page.locator("[data-sonner-toast]").getByText(words[work].failure[language], { exact: true });
		await expect(toast).toBeVisible();
		await expect(page.getByText(words[work].success[language], { exact: true })).toHaveCount(0);
	}
});
