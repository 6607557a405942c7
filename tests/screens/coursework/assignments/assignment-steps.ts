// The steps of a teacher who creates and edits assignments.
import { waitFor, within } from "@testing-library/dom";
import { expect } from "vitest";
import { assignmentEdit } from "#support/api/bodies.ts";
import { type App, wordsOf } from "#support/dom/app.ts";
import { fill, openTab, press } from "#support/dom/portal.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, enrol } from "#support/school.ts";
import type { RealServer, Row } from "#support/server.ts";

export const field = ({ page }: App, label: string): HTMLInputElement => page.getByLabelText(label);

/** Puts a text into a field of the form, as soon as the form is there. */
export async function write(app: App, label: string, text: string): Promise<void> {
	await fill(app, await app.page.findByLabelText(label), text);
}

export const fieldHas = (app: App, label: string, text: string): Promise<void> =>
	waitFor(() => expect(field(app, label).value).toBe(text));

export const isFocused = (element: () => HTMLElement | null): Promise<void> =>
	waitFor(() => expect(document.activeElement).toBe(element()));

export const courseField = ({ page }: App): HTMLSelectElement => page.getByRole("combobox", { name: "Course" });

/** Chooses a course in the form, which is disabled until its draft was read. */
export async function chooseCourse(app: App, name: string): Promise<void> {
	await waitFor(() => expect(courseField(app).disabled).toBe(false));
	await app.user.selectOptions(courseField(app), name);
}

export const optionsOf = (select: HTMLSelectElement): string[] => [...select.options].map(({ text }) => text);

/** The listed assignments. */
export const rows = ({ page }: App): HTMLElement[] => within(page.getByRole("tabpanel")).queryAllByRole("listitem");

/** The listed assignment with these words. */
export const rowOf = (app: App, words: string): Promise<HTMLElement> =>
	waitFor(() => {
		const [row, ...others] = rows(app).filter((one) => wordsOf(one).includes(words));
		if (!row || others.length > 0) throw new Error(`${others.length + (row ? 1 : 0)} rows with ${words}`);
		return row;
	});

export async function aCourse(server: RealServer) {
	const rana = await teacher(server, "Rana Khoury");
	const joseph = await teacher(server, "Joseph Saade");
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, rana, [maya]);
	await enrol(server, joseph, maths.id, "teacher");
	return { rana, joseph, maya, maths };
}

export async function setAssignment(app: App, title: string): Promise<void> {
	await openTab(app, "Assignments");
	await write(app, "Title", title);
	await press(app, "Create Assignment");
	await rowOf(app, title);
}

/** The request of another teacher's phone that edits an assignment it has pulled. */
export const editedBy = (server: RealServer, who: { token: string }, row: Row, words: object) =>
	server.ask("PATCH", `/api/collections/assignments/records/${row.id}`, {
		token: who.token,
		body: assignmentEdit(row, { max_points: 20, due_at: "", ...words }),
	});

/** Creates a course, whose page opens. */
export async function makeCourse(app: App, title: string, code: string): Promise<void> {
	await openTab(app, "Create Course");
	await write(app, "Course Title", title);
	await write(app, "Course Code", code);
	await press(app, "Create Course");
	await app.page.findByRole("heading", { level: 2, name: title });
}

export const week = 7 * 86_400_000;

export const hour = 3_600_000;

/** Rana's Mathematics with an assignment, two more courses of hers, one that has ended, and one of somebody else. */
export async function schoolToCopyIn(server: RealServer) {
	const { rana, maths } = await aCourse(server);
	const science = await course(server, rana, [], { title: "Science", code: "SCI-6" });
	const second = await course(server, rana, [], { title: "Mathematics", code: "MATH-6C" });
	const old = await course(server, rana, [], { title: "History", code: "HIST-6" });
	await server.update("courses", old.id, { archived_at: new Date().toISOString() });
	await course(server, await teacher(server, "Zeina Frem"), [], { title: "Chess", code: "CHESS" });
	// Due eight days ago.
	const due_at = new Date(Date.now() - week - 24 * hour).toISOString();
	const words = { title: "Angles", instructions: "- **Read** page 12\n- Draw", max_points: 40, due_at };
	const task = await assignment(server, maths.id, words);
	return { rana, science, second, task, words };
}
