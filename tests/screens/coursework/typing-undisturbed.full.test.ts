// What arrives while a person types removes no word and puts none into another person's field.

import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { type App, onComputer } from "#support/dom/app.ts";
import { has, inFocus, isGone, partsSay, valueIs } from "#support/dom/awaited.ts";
import { networkIsBack } from "#support/dom/network.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { answerField, cardOf, chipSays, fill, noCardOf, openTab, says } from "#support/dom/portal.ts";
import { rowsOnPhone } from "#support/dom/storage.ts";
import { pressUndo } from "#support/dom/toasts.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, enrol, newId, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

const graded = { grade: 19, feedback: "Exactly right.", graded_at: "2026-02-03 10:00:00.000Z" };

/** A class with two students and two teachers, and one assignment. */
async function aClass(server: RealServer) {
	const maya = await student(server, "Maya Haddad");
	const karim = await student(server, "Karim Nassar");
	const rana = await teacher(server, "Rana Khoury");
	const joseph = await teacher(server, "Joseph Saade");
	const maths = await course(server, rana, [maya, karim]);
	await enrol(server, joseph, maths.id, "teacher");
	const task = await assignment(server, maths.id);
	return { maya, karim, rana, joseph, task };
}

const grade = ({ page }: App) => page.getByLabelText<HTMLInputElement>("Grade");
const submit = ({ page }: App) => page.getByRole<HTMLButtonElement>("button", { name: "Submit Grade" });

test("a grade being typed keeps its submission open when another teacher grades it", async () => {
	const { server } = here();
	const { maya, karim, rana, joseph, task } = await aClass(server);
	const first = await submission(server, maya, task.id, { text_body: "3/8" });
	await submission(server, karim, task.id, { text_body: "5/8", submitted_at: "2026-02-02 09:00:00.000Z" });
	onComputer();
	const app = await openDashboard(server, rana);
	const { page, user } = app;
	await openTab(app, "Grading (2)");
	await page.findByRole("heading", { level: 2, name: "Maya Haddad" });
	await user.click(grade(app));
	await user.keyboard("1");
	await server.update("submissions", first.id, { ...graded, graded_by: joseph.id });
	networkIsBack(app);
	await page.findByText(/^Somebody else has graded this answer in the meantime/);
	const mine = await cardOf(app, "Maya Haddad");
	within(mine).getByText(/^Somebody else has graded this answer in the meantime/);
	await within(mine).findByRole("heading", { name: "The grade that counts, by Joseph Saade" });
	await has(() => mine, "19/20");
	within(mine).getByText("Exactly right.");
	await user.keyboard("4{Enter}");
	await valueIs(() => grade(app), "14");
	await inFocus(() => grade(app));
	await page.findByText("1 of 2 graded");
	expect(submit(app).disabled).toBe(true);
	await user.click(within(mine).getByRole("button", { name: "Decide above first" }));
	await inFocus(() => within(mine).getByRole("heading", { name: "Maya Haddad" }));
	await user.click(within(mine).getByRole("button", { name: "Go on" }));
	await cardOf(app, "Karim Nassar");
	await valueIs(() => grade(app), "");
	await inFocus(() => grade(app));

	await user.click(page.getByRole("button", { name: /Open the list of unsent work$/ }));
	const list = await page.findByRole("dialog", { name: "Written on this computer" });
	await says("Grade for Maya Haddad: Fractions", list);
	await has(() => list, "Grade: 14");
	await says("Nothing of yours is waiting to be sent.", list);
	await user.click(within(list).getByRole("button", { name: "Discard" }));
	await says("Nothing of yours is waiting to be sent.", list);
	await pressUndo(app);
	await has(() => list, "Grade: 14");
	const rows = await server.rows("submissions", `assignment_id = '${task.id}'`);
	expect(rows.map((row) => Number(row.grade)).sort()).toEqual([0, 19]);
});

test("a grade goes with the words the teacher read, and with new ones only when the teacher says so", async () => {
	const { server } = here();
	const { maya, rana, task } = await aClass(server);
	const row = await submission(server, maya, task.id, { text_body: "3/8", revision: newId() });
	const app = await openDashboard(server, rana);
	const { page, user } = app;
	await openTab(app, "Grading (1)");
	await fill(app, await page.findByLabelText("Grade"), "11");
	await server.update("submissions", row.id, { text_body: "6/16, shortened 3/8", revision: newId() });
	networkIsBack(app);
	await page.findByText(/^The student has changed this answer since you began/);
	page.getByText("3/8");
	await partsSay(() => page.getAllByRole("group", { name: "Student response" }), ["6/16, shortened 3/8"]);
	expect(submit(app).disabled).toBe(true);
	grade(app).focus();
	await user.keyboard("{Enter}");
	await user.click(page.getByRole("button", { name: "Grade the new answer" }));
	await isGone(() => page.queryByText("3/8"));
	expect(await server.row("submissions", row.id)).toMatchObject({ graded_by: "" });
	await user.click(submit(app));
	await page.findByText("Submission graded successfully!");
	expect(await server.row("submissions", row.id)).toMatchObject({ grade: 11 });
});

test("a card being written in stays when an answer arrives from another device, and its words may replace it", async () => {
	const { server } = here();
	const { maya, task } = await aClass(server);
	const app = await openDashboard(server, maya);
	const { user } = app;
	await openTab(app, "Assignments (1)");
	const card = await cardOf(app, "Fractions");
	const mine = within(card);
	const response = () => mine.getByLabelText<HTMLTextAreaElement>("Your response");
	await answerField(app, "Fractions");
	await waitFor(() => expect(response().readOnly).toBe(false));
	await user.click(response());
	await user.keyboard("Half of 3/4 ");
	await submission(server, maya, task.id, { text_body: "From the tablet", revision: newId() });
	networkIsBack(app);
	await mine.findByText(/^An answer has already been handed in/);
	mine.getByText("From the tablet");
	await user.keyboard("is 3/8");
	await valueIs(response, "Half of 3/4 is 3/8");
	await user.click(mine.getByRole("button", { name: "Replace my answer" }));
	await noCardOf(app, "Fractions");
	const texts = async () => (await server.rows("submissions", `student_id = '${maya.id}'`)).map((row) => row.text_body);
	await waitFor(async () => expect(await texts()).toEqual(["Half of 3/4 is 3/8"]));
	await chipSays(app, "All sent");
});

/** The session that the browser has when this person has signed in. */
async function sessionOf(app: App): Promise<string> {
	await app.page.findByRole("heading", { level: 1 });
	return localStorage.getItem("lead.session") ?? "";
}

/** Writes another session where the app keeps the phone's, as another page of this phone does. */
async function putSession(session: string): Promise<void> {
	await new Promise<void>((done, fail) => {
		const opening = indexedDB.open("lead-device");
		opening.onerror = () => fail(opening.error);
		opening.onsuccess = () => {
			const kept = opening.result.transaction("session", "readwrite");
			kept.objectStore("session").put({ key: "session", session: JSON.parse(session) });
			kept.oncomplete = () => done(opening.result.close());
		};
	});
	localStorage.setItem("lead.session", session);
}

test("words in a field are gone when another person's session is found, and never become that person's", async () => {
	const { server } = here();
	const { maya, karim } = await aClass(server);
	const session = await sessionOf(await openDashboard(server, karim));
	const app = await openDashboard(server, maya);
	const { page, user } = app;
	await openTab(app, "Assignments (1)");
	const response = () => page.getByLabelText<HTMLTextAreaElement>("Your response");
	await answerField(app, "Fractions");
	await waitFor(() => expect(response().readOnly).toBe(false));
	await user.click(response());
	await user.keyboard("Maya's secret");
	await valueIs(response, "Maya's secret");
	await putSession(session);
	// As in a page that the back/forward cache restores.
	window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
	await page.findByRole("heading", { level: 1, name: "Hello, Karim" });
	await openTab(app, "Assignments (1)");
	await answerField(app, "Fractions");
	await valueIs(response, "");
	expect((await rowsOnPhone(karim.id)).drafts).toBe(0);
});
