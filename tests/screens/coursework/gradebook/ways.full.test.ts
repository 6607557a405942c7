// From the gradebook to what its cells are about, by a tap and by keys, and back; the search of a large class.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import type { App } from "#support/dom/app.ts";
import { inFocus } from "#support/dom/awaited.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { chipSays, fill, inFrench, press, says } from "#support/dom/portal.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course, enrol, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { aBook, openBook, rowsOf } from "./book-steps.ts";

const here = serverForThisFile();

test("a graded cell opens the answer, an empty one the student, a title the assignment; the way back leads to the cell", async () => {
	const { server } = here();
	const { rana, maya, lea, maths, fractions, angles } = await aBook(server);
	const app = await openDashboard(server, rana);
	await chipSays(app, "All sent");
	await openBook(app);
	const { page } = app;
	await press(app, "Maya Haddad, Fractions: 12.5 of 20");
	await waitFor(() => expect(location.hash).toBe(`#assignments/${fractions.id}/${maya.id}`));
	const answer = await page.findByRole("group", { name: "Student response" });
	expect(answer.textContent).toContain("Answer of Maya Haddad");
	await inFocus(() => page.getByRole("button", { name: /^Maya Haddad/ }));
	const back = async () => {
		history.back();
		await page.findByRole("table");
	};
	await back();
	await inFocus(() => page.getByRole("button", { name: "Maya Haddad, Fractions: 12.5 of 20" }));

	await press(app, "Lea Abboud, Fractions: Missing");
	await waitFor(() => expect(location.hash).toBe(`#courses/${maths.id}/grades/${lea.id}`));
	await inFocus(() => page.getByRole("heading", { name: "Lea Abboud" }));
	await press(app, "Gradebook");
	await inFocus(() => page.getByRole("button", { name: "Lea Abboud, Fractions: Missing" }));

	await press(app, "Lea Abboud");
	await page.findByRole("heading", { name: "Lea Abboud" });
	await back();
	await press(app, /^Angles/);
	await waitFor(() => expect(location.hash).toBe(`#assignments/${angles.id}`));
	await back();
	await press(app, "Mathematics");
	await page.findByRole("heading", { name: "Class list" });
	expect(location.hash).toBe(`#courses/${maths.id}`);
});

/** His answer was opened by its cell in the gradebook. */
async function karimGivenBack(server: RealServer, rana: Person): Promise<App> {
	const app = await openDashboard(server, rana);
	await chipSays(app, "All sent");
	await openBook(app);
	await press(app, "Karim Nassar, Fractions: To grade");
	await app.page.findByRole("article", { name: "Karim Nassar" });
	await fill(app, await app.page.findByLabelText(/^Feedback/), "Once more, please.");
	await press(app, "Give back for another try");
	await says("Karim Nassar given back");
	return app;
}

test("an answer that a cell opened and that is given back leaves the queue as any other does", async () => {
	const { server } = here();
	const { rana } = await aBook(server);
	const app = await karimGivenBack(server, rana);
	await waitFor(() => expect(app.page.queryByRole("article", { name: "Karim Nassar" })).toBeNull());
	await says("No submissions to grade");
});

test("whoever opens an answer by its cell and grades on keeps the last grade with its undo, and sees nothing again", async () => {
	const { server } = here();
	const { rana, lea, omar, angles } = await aBook(server);
	for (const writer of [lea, omar]) await submission(server, writer, angles.id);
	const app = await karimGivenBack(server, rana);
	const next = await app.page.findByRole("article", { name: /^(Lea Abboud|Omar Khalil)$/ });
	const [first, second] = within(next).queryAllByText("Lea Abboud").length > 0 ? [lea, omar] : [omar, lea];
	await fill(app, await app.page.findByLabelText("Grade"), "7");
	await press(app, "Submit Grade");
	await says(`${first.name} 7/10`);
	await app.page.findByRole("button", { name: /^Undo/ });
	await app.page.findByRole("article", { name: second.name });
	expect(app.page.queryByText("Karim Nassar")).toBeNull();
});

test("of two students with one name the table has the addresses as well", async () => {
	const { server } = here();
	const { rana, maya, maths } = await aBook(server);
	const other = await student(server, "Maya Haddad");
	await enrol(server, other, maths.id, "student");
	const app = await openDashboard(server, rana);
	await chipSays(app, "All sent");
	await openBook(app);
	const named = (rows: Iterable<Element>) =>
		[...rows].map((row) => row.querySelector("th")?.textContent ?? "").filter((text) => /Maya|Lea/.test(text));
	const wanted = ["Lea Abboud", ...[maya, other].map(({ email }) => `Maya Haddad${email}`).sort()];
	expect(named(app.page.getByRole("table").querySelectorAll("tbody tr")).sort()).toEqual(wanted);
});

test("Tab stops once in the table, and the arrow keys lead through its cells, names and titles", async () => {
	const { server } = here();
	const { rana } = await aBook(server);
	const app = await openDashboard(server, rana);
	await chipSays(app, "All sent");
	await openBook(app);
	const { page, user } = app;
	const table = page.getByRole("table");
	const stops = () =>
		within(table)
			.getAllByRole("button")
			.filter((button) => button.tabIndex === 0);
	expect(stops().map((button) => button.textContent)).toEqual(["Karim Nassar"]);
	stops()[0]?.focus();
	const leads = async (key: string, to: string | RegExp) => {
		await user.keyboard(`{${key}}`);
		await inFocus(() => within(table).getByRole("button", { name: to }));
		expect(stops()).toEqual([document.activeElement]);
	};
	await leads("ArrowRight", "Karim Nassar, Fractions: To grade");
	await leads("ArrowDown", "Lea Abboud, Fractions: Missing");
	await leads("End", "Lea Abboud, Angles: Not handed in yet");
	await leads("ArrowRight", "Lea Abboud, Angles: Not handed in yet");
	await leads("PageUp", /^Angles/);
	await leads("Home", /^Fractions/);
	await leads("PageDown", "Tia Rahme, Fractions: 8 of 20, Late");
	await leads("Control>}{End}{/Control", /^Tia Rahme, Angles/);
	await leads("Control>}{Home}{/Control", /^Fractions/);
	await leads("PageDown", "Tia Rahme, Fractions: 8 of 20, Late");
	await leads("Home", "Tia Rahme");
	await user.keyboard("{Enter}");
	await page.findByRole("article", { name: "Tia Rahme" });
});

test("of thirty students one is searched for, by name or address, and the search stays on the way back", async () => {
	const { server } = here();
	const rana = await teacher(server, "Rana Khoury");
	const students = [await student(server, "Élie Khoury")];
	for (let at = 2; at <= 30; at++) students.push(await student(server, `Student ${at}`));
	const maths = await course(server, rana, students);
	await assignment(server, maths.id);
	const app = await openDashboard(server, rana);
	await chipSays(app, "All sent");
	await openBook(app);
	const { page } = app;
	const names = () =>
		rowsOf(app)
			.slice(2)
			.map(([name]) => name);
	await waitFor(() => expect(names()).toHaveLength(30));
	await says("30 students");
	await fill(app, page.getByLabelText("Find a student"), "elie");
	await waitFor(() => expect(names()).toEqual(["Élie Khoury"]));
	await fill(app, page.getByLabelText("Find a student"), students[6]?.email ?? "");
	await waitFor(() => expect(names()).toEqual(["Student 7"]));
	await press(app, "Student 7");
	await page.findByRole("article", { name: "Student 7" });
	await press(app, "Gradebook");
	await page.findByRole("table");
	expect(names()).toEqual(["Student 7"]);
	await fill(app, page.getByLabelText("Find a student"), "zz");
	await says("No student matches your search.");
	await inFrench(app, () => says("Aucun élève ne correspond à cette recherche."));
});
