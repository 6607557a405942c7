// A submission from its draft to the teacher: its rules, what the page says about sending, and what can be undone.

import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { inFocus, onceDrawn } from "#support/dom/awaited.ts";
import { goOffline, goOnline, lineTo } from "#support/dom/network.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import {
	answerField,
	cardOf,
	chipSaysDraft,
	descriptionOf,
	fill,
	handIn,
	noCardOf,
	openTab,
} from "#support/dom/portal.ts";
import { aTerm } from "#support/schools/student-term.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { cardsAre, inCard, reload, typeInto, valueIs } from "./answer-steps.ts";

const here = serverForThisFile();

test("an empty answer is asked for; a draft outlives a reload, and is sent with one success toast and counted", async () => {
	const { server } = here();
	const { maya } = await aTerm(server);
	const app = await openDashboard(server, maya);
	const { page, user } = app;
	await openTab(app, "Assignments (3)");
	const submit = async () => (await inCard(app, "Angles")).getByRole("button", { name: "Submit Assignment" });
	const field = await answerField(app, "Angles");
	for (const nothing of ["", " \n\t "]) {
		await fill(app, field, nothing);
		await user.click(await submit());
		await waitFor(() => expect(descriptionOf(field)).toBe("Please enter your submission"));
		await inFocus(() => field);
	}
	await fill(app, field, "");
	await typeInto(app, field, "90 degrees مرحبا 😀");
	await (await inCard(app, "Angles")).findByText(/^Draft saved \d\d:\d\d$/);
	await reload(app);
	const kept = await answerField(app, "Angles");
	await valueIs(kept, "90 degrees مرحبا 😀");
	const other = await answerField(app, "Circles");
	await waitFor(() => expect(other.readOnly).toBe(false));
	expect(other.value).toBe("");
	// Pressed before the phone has read the words: nothing untrue is said of them.
	onceDrawn<HTMLButtonElement>("form [type=submit]", (button) => button.click());
	await valueIs(await answerField(app, "Angles"), "90 degrees مرحبا 😀");
	expect(page.queryByText("Please enter your submission")).toBeNull();
	await user.click(await submit());
	// Looking at the page meanwhile would take from the app the three seconds after which it says that it is not sent yet.
	await waitFor(() => expect(app.toasts()).not.toEqual([]));
	await noCardOf(app, "Angles");
	await page.findByText("Assignment submitted successfully!");
	await page.findByRole("tab", { name: "Assignments (2)" });
	await openTab(app, "Submitted");
	await cardsAre(app, ["Angles", "Decimals", "Fractions"]);
	await (await inCard(app, "Angles")).findByText("Sent to your teacher");
	expect(app.toasts()).toEqual(["Assignment submitted successfully!"]);
	await reload(app);
	const answer = (await inCard(app, "Angles")).getByRole("group", { name: "Your answer" });
	expect(answer.textContent).toBe("90 degrees مرحبا 😀");
});

test("a submission without an attempt to send it can be taken back; a sent one can be replaced until it is graded", async () => {
	const { server } = here();
	const { maya } = await aTerm(server);
	const line = await lineTo(server);
	const app = await openDashboard(line, maya);
	const { page, user } = app;
	await openTab(app, "Submitted");
	const decimals = await inCard(app, "Decimals");
	expect((await inCard(app, "Fractions")).queryByRole("button", { name: "Change my answer" })).toBeNull();
	await user.click(decimals.getByRole("button", { name: "Change my answer" }));
	const field = await decimals.findByLabelText<HTMLTextAreaElement>("Your new response");
	await valueIs(field, "0.75");
	await fill(app, field, "0.750");
	await user.click(decimals.getByRole("button", { name: "Replace my answer" }));
	await waitFor(() => expect(decimals.getByRole("group", { name: "Your answer" }).textContent).toBe("0.750"));
	await page.findByText("Your new answer was sent to your teacher.");
	const changed = await server.rows("submissions", `student_id = '${maya.id}' && text_body = '0.750'`);
	expect(changed).toHaveLength(1);

	await openTab(app, "Assignments (3)");
	await cardOf(app, "Angles");
	goOffline(app, line);
	await handIn(app, "Angles", "ninety");
	await openTab(app, "Submitted");
	await user.click(await (await inCard(app, "Angles")).findByRole("button", { name: "Take it back" }));
	await page.findByRole("tab", { name: "Assignments (3)", selected: true });
	await inFocus(() => page.getByRole("heading", { name: "Angles" }));
	await valueIs(page.getByLabelText("Your response"), "ninety");
	goOnline(app, line);
	await chipSaysDraft(app);
	expect(await server.rows("submissions", `student_id = '${maya.id}' && text_body = 'ninety'`)).toEqual([]);
});
