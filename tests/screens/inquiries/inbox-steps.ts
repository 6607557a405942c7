// Two admins and the inquiries that they find in their inbox.
import { within } from "@testing-library/dom";
import { expect } from "vitest";
import { type App, wordsOf } from "#support/dom/app.ts";
import { main } from "#support/dom/portal.ts";
import { behindProxy, inquire, joinUsBody, portalBody } from "#support/leads.ts";
import { admin } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

/** A server with two admins, one inquiry that is late, one in French and one that looks like spam. */
export const inbox = () =>
	serverForThisFile(
		async (server) => {
			const boss = await admin(server, "Samar Tannous");
			const tarek = await admin(server, "Tarek Aoun");
			const rita = joinUsBody({
				parent_name: "Rita Abou Jaoudé",
				full_message: "My son needs help.\nIs there a place?",
			});
			const marc = portalBody({ parent_name: "Marc Daher", language: "fr", phone: "+33612345678" });
			const spam = joinUsBody({ parent_name: "Best Offers", website: "filled in" });
			for (const body of [rita, marc, spam]) expect((await inquire(server, body)).status).toBe(200);
			await server.sql(`UPDATE leads SET created_at = '2026-02-01 08:00:00.000Z' WHERE id = '${rita.id}'`);
			return { boss, tarek, rita, marc, spam };
		},
		{ env: behindProxy },
	);

/** The card of a family, by a part of its name. */
export const card = async (name: string) => {
	const item = (await main().findByRole("heading", { level: 3, name: new RegExp(name) })).closest("li");
	if (!item) throw new Error(`no card of ${name}`);
	return within(item);
};

/** The families whose cards are shown, from the first one on. */
export const cards = (): string[] => main().queryAllByRole("heading", { level: 3 }).map(wordsOf);

/** Chooses one of the lists. */
export const show = async ({ page, user }: App, list: string): Promise<void> =>
	await user.selectOptions(await page.findByLabelText("Show"), list);
