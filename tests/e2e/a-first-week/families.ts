// Three families write to the centre. Each begins before something else happens, and sends after it.
import type { Page } from "@playwright/test";
import { speak } from "#support/browser/portal.ts";
import { expect } from "#support/browser/test.ts";
import { huda, marc, rita } from "./people.ts";
import type { Centre } from "./served.ts";

const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label);

/** @returns presses the button. What is sent within three seconds counts as a machine's: the press waits for their end. */
async function write(page: Page, words: Record<string, string>): Promise<(button: string) => Promise<void>> {
	for (const [label, text] of Object.entries(words)) {
		const place = field(page, label);
		if (/^(Child Grade|Classe)$/.test(label)) await place.selectOption(text);
		else await place.fill(text);
	}
	const filledAt = Date.now();
	return async (button) => {
		await expect.poll(() => Date.now() - filledAt).toBeGreaterThan(3000);
		await page.getByRole("button", { name: button }).click();
	};
}

const thanked = (page: Page, words: string) => expect(page.getByRole("heading", { name: words })).toBeFocused();

/** @returns sends it */
export async function ritaWrites(page: Page, { url }: Centre): Promise<() => Promise<void>> {
	await page.goto(url);
	await page.goto(`${url}/join-us`);
	const press = await write(page, rita);
	return async () => {
		await press("Send Inquiry");
		await thanked(page, "Thank you, \u2068Rita Abou Jaoudé\u2069");
	};
}

/** Asks for an account, in French. @returns sends it */
export async function marcWrites(page: Page, { url }: Centre): Promise<() => Promise<void>> {
	await page.goto(`${url}/portal`);
	await speak(page, "fr");
	await page.getByRole("button", { name: "Demander un compte" }).click();
	const press = await write(page, marc);
	return async () => {
		await press("Envoyer la demande");
		await thanked(page, "Merci, \u2068Marc Daher\u2069");
		await speak(page, "en");
	};
}

/** Writes while there is no network. @returns presses the button, looks at the way by WhatsApp, and gets the network back */
export async function hudaWrites(page: Page, { url }: Centre): Promise<() => Promise<void>> {
	await page.goto(`${url}/join-us`);
	await page.context().setOffline(true);
	const press = await write(page, huda);
	return async () => {
		await press("Send Inquiry");
		await thanked(page, "Your message is saved, \u2068هدى خوري\u2069");
		const waiting = page.getByRole("list", { name: "Waiting on this phone" }).getByRole("listitem");
		await expect(waiting).toContainText("Waiting to send");
		const whatsapp = waiting.getByRole("link", { name: "Send it on WhatsApp now" });
		await expect(whatsapp).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+\?text=.*in%20September/);
		await page.context().setOffline(false);
		await thanked(page, "Thank you, \u2068هدى خوري\u2069");
	};
}
