// The list behind the chip shows the state of everything written on this phone, in plain words, and leads to each entry.
// (What it does with the focus and with each entry: tests/screens/outbox/list-*.test.ts.)
import type { Page } from "@playwright/test";
import { judge, narrow, showOnDesktop } from "#support/browser/looks.ts";
import { answerField, cardOf, chip, openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, refusedBatch, test } from "#support/browser/test.ts";
import { aClass } from "#support/schools/maths-class.ts";
import { answer, holdSending, list, work } from "./written-list.ts";

const said = {
	en: {
		draft: /^Draft saved \d\d:\d\d$/,
		queued: "Waiting to send",
		sending: "Sending",
		sent: "Sent to your teacher",
		failed: "Not sent",
		why: "You no longer have access to this assignment. Your text is kept; ask your teacher.",
		again: "Try again",
		parts: ["Not sent yet", "Drafts", "Recently sent"],
		chip: "1 needs you",
		contact: /^Last contact with the center: \w+\s\d+, \d{4}, \d+:\d\d\s[AP]M\.$/,
	},
	fr: {
		draft: /^Brouillon enregistré à \d\d:\d\d$/,
		queued: "En attente d’envoi",
		sending: "Envoi en cours",
		sent: "Envoyé à ton professeur",
		failed: "Non envoyé",
		why: "Tu n’as plus accès à ce devoir. Ton texte est gardé\u202f; parles-en à ton professeur.",
		again: "Réessayer",
		parts: ["Pas encore envoyé", "Brouillons", "Envoyé récemment"],
		chip: "1 à revoir",
		contact: /^Dernier contact avec le centre\u202f: \d+\s\S+ \d{4} à\s\d\d:\d\d\.$/,
	},
} as const;

const begun = ["Ratios", "Levers"];

test("the list names every state of an entry: French, light, on a phone, and English, dark, on a desktop; and a link scrolls to its entry", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(refusedBatch);
	const { maya, tasks } = await aClass(server, ["Fractions", "Angles", "Areas", "Volumes", ...begun]);
	const page = await phone(narrow);
	await openDashboard(page, server, maya);
	await openTab(page, /\(6\)$/);
	await answer(page, "Fractions", "3/8");
	await expect(chip(page)).toHaveAttribute("data-look", "sent");
	await server.remove("assignments", tasks[1]?.id ?? "");
	await answer(page, "Angles", "A right angle has 90 degrees.");
	await expect(chip(page)).toHaveAttribute("data-look", "failed");
	const letGo = await holdSending(page);
	await answer(page, "Areas", "12 square metres");
	for (const title of begun) {
		await (await answerField(page, title)).fill("Two to");
		await expect(cardOf(page, title).getByText(said.fr.draft)).toBeVisible();
	}
	await chip(page).click();
	await expect(work(page, "Areas").getByText(said.fr.sending, { exact: true })).toBeVisible();
	await page.keyboard.press("Escape");
	await answer(page, "Volumes", "8 litres");
	await chip(page).click();
	// The list says what its notices said, which go; they are not checked while they do.
	await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);

	await expectEveryState(page, "fr");
	await judge(page, "every state: French, light, on a phone");
	await showOnDesktop(page);
	await expectEveryState(page, "en");
	await judge(page, "every state: English, dark, on a desktop");
	letGo();
	for (const title of ["Areas", "Volumes"]) {
		await expect(work(page, title).getByText(said.en.sent, { exact: true })).toBeVisible();
	}
	expect(await cutWithLargeLetters(page)).toEqual([]);

	const sent = cardOf(page, "Fractions").getByRole("heading", { level: 2 });
	// By key, because a notice may cover it.
	await work(page, "Fractions").getByRole("link").press("Enter");
	await expect(list(page)).toHaveCount(0);
	await expect(sent).toBeFocused();
	await expect(sent).toBeInViewport();
});

async function expectEveryState(page: Page, language: "en" | "fr"): Promise<void> {
	const words = said[language];
	for (const title of begun) await expect(work(page, title).getByText(words.draft)).toBeVisible();
	await expect(work(page, "Volumes").getByText(words.queued, { exact: true })).toBeVisible();
	await expect(work(page, "Areas").getByText(words.sending, { exact: true })).toBeVisible();
	await expect(work(page, "Fractions").getByText(words.sent, { exact: true })).toBeVisible();
	await expect(work(page, "Angles").getByText(`${words.failed}${words.why}`)).toBeVisible();
	await expect(work(page, "Angles").getByRole("button", { name: words.again })).toBeVisible();
	await expect(list(page).getByRole("heading", { level: 3 })).toHaveText([...words.parts]);
	await expect(list(page).getByRole("status").filter({ hasText: words.chip })).toBeVisible();
	await expect(list(page).getByText(words.contact)).toBeVisible();
	expect(await cutWithLargeLetters(page)).toEqual([]);
}

/** The buttons of the list whose words no longer fit when letters are twice as large. */
const cutWithLargeLetters = (page: Page): Promise<(string | null)[]> =>
	page.evaluate(() => {
		document.documentElement.style.setProperty("font-size", "200%");
		const cut = [...document.querySelectorAll("[role=dialog] button *")]
			.filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
			.map(({ textContent }) => textContent);
		document.documentElement.style.removeProperty("font-size");
		return cut;
	});
