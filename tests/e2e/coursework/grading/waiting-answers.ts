// Three answers that wait for a grade, and what is in front of who grades them.
import type { Page } from "@playwright/test";
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

export const inFront = (page: Page) => page.getByRole("article").getByRole("heading", { level: 2 });
export const gradeOf = (page: Page) => page.getByLabel("Grade", { exact: true });
