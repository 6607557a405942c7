// Answers that wait for a grade, and what is in front of who grades them.
import { expect, type Page } from "@playwright/test";
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

/** Three answers that wait for a grade, oldest first: Maya's, Karim's, Tia's. */
export async function threeAnswers(server: RealServer): Promise<Person> {
	const rana = await teacher(server, "Rana Khoury");
	const students = [];
	for (const name of ["Maya Haddad", "Karim Nassar", "Tia Rahme"]) students.push(await student(server, name));
	const task = await assignment(server, (await course(server, rana, students)).id);
	for (const [at, writer] of students.entries()) {
		await submission(server, writer, task.id, { submitted_at: `2026-02-0${at + 2} 22:18:00.000Z` });
	}
	return rana;
}

/** A short answer and a very long one to an assignment with a long title, and one to another. */
export async function shortAndLong(server: RealServer) {
	const rana = await teacher(server, "Rana Khoury");
	const [maya, karim] = [await student(server, "Maya Haddad"), await student(server, "Karim Nassar")];
	const maths = await course(server, rana, [maya, karim], { subject: "Mathematics" });
	const title = "Fractions in real life: recipes, gas bottles, and the price of bread in three shops of Zahlé";
	const instructions = "Look around in the kitchen.\n\nThen write what you found.";
	const real = await assignment(server, maths.id, { title, instructions });
	const moon = await assignment(server, maths.id, { title: "The Moon", max_points: 100 });
	const words = { text_body: "3/8", submitted_at: "2026-02-02 08:00:00.000Z" };
	await submission(server, maya, real.id, words);
	const long = "The gas bottle was three quarters full on Monday, and half full on Friday.\n".repeat(120);
	await submission(server, karim, real.id, { text_body: long, submitted_at: "2026-02-03 08:00:00.000Z" });
	await submission(server, maya, moon.id, { ...words, submitted_at: "2026-02-04 08:00:00.000Z" });
	return { rana, title };
}

export const submit = (page: Page) => page.getByRole("button", { name: /^(Submit Grade|Envoyer la note)$/ });

/** The whole button can be seen, and nothing lies over it. */
export async function inSight(page: Page): Promise<void> {
	await expect(submit(page)).toBeInViewport({ ratio: 1 });
	await submit(page).click({ trial: true });
}

export const inFront = (page: Page) => page.getByRole("article").getByRole("heading", { level: 2 });
export const gradeOf = (page: Page) => page.getByLabel("Grade", { exact: true });
