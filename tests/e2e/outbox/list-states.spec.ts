// The list behind the chip shows the state of everything written on this phone, in plain words and once.
import type { Page } from "@playwright/test";
import { judge, narrow, showOnDesktop } from "#support/browser/looks.ts";
import { cardOf, chip, openTab, signIn } from "#support/browser/portal.ts";
import { expect, refusedBatch, test } from "#support/browser/test.ts";
import { aClass, answer, field, holdSending, list, work } from "./written-list.ts";

const said = {
	en: {
		draft: /^Draft saved \d\d:\d\d$/,
		queued: "Waiting to send",
		sending: "Sending",
		sent: "Sent to your teacher",
		failed: "Not sent",
		why: "This assignment is not open to you any more. Your text is kept; ask your teacher.",
		again: "Try again",
		parts: ["Not sent yet", "Being written", "Sent lately"],
		chip: "1 needs you",
		contact: /^Last contact with the centre: \w+ \d+, \d{4}, \d+:\d\d\s[AP]M\.$/,
	},
	fr: {
		draft: /^Brouillon enregistré à \d\d:\d\d$/,
		queued: "En attente d'envoi",
		sending: "Envoi en cours",
		sent: "Envoyé à ton professeur",
		failed: "Non envoyé",
		why: "Tu n'as plus accès à ce devoir. Ton texte est gardé\u202f; parles-en à ton professeur.",
		again: "Réessayer",
		parts: ["Pas encore envoyé", "En cours d'écriture", "Envoyé récemment"],
		chip: "1 à revoir",
		contact: /^Dernier contact avec le centre\u202f: \d+ \S+ \d{4} à \d\d:\d\d\.$/,
	},
} as const;

const begun = ["Ratios", "Levers"];

test("the list names every state of an entry: French, light, on a phone, and English, dark, on a desktop", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(refusedBatch);
	const { maya, tasks } = await aClass(server, ["Fractions", "Angles", "Areas", "Volumes", ...begun]);
	const page = await phone(narrow);
	await signIn(page, server, maya);
	await openTab(page, /\(6\)$/);
	await answer(page, "Fractions", "3/8");
	await expect(chip(page)).toHaveAttribute("data-look", "sent");
	await server.remove("assignments", tasks[1]?.id ?? "");
	await answer(page, "Angles", "A right angle has 90 degrees.");
	await expect(chip(page)).toHaveAttribute("data-look", "failed");
	const letGo = await holdSending(page);
	await answer(page, "Areas", "12 square metres");
	for (const title of begun) {
		await field(page, title).fill("Two to");
		await expect(cardOf(page, title).getByText(said.fr.draft)).toBeVisible();
	}
	await chip(page).click();
	await expect(work(page, "Areas").getByText(said.fr.sending, { exact: true })).toBeVisible();
	await page.keyboard.press("Escape");
	await answer(page, "Volumes", "8 litres");
	await chip(page).click();
	// The notice about the refusal stays; notices that come and go are not checked while they move.
	await expect(page.locator("[data-sonner-toast]")).toHaveCount(1);

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
	await expect(list(page).getByRole("status")).toHaveText(words.chip);
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

test("the list gives the focus back also when closed the moment it came up, and a change is said once: by its head while it is open, by the chip else", async ({
	server,
	phone,
}) => {
	const { maya } = await aClass(server, ["Fractions"]);
	const page = await phone();
	await signIn(page, server, maya);
	await openTab(page, "Assignments (1)");
	await chip(page).focus();
	await page.keyboard.press("Enter");
	await expect(list(page)).toBeVisible();
	// It tries to catch the focus once more while it closes.
	await list(page).evaluate((leaving) => {
		addEventListener("focusin", () => queueMicrotask(() => leaving.querySelector("button")?.focus()), { once: true });
	});
	await page.keyboard.press("Escape");
	await expect(list(page)).toHaveCount(0);
	await expect(chip(page)).toBeFocused();

	const letGo = await holdSending(page);
	await answer(page, "Fractions", "3/8");
	await chip(page).click();
	await expect(list(page).getByRole("status")).toHaveText("Sending 1 of 1");
	await hear(page);
	letGo();
	await expect(list(page).getByText("Everything you wrote is sent.")).toBeVisible();
	await expect.poll(() => heard(page)).toEqual(["All sent"]);
	await page.keyboard.press("Escape");
	await expect(list(page)).toHaveCount(0);
	expect(await heard(page)).toEqual(["All sent"]);
});

/** From now on records what the live regions of the frame announce; notices have regions of their own. */
const hear = (page: Page): Promise<void> =>
	page.evaluate(() => {
		const said: string[] = [];
		Object.assign(window, { said });
		new MutationObserver((changes) => {
			const regions = changes.map(({ target }) => {
				const node = target instanceof Element ? target : target.parentElement;
				return node?.closest("[aria-live], [role=status], [role=alert]");
			});
			for (const region of new Set(regions)) {
				if (!region || region.closest("[aria-label^=Notices], main")) continue;
				if (region.getAttribute("aria-live") !== "off") said.push(region.textContent ?? "");
			}
		}).observe(document, { childList: true, characterData: true, subtree: true });
	});
const heard = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, "said"));
