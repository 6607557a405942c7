// A student with 200 assignments: twelve at a time, found by course and by words; drafts are always shown.
import { judge } from "#support/browser/looks.ts";
import { cardOf, openTab, signIn, speak, typeInto } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";
import { headingsIn } from "./student-term.ts";

/** Two courses of many assignments, due one after the other; every fifth is of the second course. */
async function manyTasks(server: RealServer) {
	const maya = await student(server, "Maya Haddad");
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, [maya]);
	const french = await course(server, rana, [maya], { title: "Français", code: "FR-6A", subject: "Languages" });
	for (let at = 1; at <= 200; at++) {
		const due_at = new Date(Date.UTC(2030, 0, at, 21, 59)).toISOString();
		await assignment(server, at % 5 ? maths.id : french.id, { title: `Exercise ${at}`, due_at });
	}
	return maya;
}

test("a student with 200 assignments gets twelve at a time, and finds any of them; one with a draft is never filtered or paged away", async ({
	server,
	phone,
}) => {
	const maya = await manyTasks(server);
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await signIn(page, server, maya);
	await openTab(page, "Assignments (200)");
	const panel = page.getByRole("tabpanel");
	const titles = (...numbers: number[]) => numbers.map((at) => `Exercise ${at}`);
	const upTo = (count: number) => titles(...Array.from({ length: count }, (_, at) => at + 1));
	await expect(headingsIn(page)).toHaveText(upTo(12));
	await expect(panel.getByText("12 of 200 shown", { exact: true })).toBeVisible();
	await panel.getByRole("button", { name: "Show more", exact: true }).press("Enter");
	await expect(headingsIn(page)).toHaveText(upTo(24));
	await expect(panel.getByRole("heading", { name: "Exercise 13", exact: true })).toBeFocused();
	await judge(page, "many assignments");

	await panel.getByLabel("Search", { exact: true }).fill("exercise 19");
	await expect(headingsIn(page)).toHaveText(titles(19, 119, ...Array.from({ length: 10 }, (_, at) => 190 + at)));
	await panel.getByLabel("Course", { exact: true }).selectOption("Français");
	await expect(headingsIn(page)).toHaveText(titles(190, 195));
	await panel.getByLabel("Search", { exact: true }).fill("FRANCAIS 45");
	await expect(headingsIn(page)).toHaveText(titles(45, 145));
	await panel.getByLabel("Search", { exact: true }).fill("robots");
	await expect(panel.getByText("Nothing matches", { exact: true })).toBeVisible();
	await judge(page, "nothing matches");
	await panel.getByRole("button", { name: "Show all", exact: true }).press("Enter");
	await expect(headingsIn(page)).toHaveText(upTo(12));
	await expect(panel.getByLabel("Search", { exact: true })).toBeFocused();

	await page.setViewportSize({ width: 1360, height: 900 });
	await speak(page, "fr");
	await expect(panel.getByText("12 sur 200 affichés", { exact: true })).toBeVisible();
	await expect(panel.getByLabel("Cours", { exact: true }).locator("option:checked")).toHaveText("Tous les cours");
	await judge(page, "many assignments, in French");
	await panel.getByLabel("Rechercher", { exact: true }).fill("Exercise 133");
	await expect(headingsIn(page)).toHaveText(["Exercise 133"]);
	await typeInto(cardOf(page, "Exercise 133").getByLabel("Ta réponse"), "Trois cinquièmes");
	await panel.getByLabel("Rechercher", { exact: true }).fill("rien de tel");
	await expect(cardOf(page, "Exercise 133").getByLabel("Ta réponse")).toHaveValue("Trois cinquièmes");
	await panel.getByLabel("Cours", { exact: true }).selectOption("Français");
	await expect(headingsIn(page)).toHaveText(["Exercise 133"]);
	await expect(panel.getByText(/^Brouillon enregistré à/)).toBeVisible();
	await page.reload();
	await expect(headingsIn(page)).toHaveCount(13);
	await expect(cardOf(page, "Exercise 133").getByLabel("Ta réponse")).toHaveValue("Trois cinquièmes");
	await panel.getByRole("button", { name: "Afficher plus", exact: true }).click();
	await expect(headingsIn(page)).toHaveCount(25);
	await panel.getByLabel("Rechercher", { exact: true }).fill("Exercise 140");
	await expect(headingsIn(page)).toHaveText(["Exercise 133", "Exercise 140"]);
});
