// What can be done in the list behind the chip: discard, send alone, and carry away as a file.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { cardOf, chip, openTab } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { answer, cut, field, holdSending, isCut, list, openAssignments, work } from "./written-list.ts";

test("what nobody tried to send can be discarded and had back, and one work can be sent alone", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(isCut);
	const { maya, page } = await openAssignments(server, phone);
	const letGo = await holdSending(page);
	await answer(page, "Fractions", "3/8");
	await chip(page).click();
	await expect(work(page, "Fractions").getByText("Sending", { exact: true })).toBeVisible();
	await expect(work(page, "Fractions").getByRole("button", { name: "Discard" })).toHaveCount(0);
	await page.keyboard.press("Escape");
	await expect(chip(page)).toBeFocused();
	await answer(page, "Angles", "90 degrees");
	await chip(page).click();
	await work(page, "Angles").getByRole("button", { name: "Discard" }).press("Enter");
	await expect(work(page, "Angles")).toHaveCount(0);
	await expect(work(page, "Fractions")).toBeFocused();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(work(page, "Angles").getByText("Waiting to send")).toBeVisible();
	letGo();
	await expect(list(page).getByRole("status")).toHaveText("All sent");
	const texts = async () => (await server.rows("submissions", `student_id = '${maya.id}'`)).map((row) => row.text_body);
	expect((await texts()).sort()).toEqual(["3/8", "90 degrees"]);

	await page.keyboard.press("Escape");
	await openTab(page, "Submitted");
	await expect(cardOf(page, "Angles").getByText("90 degrees", { exact: true })).toBeVisible();
	await page.context().setOffline(true);
	await cardOf(page, "Angles").getByRole("button", { name: "Change my answer" }).click();
	await cardOf(page, "Angles").getByLabel("Your new response").fill("A quarter turn");
	await cardOf(page, "Angles").getByRole("button", { name: "Replace my answer" }).click();
	await chip(page).click();
	await expect(list(page).getByText(/^You are offline\. Keep working/)).toBeVisible();
	await expect(work(page, "Angles").getByRole("button", { name: "Send now" })).toBeVisible();
	// The app is told by nothing but the press: else it may have sent everything before.
	await list(page).evaluate((here) => {
		const press = (event: Event) => {
			event.stopImmediatePropagation();
			const send = [...here.querySelectorAll("button")].find(({ textContent }) => textContent === "Send now");
			send?.focus();
			send?.click();
		};
		addEventListener("online", press, { capture: true, once: true });
	});
	await page.context().setOffline(false);
	await expect(list(page).getByRole("status")).toHaveText("All sent");
	await expect(list(page).getByText("Everything you wrote is sent.")).toBeVisible();
	await expect(list(page).locator(":focus")).toHaveCount(1);
	expect((await texts()).sort()).toEqual(["3/8", "A quarter turn"]);
});

test("everything unsent is carried away as a file anybody can read, in French too", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(isCut);
	const { page } = await openAssignments(server, phone);
	await expect(cardOf(page, "Fractions")).toBeVisible();
	await cut(page);
	await answer(page, "Fractions", "½ of 3/4 is 3/8.\nالنصف 😀");
	await field(page, "Angles").fill("A right angle has");
	await expect(cardOf(page, "Angles").getByText(/^Draft saved/)).toBeVisible();
	await chip(page).click();
	expect(await savedFile(page, "Save everything as a file")).toEqual({
		name: "lead-unsent-work.txt",
		lines: [
			"\ufeffLEAD: work of Maya Haddad that is not sent yet",
			"File made <moment> (time in Lebanon)",
			"",
			"----",
			"",
			"1. Answer: Fractions",
			"Mathematics",
			"Waiting to send",
			"Written <moment>",
			"",
			"½ of 3/4 is 3/8.",
			"النصف 😀",
			"",
			"----",
			"",
			"2. Answer: Angles",
			"Being written",
			"Written <moment>",
			"",
			"A right angle has",
			"",
		],
	});
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Passer en français" }).click();
	await chip(page).click();
	const { name, lines } = await savedFile(page, "Tout enregistrer dans un fichier");
	expect(name).toBe("lead-travail-non-envoye.txt");
	expect(lines.slice(0, 9)).toEqual([
		"\ufeffLEAD\u202f: travail de Maya Haddad qui n'est pas encore envoyé",
		"Fichier créé le <moment> (heure du Liban)",
		"",
		"----",
		"",
		"1. Réponse\u202f: Fractions",
		"Mathematics",
		"En attente d'envoi",
		"Écrit le <moment>",
	]);
});

/** What the button puts in the hands of its person; a moment of the day of the test is written `<moment>`. */
async function savedFile(page: Page, button: string): Promise<{ name: string; lines: string[] }> {
	const download = page.waitForEvent("download");
	await list(page).getByRole("button", { name: button }).click();
	const file = await download;
	const text = await readFile(await file.path(), "utf8");
	const moment = /\w+ \d+, \d{4}, \d+:\d\d\s[AP]M|\d+ \S+ \d{4} à \d\d:\d\d/g;
	return { name: file.suggestedFilename(), lines: text.replace(moment, "<moment>").split("\r\n") };
}
