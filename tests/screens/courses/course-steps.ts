// What a teacher does with courses in the portal, in English, and where the focus is.

import { type queries, waitFor, within } from "@testing-library/dom";
import { expect } from "vitest";
import type { App } from "#support/dom/app.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { chipSays, fill, main, press } from "#support/dom/portal.ts";
import type { Person } from "#support/people.ts";
import { assignment, submission } from "#support/school.ts";
import { aClass, day, fromNow } from "#support/schools/due-dates.ts";
import type { RealServer } from "#support/server.ts";

/** Opens the dashboard of a server, or of a proxy before it, on a new phone; everything was fetched. */
export async function openWhenFetched({ url }: { url: string }, person: Person): Promise<App> {
	const app = await openDashboard({ url }, person);
	await chipSays(app, "All sent");
	return app;
}

/** Loads the open page again, as its reader does. */
export const reload = (app: App): Promise<void> => app.load(location.pathname + location.search + location.hash);

/** Waits until the focus is there. */
export const hasFocus = (find: () => Element): Promise<void> =>
	waitFor(() => {
		const at = document.activeElement;
		if (at !== find()) throw new Error(`The focus is at ${at?.outerHTML.slice(0, 300)}`);
	});

/** Opens a course's page from its card. */
export async function enterCourse(app: App, title: string): Promise<void> {
	await press(app, title);
	await hasFocus(() => heading(app, title));
}

export const heading = ({ page }: App, name: string): HTMLElement => page.getByRole("heading", { level: 2, name });

/** Waits until the page is about a course of this title. */
export const headingIs = ({ page }: App, name: string): Promise<HTMLElement> =>
	page.findByRole("heading", { level: 2, name });

export const titleField = ({ page }: App): HTMLInputElement => page.getByLabelText<HTMLInputElement>("Course Title");

export const emailField = ({ page }: App): HTMLInputElement => page.getByLabelText<HTMLInputElement>("Email");

type CourseFields = { title: string; code: string; subject?: string; grade?: string };

/** Fills the form that is open, for a new course or one being edited. */
export async function fillCourse(app: App, { title, code, subject = "", grade = "" }: CourseFields): Promise<void> {
	await fill(app, await app.page.findByLabelText("Course Title"), title);
	await fill(app, app.page.getByLabelText("Course Code"), code);
	await fill(app, app.page.getByLabelText("Subject"), subject);
	await app.user.selectOptions(app.page.getByLabelText("Grade Level"), grade);
}

/** The button of the form; a tab has the same name. */
export const createButton = (): Promise<HTMLElement> => main().findByRole("button", { name: "Create Course" });

export const classList = ({ page }: App): ReturnType<typeof within<typeof queries>> =>
	within(page.getByRole("region", { name: "Class list" }));

const rowsOf = (app: App, name: string) =>
	classList(app)
		.queryAllByRole("listitem")
		.filter(({ textContent }) => textContent.includes(name));

/** The one row of a person in the class list of the open course, by name or address. */
export const inClass = (app: App, name: string): Promise<HTMLElement> =>
	waitFor(() => {
		const [row, ...more] = rowsOf(app, name);
		if (!row || more.length > 0) throw new Error(`Rows of ${name} in the class: ${row ? more.length + 1 : 0}`);
		return row;
	});

export const notInClass = (app: App, name: string): Promise<void> =>
	waitFor(() => expect(rowsOf(app, name)).toHaveLength(0));

/** Presses a button in the row of a person. */
export async function pressInRow(app: App, person: string, name: string): Promise<void> {
	const row = within(await inClass(app, person));
	await app.user.click(await row.findByRole("button", { name }));
}

/** Types an e-mail address and presses Add. */
export async function addByEmail(app: App, email: string): Promise<void> {
	await fill(app, emailField(app), email);
	await press(app, "Add");
}

/** Waits until the field has this value. */
export const fieldIs = async ({ page }: App, label: string, value: string) => {
	const field = () => page.getByLabelText<HTMLInputElement | HTMLSelectElement>(label);
	await page.findByLabelText(label);
	await waitFor(() => expect(field().value).toBe(value));
};

/** A class with a missing answer, one that waits and one with a grade. */
export async function aTerm(server: RealServer) {
	const { maya, rana, maths } = await aClass(server, fromNow(-day));
	const [angles, circles] = [
		await assignment(server, maths.id, { title: "Angles", due_at: fromNow(day) }),
		await assignment(server, maths.id, { title: "Circles" }),
	];
	const grade = { grade: 17, feedback: "", graded_by: rana.id, graded_at: fromNow(-day) };
	await submission(server, maya, angles.id, grade);
	await submission(server, maya, circles.id);
	return { maya, rana, maths };
}
