// What two children do on one phone: Nour in English, then Léa in French.
import type { Page } from "@playwright/test";
import { isDrawn } from "#support/browser/drawn.ts";
import {
	answerField,
	cardOf,
	chip,
	chipSays,
	fillSignIn,
	keptByServiceWorker,
	networkIsBack,
	openTab,
	pressSignOut,
	speak,
} from "#support/browser/portal.ts";
import { expect } from "#support/browser/test.ts";
import { choosePassword } from "./newcomers.ts";
import { type Card, lea, nour } from "./people.ts";
import type { Centre } from "./served.ts";

/** The camera of the phone opens what stands on the card. */
export async function nourComesIn(page: Page, link: string, { password }: Card): Promise<void> {
	await page.goto("about:blank");
	await page.goto(link);
	await expect(page.getByLabel("Password", { exact: true })).toHaveValue(password);
	await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
	await choosePassword(page, nour, password);
	await expect(page.getByText("Not enrolled in any courses yet", { exact: true })).toBeVisible();
	await keptByServiceWorker(page);
}

const worksheet = (page: Page) => cardOf(page, "Fractions").getByRole("link", { name: "Sums with fractions" });

async function readWorksheet(page: Page): Promise<void> {
	await worksheet(page).click();
	await expect(page.getByText("Page 1 of 2")).toBeVisible();
	const canvas = page.getByRole("region", { name: "Sums with fractions" }).locator("canvas").first();
	await expect.poll(() => isDrawn(canvas)).toBe(true);
	await expect(page.getByText("The first page.")).toBeAttached();
	await page.getByRole("button", { name: "Back", exact: true }).click();
}

/** Reads what is to be done while there is a network. */
export async function nourReads(page: Page): Promise<void> {
	await networkIsBack(page);
	await expect(cardOf(page, "Mathematics")).toBeVisible();
	await expect(page.getByRole("button", { name: "Yes, always" })).toBeVisible();
	await page.getByRole("button", { name: "Yes, always" }).click();
	await page.getByRole("button", { name: "Mathematics", exact: true }).click();
	await expect(page.getByRole("link", { name: "The wall of fractions" })).toBeVisible();
	await openTab(page, "Assignments (1)");
	await answerField(page, "Fractions");
	await expect(cardOf(page, "Fractions").getByText("every", { exact: true })).toHaveCSS("font-weight", "700");
	await expect(cardOf(page, "Fractions").getByText("On this phone", { exact: true })).toBeVisible();
	await readWorksheet(page);
}

/** Answers without a network, in a tab that is closed and opened again in between. @returns the tab that is open now */
export async function nourAnswersOffline(page: Page, { url }: Centre): Promise<Page> {
	await page.context().setOffline(true);
	await (await answerField(page, "Fractions")).fill("Half a cup and a spoon");
	await expect(cardOf(page, "Fractions").getByText(/^Draft saved/)).toBeVisible();
	const next = await page.context().newPage();
	await page.close();
	await next.goto(`${url}/dashboard-student#assignments`);
	await expect(await answerField(next, "Fractions")).toHaveValue("Half a cup and a spoon");
	await readWorksheet(next);
	await cardOf(next, "Fractions").getByRole("button", { name: "Submit Assignment" }).click();
	await expect(next.getByText("No pending assignments")).toBeVisible();
	await chipSays(next, "Offline · 1 waiting");
	await next.context().setOffline(false);
	await chipSays(next, "All sent");
	await openTab(next, "Submitted");
	await expect(cardOf(next, "Fractions").getByText("Sent to your teacher")).toBeVisible();
	await pressSignOut(next);
	await next.waitForURL(`${url}/`);
	return next;
}

/** Signs in with what stands on her card, in French, joins the course by its code and answers. */
export async function leaJoinsAndAnswers(page: Page, { url }: Centre, card: Card, code: string): Promise<void> {
	await page.goto(`${url}/login`);
	await speak(page, "fr");
	await fillSignIn(page, card.user, card.password);
	await choosePassword(page, lea, card.password);
	await page.getByRole("button", { name: "S’inscrire avec un code" }).click();
	await page.getByLabel("Code d’inscription").fill(code.toLowerCase());
	await page.getByRole("dialog").getByRole("button", { name: "S’inscrire", exact: true }).click();
	await expect(cardOf(page, "Mathematics")).toBeVisible();
	await openTab(page, /^Devoirs/);
	await (await answerField(page, "Fractions")).fill("La moitié");
	await cardOf(page, "Fractions").getByRole("button", { name: "Rendre le devoir" }).click();
	await expect(chip(page)).toHaveAccessibleName(/^Tout est envoyé/);
}

/** Finds her answer given back, and answers again. */
export async function leaAnswersAgain(page: Page, comment: string): Promise<void> {
	await networkIsBack(page);
	await openTab(page, "Cours");
	await openTab(page, /^Devoirs/);
	await expect(cardOf(page, "Fractions").getByText(`À refaire\u202f: ${comment}`)).toBeVisible();
	await (await answerField(page, "Fractions")).fill("La moitié d’une tasse et une cuillère");
	await cardOf(page, "Fractions").getByRole("button", { name: "Rendre de nouveau" }).click();
	await expect(chip(page)).toHaveAccessibleName(/^Tout est envoyé/);
}

export async function leaSeesGrade(page: Page): Promise<void> {
	await networkIsBack(page);
	await openTab(page, /^Rendus/);
	await expect(cardOf(page, "Fractions")).toContainText("15");
	await expect(cardOf(page, "Fractions")).toContainText("Much better!");
}

/** Opens LEAD without a network, after the year has ended. */
export async function leaReadsPastGrade(page: Page, { url }: Centre): Promise<void> {
	await networkIsBack(page);
	await openTab(page, "Cours");
	await expect(page.getByRole("button", { name: "Cours passés (1)" })).toBeVisible();
	await page.context().setOffline(true);
	await page.goto(`${url}/dashboard-student`);
	await page.getByRole("button", { name: "Cours passés (1)" }).click();
	await page.getByRole("button", { name: "Mathematics", exact: true }).click();
	await expect(page.getByText("Ce cours est terminé. Tes réponses et tes notes restent ici.")).toBeVisible();
	await expect(page.getByRole("region", { name: "Devoirs" }).getByRole("listitem")).toContainText("15/20");
}
