// While the server cannot be reached, its return is asked for by a press, where something waits and where the page says so.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { type App, wordsOf } from "#support/dom/app.ts";
import { withoutMinuteRuns } from "#support/dom/clock.ts";
import { chipSays, handIn, openTab, says, speak } from "#support/dom/portal.ts";
import { type NetworkProxy, ownMark } from "#support/proxy.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { card, openAssignments, texts } from "./maths-class.ts";

const here = serverForThisFile();

/** It asks to be left alone for as long as a page in view heeds: nothing but a press asks it before. */
const isDown = (line: NetworkProxy) =>
	line.answerAll(503, { status: 503, message: "", data: {} }, { ...ownMark, "Retry-After": "60" });

const note = ({ page }: App) =>
	waitFor(() => {
		const found = page.getByText(/^(You are offline\. Keep working\.|Hors ligne\. Le travail continue\.)$/);
		const region = found.closest<HTMLElement>("[role=status]");
		if (!region) throw new Error("the note is not read aloud");
		return region;
	});

const foldedRow = ({ page }: App, title: string) =>
	waitFor(() => {
		const way = page.getByRole("button", { name: /^(See it|Voir)$/, description: new RegExp(`^${title}`) });
		const row = way.closest<HTMLElement>("[data-state]");
		if (!row) throw new Error("the way stands in no row");
		return { row, way };
	});

const tryIn = async ({ user }: App, part: HTMLElement) =>
	await user.click(within(part).getByRole("button", { name: /^(Try now|Réessayer)$/ }));

test("a press on Try now sends at once what waits when the server is back, and says so when it is not", async () => {
	withoutMinuteRuns();
	const { server } = here();
	const { maya, app, line } = await openAssignments(server);
	await chipSays(app, "All sent");
	expect(app.page.queryByRole("button", { name: "Try now" })).toBeNull();

	isDown(line);
	await handIn(app, "Fractions", "3/8");
	await chipSays(app, "Offline · 1 waiting");
	const { row, way } = await foldedRow(app, "Fractions");
	await tryIn(app, row);
	await says("No answer yet.", row);
	expect(wordsOf(row)).toContain("waiting to send");
	expect(await texts(server, maya.id)).toEqual([]);
	line.pass();
	await tryIn(app, row);
	await says("sent to your teacher", row);
	expect(await texts(server, maya.id)).toEqual(["3/8"]);
	await chipSays(app, "All sent");
	await waitFor(() => expect(document.activeElement).toBe(way));
	expect(app.page.queryByRole("button", { name: "Try now" })).toBeNull();

	isDown(line);
	await handIn(app, "Angles", "90 degrees");
	await chipSays(app, "Offline · 1 waiting");
	await openTab(app, "Submitted");
	await speak(app, "fr");
	within(await waitFor(card(app, "Angles"))).getByRole("button", { name: "Réessayer" });
	await tryIn(app, await note(app));
	await says("Pas de réponse.", await note(app));
	line.pass();
	await tryIn(app, await note(app));
	await says("Envoyé à ton professeur", card(app, "Angles")());
	expect(await texts(server, maya.id)).toEqual(["3/8", "90 degrees"]);
	await waitFor(() => expect(app.page.queryByRole("button", { name: "Réessayer" })).toBeNull());
});
