// Submissions that wait for their teacher, and the fields of a grade.
import { waitFor, within } from "@testing-library/dom";
import { expect } from "vitest";
import { type App, onComputer } from "#support/dom/app.ts";
import { openOverLine } from "#support/dom/opened-dashboard.ts";
import { openTab } from "#support/dom/portal.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

/** Three submissions wait for a grade, Maya's the longest; a fourth is graded. */
export async function waitingAnswers(server: RealServer, grade_step = "") {
	const rana = await teacher(server, "Rana Khoury");
	const students = [];
	for (const name of ["Maya Haddad", "Karim Nassar", "Tia Rahme", "Jad Saad"])
		students.push(await student(server, name));
	const maths = await course(server, rana, students, { grade_step });
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
	return { rana, students };
}

/** Rana's page on a computer with these submissions to grade, and the network before it; Maya's is open. */
export async function openGrading(server: RealServer, grade_step = "") {
	const { rana, students } = await waitingAnswers(server, grade_step);
	onComputer();
	const { app, line } = await openOverLine(server, rana);
	await openTab(app, "Grading (3)");
	await isInFront(app, "Maya Haddad");
	return { rana, students, app, line };
}

/** Waits until this person's submission is the open one. */
export const isInFront = ({ page }: App, name: string): Promise<void> =>
	waitFor(() => {
		const open = page.getAllByRole("article");
		expect(open).toHaveLength(1);
		expect(open[0]?.querySelector("h2")?.textContent).toBe(name);
	});

export const gradeField = ({ page }: App) => page.getByLabelText<HTMLInputElement>("Grade");
export const feedbackField = ({ page }: App) => page.getByLabelText<HTMLTextAreaElement>(/^Feedback/);
export const submit = ({ page }: App) => page.getByRole<HTMLButtonElement>("button", { name: "Submit Grade" });

/** The fields that narrow the list. The queries know no element `search`, which browsers give the role of that name. */
export function narrowing() {
	const part = document.querySelector<HTMLElement>("main search");
	if (!part) throw new Error("There is nothing to narrow the list with.");
	return within(part);
}

/** The only submission of this person, as the server has it. */
export const answerOf = async (server: RealServer, who: Person | undefined) =>
	(await server.rows("submissions", `student_id = '${who?.id}'`))[0];
