// What an admin does and sees at the dashboard.
import { waitFor, within } from "@testing-library/dom";
import { expect } from "vitest";
import { type App, openApp, wordsOf } from "#support/dom/app.ts";
import type { Person } from "#support/people.ts";
import { newId } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";
import { storedSession } from "#support/session.ts";

type Tab = "approvals" | "users" | "materials";

/** The dashboard of an admin who signed in before, on a new phone, at one of its tabs. */
export async function openAdminDashboard(
	server: { url: string },
	boss: Person,
	tab: Tab = "approvals",
	language: "en" | "fr" = "en",
): Promise<App> {
	const { items } = await storedSession(server, boss);
	const app = await openApp(server.url, `/dashboard-admin#${tab}`, language, items);
	await tabIsOpen(app, tab);
	// Waits until the first sync run has ended: the next one, which may close the dashboard, is a minute away.
	await app.page.findByRole("button", { name: /^(All sent|Tout est envoyé)/ });
	return app;
}

/** Follows a deep link to one of the tabs. */
export async function openAt(app: App, tab: Tab): Promise<void> {
	await app.load(`/dashboard-admin#${tab}`);
	await tabIsOpen(app, tab);
}

async function tabIsOpen({ page }: App, tab: Tab): Promise<void> {
	const at = ["approvals", "users", "materials"].indexOf(tab);
	await waitFor(() => expect(page.queryAllByRole("tab")[at]?.getAttribute("aria-selected")).toBe("true"));
}

export const tabs = ({ page }: App): string[] => page.getAllByRole("tab").map((tab) => wordsOf(tab));

/** The only one of these parts that has what is wanted; null when there is none. */
const partWith = (parts: HTMLElement[], has: (part: HTMLElement) => boolean): HTMLElement | null => {
	const found = parts.filter(has);
	if (found.length > 1) throw new Error(`${found.length} parts where one was expected: ${found.map(wordsOf)}`);
	return found[0] ?? null;
};

/** The card of a waiting person, by name, or of a material, by title; null when there is none. */
export const queryCard = ({ page }: App, name: string): HTMLElement | null =>
	partWith(page.queryAllByRole("listitem"), (item) =>
		[...item.querySelectorAll<HTMLElement>("h2, h3, h4")].some((heading) => wordsOf(heading) === name),
	);

const queryRow = ({ page }: App, name: string): HTMLElement | null => {
	const rows = page.queryAllByText(name, { selector: "tr *" }).map((words) => words.closest("tr"));
	return partWith(
		[...new Set(rows)].filter((row) => row !== null),
		() => true,
	);
};

const present = (query: () => HTMLElement | null, what: string): Promise<HTMLElement> =>
	waitFor(() => {
		const found = query();
		if (!found) throw new Error(`${what} is not on the page: ${wordsOf(document.body)}`);
		return found;
	});

export const card = (app: App, name: string): Promise<HTMLElement> => present(() => queryCard(app, name), name);

export const noCard = (app: App, name: string): Promise<void> => waitFor(() => expect(queryCard(app, name)).toBeNull());

/** The table row of a person, by name. */
export const userRow = (app: App, name: string): Promise<HTMLElement> => present(() => queryRow(app, name), name);

/** The row says so, in a part of it that has these words and no others. */
export const rowSays = (app: App, name: string, words: string): Promise<void> =>
	waitFor(async () => void within(await userRow(app, name)).getByText(words));

/** Waits for the notice with these words. */
export const notice = (words: string): Promise<void> =>
	waitFor(() => {
		const titles = document.querySelectorAll<HTMLElement>('[data-sonner-toast][data-removed="false"] [data-title]');
		expect([...titles].map((title) => wordsOf(title))).toContain(words);
	});

/** Waits until no list is being fetched. */
export const notBusy = (): Promise<void> =>
	waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());

/** Presses a button in one part of the page, as soon as it can be pressed. */
export async function pressIn({ user }: App, part: HTMLElement, name: string): Promise<void> {
	const button = await within(part).findByRole("button", { name });
	await waitFor(() => expect(button).toHaveProperty("disabled", false));
	await user.click(button);
}

/** The dialog with this title, which no other word stands in. */
export const dialog = ({ page }: App, name: string): Promise<HTMLElement> => page.findByRole("dialog", { name });

/** Chooses a class list in the dialog that imports it. */
export async function chooseList({ user }: App, form: HTMLElement, content: string): Promise<void> {
	await user.upload(within(form).getByLabelText("File"), new File([content], "class.csv", { type: "text/csv" }));
}

/** The one dialog that is open. */
export const anyDialog = ({ page }: App): Promise<HTMLElement> => page.findByRole("dialog");

export const noDialog = ({ page }: App): Promise<void> => waitFor(() => expect(page.queryByRole("dialog")).toBeNull());

/** Opens the drawer of one person in the list. */
export const manage = async (app: App, name: string): Promise<void> =>
	pressIn(app, await userRow(app, name), document.documentElement.lang === "fr" ? "Gérer" : "Manage");

/** Opens the courses of somebody in the list. */
export async function coursesOf(app: App, name: string): Promise<HTMLElement> {
	await manage(app, name);
	await pressIn(app, await dialog(app, name), "Courses");
	return await dialog(app, `Courses of ${name}`);
}

export const isFocused = (element: () => HTMLElement | null): Promise<void> =>
	waitFor(() => expect(document.activeElement).toBe(element()));

/** A material on the server, without its file: fetch cannot send a form of happy-dom's. */
export const materialWithoutFile = (server: RealServer, title: string) =>
	server.sql(`INSERT INTO materials (id, title, subject, grade, description, file_path, size, search, created_at, updated)
		VALUES ('${newId()}', '${title}', 'Math', '6', 'On one page.', 'page.pdf', 20000, '${title.toLowerCase()}',
		'2026-01-05 08:00:00.000Z', '2026-01-05 08:00:00.000Z')`);
