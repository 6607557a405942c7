// The study materials at the admin's dashboard: opening them, their cards, their notices.
import { waitFor, within } from "@testing-library/dom";
import { expect } from "vitest";
import { type App, openApp, wordsOf } from "#support/dom/app.ts";
import type { Person } from "#support/people.ts";
import { storedSession } from "#support/session.ts";

/** The materials of an admin who signed in before, on a new phone; they and the first sync run have arrived. */
export async function openMaterials(server: { url: string }, boss: Person, language: "en" | "fr") {
	const { items } = await storedSession(server, boss);
	const app = await openApp(server.url, "/dashboard-admin#materials", language, items);
	await app.page.findByRole("button", { name: /^(All sent|Tout est envoyé)/ });
	return app;
}

export const cards = ({ page }: App) => within(page.getByRole("main")).queryAllByRole("listitem");

/** The card of a material, by its title. */
export const card = (app: App, title: string): Promise<HTMLElement> =>
	waitFor(() => {
		const [found, ...more] = cards(app).filter((item) => within(item).queryByRole("heading", { name: title }));
		if (!found || more.length > 0) throw new Error(`Cards of ${title}: ${found ? more.length + 1 : 0}`);
		return found;
	});

export const pressIn = async (app: App, part: HTMLElement, name: string): Promise<void> =>
	app.user.click(within(part).getByRole("button", { name }));

/** A notice with these words and no others. */
export const notice = (words: string): Promise<void> =>
	waitFor(() => {
		const titles = document.querySelectorAll<HTMLElement>('[data-sonner-toast][data-removed="false"] [data-title]');
		expect([...titles].map(wordsOf)).toContain(words);
	});

/** While this is in the database no material can be deleted. */
export const refuseDeletion =
	"CREATE TRIGGER refuse BEFORE DELETE ON materials BEGIN SELECT RAISE(ABORT, 'read-only'); END";
