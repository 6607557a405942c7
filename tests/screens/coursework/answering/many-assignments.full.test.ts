// A student with 200 assignments: twelve at a time, found by course and by words; drafts are always shown.
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { inFocus } from "#support/dom/awaited.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { answerField, fill, openTab, press, speak } from "#support/dom/portal.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { cardsAre, pressEnter, reload, typeInto, valueIs } from "./answer-steps.ts";

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
	return { maya };
}

const here = serverForThisFile(manyTasks);

const titles = (...numbers: number[]) => numbers.map((at) => `Exercise ${at}`);
const upTo = (count: number) => titles(...Array.from({ length: count }, (_, at) => at + 1));

test("a student with 200 assignments gets twelve at a time, and finds any of them; one with a draft is never filtered or paged away", async () => {
	const { server, maya } = here();
	const app = await openDashboard(server, maya);
	const { page, user } = app;
	await openTab(app, "Assignments (200)");
	const panel = () => within(page.getByRole("tabpanel"));
	const search = () => panel().getByLabelText<HTMLInputElement>(/^(Search|Chercher)$/);
	const courses = () => panel().getByLabelText<HTMLSelectElement>(/^(Course|Cours)$/);
	await cardsAre(app, upTo(12));
	panel().getByText("12 of 200 shown");
	await pressEnter(app, panel().getByRole("button", { name: "Show more" }));
	await cardsAre(app, upTo(24));
	await inFocus(() => panel().getByRole("heading", { name: "Exercise 13" }));

	await fill(app, search(), "exercise 19");
	await cardsAre(app, titles(19, 119, ...Array.from({ length: 10 }, (_, at) => 190 + at)));
	await user.selectOptions(courses(), "Français");
	await cardsAre(app, titles(190, 195));
	await fill(app, search(), "FRANCAIS 45");
	await cardsAre(app, titles(45, 145));
	await fill(app, search(), "robots");
	await panel().findByText("Nothing matches");
	await pressEnter(app, panel().getByRole("button", { name: "Show all" }));
	await cardsAre(app, upTo(12));
	await inFocus(search);

	await speak(app, "fr");
	panel().getByText("Affichage de 12 sur 200");
	const [chosen, ...others] = courses().selectedOptions;
	expect(others).toEqual([]);
	expect(chosen?.textContent).toBe("Tous les cours");
	await fill(app, search(), "Exercise 133");
	await cardsAre(app, ["Exercise 133"]);
	const answer = () => answerField(app, "Exercise 133");
	await typeInto(app, await answer(), "Trois cinquièmes");
	await fill(app, search(), "rien de tel");
	expect((await answer()).value).toBe("Trois cinquièmes");
	await user.selectOptions(courses(), "Français");
	await cardsAre(app, ["Exercise 133"]);
	await panel().findByText(/^Brouillon enregistré à/);
	await reload(app);
	await cardsAre(app, [...upTo(12), "Exercise 133"]);
	const kept = await answer();
	await valueIs(kept, "Trois cinquièmes");
	await press(app, "Afficher plus");
	await cardsAre(app, [...upTo(24), "Exercise 133"]);
	await fill(app, search(), "Exercise 140");
	await cardsAre(app, ["Exercise 133", "Exercise 140"]);
});
