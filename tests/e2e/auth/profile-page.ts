// The profile as its tests read it.
import type { Locator, Page } from "@playwright/test";

/** How Chromium reports that the server refuses the token. */
export const deadToken = /status of 40[14] .*\/api\/(lead\/handshake|collections\/users)/;

export const region = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });
