// A course with grades of every kind, and what a teacher reads in its gradebook.
import { waitFor, within } from "@testing-library/dom";
import { expect } from "vitest";
import { type App, wordsOf } from "#support/dom/app.ts";
import { main, press } from "#support/dom/portal.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, enrol, submission } from "#support/school.ts";
import { day, fromNow } from "#support/schools/due-dates.ts";
import type { RealServer } from "#support/server.ts";

/**
 * Half marks. Fractions (of 20, was due yesterday): Maya has 12.5, Karim waits, Tia was late and has 8, Lea handed in
 * nothing, Omar joined after it. Angles (of 10, no due date): Maya has 9.5. Circles (of 5) is archived, Maya has 1.
 */
export async function aBook(server: RealServer) {
	const rana = await teacher(server, "Rana Khoury");
	const named = (name: string) => student(server, name);
	const [maya, karim, tia] = [await named("Maya Haddad"), await named("Karim Nassar"), await named("Tia Rahme")];
	const [lea, omar] = [await named("Lea Abboud"), await named("Omar Khalil")];
	const maths = await course(server, rana, [maya, karim, tia, lea], { grade_step: "0.5" });
	await enrol(server, omar, maths.id, "student", fromNow(0));
	const due_at = fromNow(-day);
	const task = (title: string, fields: object) => assignment(server, maths.id, { title, ...fields });
	const fractions = await task("Fractions", { due_at });
	const angles = await task("Angles", { max_points: 10 });
	const circles = await task("Circles", { max_points: 5, due_at: fromNow(-2 * day), status: "archived" });
	const graded = (grade: number) => ({
		grade,
		feedback: grade === 12.5 ? "Show your steps." : "",
		graded_by: rana.id,
		graded_at: fromNow(-3_600_000),
	});
	await submission(server, maya, fractions.id, graded(12.5));
	const waiting = await submission(server, karim, fractions.id);
	const late = fromNow(-day / 2);
	await submission(server, tia, fractions.id, { ...graded(8), submitted_at: late, received_at: late });
	await submission(server, maya, angles.id, graded(9.5));
	await submission(server, maya, circles.id, graded(1));
	return { rana, maya, karim, tia, lea, omar, maths, fractions, angles, waiting };
}

/** From the courses into the gradebook of Mathematics. */
export async function openBook(app: App): Promise<void> {
	await press(app, "Mathematics");
	await press(app, /^(Open the gradebook|Ouvrir le carnet de notes)$/);
	await app.page.findByRole("table");
}

/** What each row of the table says, cell by cell. */
export const rowsOf = ({ page }: App): string[][] =>
	within(page.getByRole("table"))
		.getAllByRole("row")
		.map((row) => [...row.children].map((cell) => (cell instanceof HTMLElement ? plain(wordsOf(cell)) : "")));

/** With plain spaces for narrow ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

/** Waits until the row of this student (or "The class", or the head) says so, cell by cell. */
export const rowSays = (app: App, cells: string[]): Promise<void> =>
	waitFor(() => expect(rowsOf(app).find(([first]) => first === cells[0])).toEqual(cells));

/** Besides Mathematics, Maya is in Science of the same teacher, where one is missing, and in Art of another. */
export async function threeCourses(server: RealServer) {
	const book = await aBook(server);
	const { rana, maya } = book;
	const science = await course(server, rana, [maya], { title: "Science", code: "SCI-6" });
	await assignment(server, science.id, { title: "Torches", due_at: fromNow(-day) });
	const joseph = await teacher(server, "Joseph Saade");
	const art = await course(server, joseph, [maya], { title: "Art", code: "ART-6" });
	const clay = await assignment(server, art.id, { title: "Clay", due_at: fromNow(-day) });
	const late = fromNow(-day / 2);
	await submission(server, maya, clay.id, { submitted_at: late, received_at: late });
	return { ...book, science, art };
}

/** The groups of the record, each with its assignments. */
export const recordGroups = (level: 3 | 4): string[][] =>
	main()
		.getAllByRole("heading", { level })
		.filter((heading) => heading.nextElementSibling?.tagName === "UL")
		.map((heading) => [
			heading.textContent ?? "",
			...within(heading.parentElement ?? document.body)
				.getAllByRole("button")
				.map((button) => button.textContent ?? ""),
		]);

/** The sums at the top of the record. */
export const recordSummary = () => wordsOf(document.querySelector<HTMLElement>("main dl") ?? document.body);

/** The courses of the record, each with its sums. */
export const recordRows = ({ page }: App) =>
	within(page.getByRole("table"))
		.getAllByRole("row")
		.slice(1)
		.map((row) => wordsOf(row));
