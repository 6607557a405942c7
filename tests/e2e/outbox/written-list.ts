// The list behind the chip, and submissions written for it on a small phone.
import type { Locator, Page } from "@playwright/test";
import { holdRequests } from "#support/browser/offline.ts";
import { answerField, cardOf } from "#support/browser/portal.ts";
import { expect } from "#support/browser/test.ts";

export const small = { viewport: { width: 360, height: 740 } };

export const list = (page: Page): Locator =>
	page.getByRole("dialog", { name: /^(Written on this phone|Écrit sur ce téléphone)$/ });
/** The entry of that title in the list. */
export const work = (page: Page, title: string): Locator => list(page).getByRole("listitem").filter({ hasText: title });

export async function answer(page: Page, title: string, text: string): Promise<void> {
	await (await answerField(page, title)).fill(text);
	await cardOf(page, title)
		.getByRole("button", { name: /^(Submit Assignment|Rendre le devoir)$/ })
		.click();
	await expect(cardOf(page, title)).toHaveCount(0);
}

/** Holds what is sent from now on. @returns lets it and everything later go on */
export const holdSending = (page: Page) => holdRequests(page, "**/api/batch");

/** How Chromium reports that the server's API does not answer. */
export const isCut = /net::ERR_(FAILED|INTERNET_DISCONNECTED) .*\/api\//;

/** From now on the server does not answer, but the pages themselves are there. */
export const cut = (page: Page): Promise<unknown> => page.route("**/api/**", (route) => route.abort());
