// The steps of a teacher who changes the grade of Maya's submission.
import { within } from "@testing-library/dom";
import type { App } from "#support/dom/app.ts";
import { openOverLine } from "#support/dom/opened-dashboard.ts";
import { openTab } from "#support/dom/portal.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course, enrol, newId, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;

export const field = ({ page }: App, label: string | RegExp) => page.getByLabelText<Field>(label);
export const grade = (app: App) => field(app, "Grade");
export const open = ({ page }: App) => page.getByRole<HTMLButtonElement>("button", { name: "Change grade" });
export const save = ({ page }: App) => page.getByRole<HTMLButtonElement>("button", { name: "Save the new grade" });

/** Maya's row in the class of the opened assignment. */
export function rowOfMaya({ page }: App): HTMLElement {
	const rows = within(page.getByRole("region", { name: "The class" })).getAllByRole("listitem");
	const [row] = rows.filter(({ textContent }) => textContent.includes("Maya Haddad"));
	if (!row) throw new Error("Maya is not in the class.");
	return row;
}

export const maya = (app: App) => within(rowOfMaya(app));

/** Maya's submission has 12 of 20 points from Rana; Karim's has no grade yet. Joseph teaches the course, too. */
export async function aGrade(server: RealServer) {
	const [rana, joseph] = [await teacher(server, "Rana Khoury"), await teacher(server, "Joseph Saade")];
	const [writer, karim] = [await student(server, "Maya Haddad"), await student(server, "Karim Nassar")];
	const maths = await course(server, rana, [writer, karim]);
	await enrol(server, joseph, maths.id, "teacher");
	const task = await assignment(server, maths.id);
	const row = await submission(server, writer, task.id, {
		grade: 12,
		feedback: "Show your steps.",
		graded_by: rana.id,
		graded_at: "2026-02-09 10:00:00.000Z",
	});
	await submission(server, karim, task.id);
	return { rana, joseph, writer, task, row };
}

/** Opens Maya's submission on this teacher's new phone. */
export async function openMaya(server: RealServer, who: Person) {
	const { app, line } = await openOverLine(server, who);
	await openTab(app, "Assignments");
	await app.user.click(await app.page.findByRole("button", { name: "Fractions" }));
	await toggleMaya(app);
	await maya(app).findByRole("group", { name: "Student response" });
	return { app, line };
}

/** Opens or closes Maya's submission in the class. */
export async function toggleMaya({ page, user }: App): Promise<void> {
	await user.click(await page.findByRole("button", { name: /^Maya Haddad/ }));
}

export const stored = (server: RealServer, { id }: { id: string }) => server.row("submissions", id);

/** The request of another teacher's phone. */
export const changedBy = (server: RealServer, who: Person, row: { id: string }, points: number, replaces = "") =>
	server.ask("PATCH", `/api/collections/submissions/records/${row.id}`, {
		token: who.token,
		body: { grade: points, feedback: "Exactly right.", reason: "Counted anew.", mutation: newId(), replaces },
	});
