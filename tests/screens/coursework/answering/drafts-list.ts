// Drafts begun by a student, and the list behind the chip that names them.
import { waitFor, within } from "@testing-library/dom";
import { expect, vi } from "vitest";
import { type App, wordsOf } from "#support/dom/app.ts";
import { isGone } from "#support/dom/awaited.ts";
import { answerField, fill } from "#support/dom/portal.ts";
import { inCard } from "./answer-steps.ts";

export const titles = ["Fractions", "Angles", "Areas", "Volumes"];
/** The text of the draft for this assignment. */
export const begun = (title: string) => `${title}: half of it`;

const dialog = { name: "Written on this phone" };

export const list = ({ page }: App): App["page"] => within(page.getByRole("dialog", dialog));

const chipName = { name: /Open the list of unsent work$/ };

/** Waits until the chip has this look. */
export const chipLooks = ({ page }: App, look: string): Promise<void> =>
	waitFor(() => expect(page.getByRole("button", chipName).dataset.look).toBe(look));

export async function openList({ page, user }: App): Promise<void> {
	await user.click(await page.findByRole("button", chipName));
	await page.findByRole("dialog", dialog);
}

export async function closeList(app: App): Promise<void> {
	await app.user.keyboard("{Escape}");
	await isGone(() => app.page.queryByRole("dialog", dialog));
}

export async function begin(app: App, title: string): Promise<void> {
	await fill(app, await answerField(app, title), begun(title));
	await (await inCard(app, title)).findByText(/^Draft saved/);
}

/** Waits until the field for this assignment has its draft. */
export const hasDraft = (app: App, title: string): Promise<void> =>
	waitFor(async () => expect((await answerField(app, title)).value).toBe(begun(title)));

/** Waits until the open list names exactly these drafts, in this order. */
export const draftsAre = (app: App, names: string[]): Promise<void> =>
	waitFor(() => {
		const part = list(app).getByRole("heading", { level: 3, name: "Drafts" }).closest("section");
		if (!part) throw new Error("The heading has no section.");
		expect(
			within(part)
				.getAllByRole("link")
				.map((link) => wordsOf(link).trim()),
		).toEqual(names);
	});

/** Presses the button of the open list that saves a file. @returns what the browser is given to save */
export async function savedFile(app: App): Promise<string> {
	const given: Blob[] = [];
	const create = vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
		if (blob instanceof Blob) given.push(blob);
		return "blob:file";
	});
	await app.user.click(await list(app).findByRole("button", { name: "Save everything as a file" }));
	await waitFor(() => expect(given).toHaveLength(1));
	create.mockRestore();
	return (await given[0]?.text()) ?? "";
}
