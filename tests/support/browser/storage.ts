// What a phone stores and shows, as a person would find it who inspects the browser.
import type { Page } from "@playwright/test";
import { everythingStored, rowsStored } from "#support/phones/stored-words.ts";

/** All of it as one text, in which to search for words. */
export const everythingOn = (page: Page): Promise<string> => page.evaluate(everythingStored);

/** How many rows each table of one account's database has on this phone. */
export const rowsOnPhone = (page: Page, userId: string): Promise<Record<string, number>> =>
	page.evaluate(rowsStored, `lead-${userId}`);
