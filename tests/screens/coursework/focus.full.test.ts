// A form that was used up disappears; the focus in it moves to where the person goes on, and is never lost.
import { within } from "@testing-library/dom";
import { test } from "vitest";
import type { App } from "#support/dom/app.ts";
import { inFocus } from "#support/dom/awaited.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { answerField, cardOf, fill, openTab } from "#support/dom/portal.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

async function aClass(server: RealServer) {
	const [maya, rana] = [await student(server, "Maya Haddad"), await teacher(server, "Rana Khoury")];
	const maths = await course(server, rana, [maya]);
	const fractions = await assignment(server, maths.id, { due_at: "2030-02-10 21:59:00.000Z" });
	await assignment(server, maths.id, { title: "Angles" });
	return { maya, rana, fractions };
}

/** Presses Enter on a button, as who uses no pointer. */
async function pressEnter({ user }: App, on: HTMLElement): Promise<void> {
	on.focus();
	await inFocus(() => on);
	await user.keyboard("{Enter}");
}

/** The heading of a card or of an opened assignment. */
const heading = (app: App, name: string): HTMLElement => app.page.getByRole("heading", { level: 2, name });

const panel = ({ page }: App) => page.getByRole("tabpanel");

/** Fills a field of a card and presses its button by Enter. */
async function answer(app: App, title: string, field: string, text: string, button: string): Promise<void> {
	const card = within(await cardOf(app, title));
	await fill(app, await card.findByLabelText(field), text);
	await pressEnter(app, card.getByRole("button", { name: button }));
}

test("after handing in the focus is on the way to what was handed in; after a change on the submission", async () => {
	const { server } = here();
	const { maya } = await aClass(server);
	const app = await openDashboard(server, maya);
	await openTab(app, "Assignments (2)");
	await answerField(app, "Fractions");
	await inFocus(() => heading(app, "Fractions"));
	await answer(app, "Fractions", "Your response", "3/8", "Submit Assignment");
	const wayTo = (title: string) => app.page.getByRole("button", { name: "See it", description: new RegExp(title) });
	await inFocus(() => wayTo("Fractions"));
	await answerField(app, "Angles");
	await answer(app, "Angles", "Your response", "A right angle", "Submit Assignment");
	await inFocus(() => wayTo("Angles"));

	await openTab(app, "Submitted");
	const press = async (name: string) =>
		await pressEnter(app, await within(await cardOf(app, "Fractions")).findByRole("button", { name }));
	const begin = async () => {
		await press("Change my answer");
		await app.page.findByLabelText("Your new response");
		await inFocus(() => app.page.getByLabelText("Your new response"));
	};
	await begin();
	await press("Cancel");
	await inFocus(() => heading(app, "Fractions"));
	await begin();
	await answer(app, "Fractions", "Your new response", "4/8", "Replace my answer");
	await inFocus(() => heading(app, "Fractions"));
});

test("the last grade leaves the focus at the top of the empty list", async () => {
	const { server } = here();
	const { maya, rana, fractions } = await aClass(server);
	await submission(server, maya, fractions.id);
	const app = await openDashboard(server, rana);
	const { page } = app;
	await openTab(app, "Grading (1)");
	await fill(app, await page.findByLabelText("Grade"), "17");
	await pressEnter(app, page.getByRole("button", { name: "Submit Grade" }));
	await page.findByText("No submissions to grade");
	await inFocus(() => panel(app));
});
