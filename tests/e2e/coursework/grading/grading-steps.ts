// Submissions that wait for their teacher, and the fields of a grade.
import type { Page } from "@playwright/test";
import { openTab, signIn } from "#support/browser/portal.ts";
import { expect, type NewPhone, type PhoneOptions } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

/** Three submissions wait for a grade, Maya's the longest; a fourth is graded. */
export async function waitingAnswers(server: RealServer) {
	const rana = await teacher(server, "Rana Khoury");
	const students = [];
	for (const name of ["Maya Haddad", "Karim Nassar", "Tia Rahme", "Jad Saad"])
		students.push(await student(server, name));
	const maths = await course(server, rana, students);
	const fractions = await assignment(server, maths.id, { due_at: "2026-02-10 21:59:00.000Z" });
	await assignment(server, maths.id, { title: "Angles", max_points: 1 });
	await assignment(server, maths.id, { title: "Circles", due_at: "2030-11-21 23:30:00.000Z", max_points: 100 });
	for (const [at, writer] of students.entries()) {
		const graded = { grade: 12, feedback: "", graded_by: rana.id, graded_at: "2026-02-09 10:00:00.000Z" };
		await submission(server, writer, fractions.id, {
			submitted_at: `2026-02-0${at + 2} 22:18:00.000Z`,
			received_at: `2026-02-0${at + 2} 22:18:01.000Z`,
			...(at === 3 ? graded : {}),
		});
	}
	return { rana };
}

/** A phone in California, which shows due dates in the time of Zahlé. */
export const elsewhere = { timezoneId: "America/Los_Angeles", viewport: { width: 1360, height: 900 } };

/** Rana's phone with these submissions to grade; Maya's is open. */
export async function openGrading(server: RealServer, phone: NewPhone, options: PhoneOptions = {}) {
	const { rana } = await waitingAnswers(server);
	const page = await phone({ ...elsewhere, ...options });
	await signIn(page, server, rana);
	await openTab(page, "Grading (3)");
	await expect(inFront(page)).toHaveText("Maya Haddad");
	return { rana, page };
}

export const inFront = (page: Page) => page.getByRole("article").getByRole("heading", { level: 2 });
export const gradeField = (page: Page) => page.getByLabel("Grade", { exact: true });
export const submit = (page: Page) => page.getByRole("button", { name: "Submit Grade", exact: true });
