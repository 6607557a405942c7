// What the form for a material asks, refuses and keeps.
import "#support/dom/modal-dialogs.ts";
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { inFocus } from "#support/dom/awaited.ts";
import { goOffline, goOnline } from "#support/dom/network.ts";
import { openOverLine } from "#support/dom/opened-dashboard.ts";
import { chipSays, fill, inFrench, openTab, press, says } from "#support/dom/portal.ts";
import { teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { openLibrary, pressIn, row } from "./library-steps.ts";
import { aClass, choose, field, form, formIsGone } from "./upload-form.ts";

const here = serverForThisFile();

test("what is missing or wrong in the form is said beside it, and nothing is put away", async () => {
	const { server } = here();
	const { rana } = await aClass(server);
	const app = await openLibrary(server, rana);
	await press(app, "Upload a material");
	await says("PDF, picture, Office or text, up to 20 MB.", await form(app));
	await pressIn(app, await form(app), "Upload");
	await says("Choose a file", await form(app));
	await says("Required", await form(app));
	const file = await field(app, "File");
	await inFocus(() => file);
	await choose(app, "Sums.", "sums.txt");
	expect(await field(app, "Title")).toHaveProperty("value", "sums");
	await waitFor(async () => expect(within(await form(app)).queryByText("Required")).toBeNull());
	await fill(app, await field(app, "Title"), "");
	await choose(app, "MZ", "game.exe");
	await says("This kind of file is not accepted", await form(app));
	await choose(app, "Text, and not a picture", "scan.jpg");
	await pressIn(app, await form(app), "Upload");
	await says("This file is not of the kind its name says. Choose another.", await form(app));
	await inFocus(() => file);
	await choose(app, "", "empty.pdf");
	await says("This file is empty", await form(app));
	await pressIn(app, await form(app), "Upload");
	await choose(app, "Océans et rivières.", "eau.txt");
	await waitFor(async () => expect(within(await form(app)).queryByText("This file is empty")).toBeNull());
	await fill(app, await field(app, "Title"), "a".repeat(201));
	await pressIn(app, await form(app), "Upload");
	await says("At most 200 characters", await form(app));
	await fill(app, await field(app, "Title"), "L’eau");
	await fill(app, await field(app, "Subject (optional)"), "Sciences");
	await app.user.selectOptions(await field(app, "Grade Level"), "Grade 7");
	await fill(app, await field(app, "Description (optional)"), "À lire.\nDeux fois.");
	await pressIn(app, await form(app), "Upload");
	await formIsGone(app);
	await row("L’eau");
	const [made, ...more] = await server.rows("materials", "title = 'L’eau'");
	expect(made).toMatchObject({ subject: "Sciences", grade: "7", description: "À lire.\nDeux fois.", course_id: "" });
	expect(more).toEqual([]);
});

test("what was typed about a material comes back where it was typed, with whom it is for, until it is given or canceled", async () => {
	const { server } = here();
	const { rana, maths } = await aClass(server);
	const app = await openLibrary(server, rana);
	await press(app, "Upload a material");
	await app.user.selectOptions(await within(await form(app)).findByLabelText("For"), maths.id);
	await app.load("/library");
	await press(app, "Upload a material");
	expect(await within(await form(app)).findByLabelText("For")).toHaveProperty("value", maths.id);
	await fill(app, await field(app, "Title"), "The water cycle");
	await fill(app, await field(app, "Description (optional)"), "Read it twice.");
	await app.user.keyboard("{Escape}");
	await formIsGone(app);

	await app.load(`/dashboard-tutor#courses/${maths.id}`);
	await press(app, "Upload a material");
	expect(await field(app, "Title")).toHaveProperty("value", "");
	await fill(app, await field(app, "Title"), "Forgotten");
	await pressIn(app, await form(app), "Cancel");
	await formIsGone(app);
	await press(app, "Upload a material");
	expect(await field(app, "Title")).toHaveProperty("value", "");
	expect(Object.keys(sessionStorage).filter((key) => key.startsWith("lead.typed."))).toHaveLength(1);

	await app.load("/library");
	await press(app, "Upload a material");
	expect(await within(await form(app)).findByLabelText("For")).toHaveProperty("value", maths.id);
	expect(await field(app, "Title")).toHaveProperty("value", "The water cycle");
	expect(await field(app, "Description (optional)")).toHaveProperty("value", "Read it twice.");
	await choose(app, "Water.", "scan_1.txt");
	expect(await field(app, "Title")).toHaveProperty("value", "The water cycle");
	await pressIn(app, await form(app), "Upload");
	await formIsGone(app);
	await says("MATH-6B", await row("The water cycle"));
	await press(app, "Upload a material");
	expect(await within(await form(app)).findByLabelText("For")).toHaveProperty("value", "");
	expect(await field(app, "Title")).toHaveProperty("value", "");
});

test("a course that has ended meanwhile is no reason to give what was for it to everybody", async () => {
	const { server } = here();
	const { rana, maths } = await aClass(server);
	const app = await openLibrary(server, rana);
	await press(app, "Upload a material");
	await app.user.selectOptions(await within(await form(app)).findByLabelText("For"), maths.id);
	await app.user.keyboard("{Escape}");
	await formIsGone(app);
	await server.update("courses", maths.id, { archived_at: "2026-01-05 08:00:00.000Z" });
	await app.load("/library");
	await chipSays(app, "All sent");
	await press(app, "Upload a material");
	const whom = await within(await form(app)).findByLabelText("For");
	await waitFor(() => expect(within(whom).getByRole("option", { selected: true }).textContent).toMatch(/before$/));
	await choose(app, "A test.", "test.txt");
	await pressIn(app, await form(app), "Upload");
	await says("This course has ended: nothing can be added to it.");
	expect(await server.rows("materials", "title = 'test'")).toEqual([]);
});

test("to what the server does not have yet nothing can be given", async () => {
	const { server } = here();
	const { rana } = await aClass(server);
	const { app, line } = await openOverLine(server, rana);
	await app.page.findByRole("heading", { name: "Mathematics" });
	await openTab(app, "Create Course");
	const title = await app.page.findByLabelText("Course Title");
	goOffline(app, line);
	await fill(app, title, "Physics");
	await fill(app, app.page.getByLabelText("Course Code"), "PHY-9");
	await fill(app, app.page.getByLabelText("Subject"), "Physics");
	await press(app, "Create Course");
	await app.page.findByRole("heading", { name: "Physics" });
	await app.page.findByText("No materials in this course yet.");
	expect(app.page.queryByRole("button", { name: "Upload a material" })).toBeNull();
	await says("Materials can be uploaded once this has been sent.");
	await inFrench(app, () => says("Les documents pourront être déposés après l’envoi."));
	goOnline(app, line);
	await app.page.findByRole("button", { name: "Upload a material" });
});

test("a course is offered with its open assignments, and takes the place of a subject and a grade", async () => {
	const { server } = here();
	const { rana, maths, task } = await aClass(server);
	await assignment(server, maths.id, { title: "Archived", status: "archived" });
	await course(server, rana, [], { title: "Last year", archived_at: "2026-01-05 08:00:00.000Z" });
	await course(server, await teacher(server), [], { title: "Somebody else’s" });
	const app = await openLibrary(server, rana);
	await press(app, "Upload a material");
	const options = async (label: string) =>
		within(await field(app, label))
			.getAllByRole("option")
			.map(({ textContent }) => textContent);
	await within(await form(app)).findByLabelText("For");
	expect(await options("For")).toEqual(["The library: everybody at LEAD", "The course Mathematics · MATH-6B"]);
	await app.user.selectOptions(await field(app, "For"), maths.id);
	expect(await options("Worksheet of an assignment")).toEqual(["No, for the whole course", "Fractions"]);
	expect(within(await form(app)).queryByLabelText("Subject (optional)")).toBeNull();
	await app.user.selectOptions(await field(app, "Worksheet of an assignment"), task.id);
	await choose(app, "Sums.", "sums.txt");
	await pressIn(app, await form(app), "Upload");
	await says("Worksheet: Fractions", await row("sums"));
});
