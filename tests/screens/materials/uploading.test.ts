// A teacher gives a material: it is put away on this phone first, and goes to the server when there is a network.
import "#support/dom/modal-dialogs.ts";
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import type { App } from "#support/dom/app.ts";
import { goOffline, goOnline, lineTo } from "#support/dom/network.ts";
import { openOverLine } from "#support/dom/opened-dashboard.ts";
import { chipSays, fill, inFrench, openTab, press, says } from "#support/dom/portal.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { openLibrary, pressIn, row } from "./library-steps.ts";

const here = serverForThisFile();

async function aClass(server: RealServer) {
	const [maya, rana] = [await student(server, "Maya Haddad"), await teacher(server, "Rana Khoury")];
	const maths = await course(server, rana, [maya], { title: "Mathematics", code: "MATH-6B" });
	const task = await assignment(server, maths.id, { title: "Fractions" });
	return { maya, rana, maths, task };
}

const form = ({ page }: App): Promise<HTMLElement> => page.findByRole("dialog", { name: "Upload a material" });
const formIsGone = ({ page }: App): Promise<void> => waitFor(() => expect(page.queryByRole("dialog")).toBeNull());

async function choose(app: App, content: string, name: string): Promise<void> {
	const file = within(await form(app)).getByLabelText("File");
	// Some phones offer every file, whatever kinds are asked for.
	file.removeAttribute("accept");
	await app.user.upload(file, new File([content], name));
}

const field = async (app: App, label: string) => within(await form(app)).getByLabelText(label);

test("a worksheet given offline waits on the phone, also after a reload, and arrives when there is a network", async () => {
	const { server } = here();
	const { rana, maths, task } = await aClass(server);
	const { app, line } = await openOverLine(server, rana);
	const { page } = app;
	await openTab(app, "Assignments");
	await press(app, /Fractions/);
	await page.findByRole("button", { name: "Add a worksheet" });
	goOffline(app, line);
	await press(app, "Add a worksheet");
	await choose(app, "Another sheet.", "taken_by_mistake.txt");
	expect(await field(app, "Title")).toHaveProperty("value", "taken by mistake");
	await choose(app, "Three quarters and one half.", "fractions_sheet.txt");
	expect(await field(app, "Title")).toHaveProperty("value", "fractions sheet");
	expect(await field(app, "For")).toHaveProperty("value", maths.id);
	expect(await field(app, "Worksheet of an assignment")).toHaveProperty("value", task.id);
	await pressIn(app, await form(app), "Upload");
	await formIsGone(app);
	await says("It is saved on this phone and will be uploaded.");
	const waiting = () => page.findByRole("region", { name: "On its way" });
	await says("fractions sheet", await waiting());
	await says("Waiting for internet, 0 %", await waiting());
	await app.load(location.href.slice(location.origin.length));
	await says("Waiting for internet, 0 %", await waiting());
	await inFrench(app, () => says("En attente d’internet, 0\u00a0%"));
	expect(await server.rows("materials")).toEqual([]);

	goOnline(app, line);
	await row("fractions sheet");
	await waitFor(() => expect(app.toasts()).toContain("Material uploaded"));
	expect(page.queryByRole("region", { name: "On its way" })).toBeNull();
	expect(await server.rows("materials")).toMatchObject([
		{ title: "fractions sheet", course_id: maths.id, assignment_id: task.id, subject: "", created_by: rana.id },
	]);
	await chipSays(app, "All sent");
});

test("what is missing or wrong in the form is said beside it, and nothing is put away", async () => {
	const { server } = here();
	const { rana } = await aClass(server);
	const app = await openLibrary(server, rana);
	await press(app, "Upload a material");
	await says("PDF, pictures, Word, Excel, PowerPoint, OpenDocument or text. At most 20 MB.", await form(app));
	await pressIn(app, await form(app), "Upload");
	await says("Choose a file", await form(app));
	await says("Please fill in this field", await form(app));
	await choose(app, "MZ", "game.exe");
	await says("This kind of file is not accepted", await form(app));
	await choose(app, "", "empty.pdf");
	await says("This file is empty", await form(app));
	await pressIn(app, await form(app), "Upload");
	await choose(app, "Océans et rivières.", "eau.txt");
	await waitFor(async () => expect(within(await form(app)).queryByText("This file is empty")).toBeNull());
	await fill(app, await field(app, "Title"), "a".repeat(201));
	await pressIn(app, await form(app), "Upload");
	await says("At most 200 characters", await form(app));
	await fill(app, await field(app, "Title"), "L’eau");
	await fill(app, await field(app, "Subject"), "Sciences");
	await app.user.selectOptions(await field(app, "Grade Level"), "Grade 7");
	await fill(app, await field(app, "Description (optional)"), "À lire.\nDeux fois.");
	await pressIn(app, await form(app), "Upload");
	await formIsGone(app);
	await row("L’eau");
	const [made, ...more] = await server.rows("materials", "title = 'L’eau'");
	expect(made).toMatchObject({ subject: "Sciences", grade: "7", description: "À lire.\nDeux fois.", course_id: "" });
	expect(more).toEqual([]);
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
	expect(within(await form(app)).queryByLabelText("Subject")).toBeNull();
	await app.user.selectOptions(await field(app, "Worksheet of an assignment"), task.id);
	await choose(app, "Sums.", "sums.txt");
	await pressIn(app, await form(app), "Upload");
	await says("Worksheet: Fractions", await row("sums"));
});

test("a refused upload says why, in both languages, and is tried again or removed", async () => {
	const { server } = here();
	const { rana, maths } = await aClass(server);
	const line = await lineTo(server);
	const app = await openLibrary(line, rana);
	const { page } = app;
	await press(app, "Upload a material");
	await choose(app, "<script>alert(1)</script>", "picture.png");
	await pressIn(app, await form(app), "Upload");
	const waiting = () => page.findByRole("region", { name: /^(On its way|Envoi en cours)$/ });
	await says("The content of this file is of another kind than its name says.", await waiting());
	await inFrench(app, async () =>
		says("Le contenu de ce fichier n’est pas celui que son nom annonce.", await waiting()),
	);
	await pressIn(app, await waiting(), "Remove");
	await waitFor(() => expect(page.queryByRole("region", { name: "On its way" })).toBeNull());

	goOffline(app, line);
	await press(app, "Upload a material");
	await app.user.selectOptions(await within(await form(app)).findByLabelText("For"), maths.id);
	await choose(app, "Sums.", "late.txt");
	await pressIn(app, await form(app), "Upload");
	await says("Waiting for internet", await waiting());
	await server.update("courses", maths.id, { archived_at: "2026-01-05 08:00:00.000Z" });
	goOnline(app, line);
	await says("You do not teach this course any more, or it has ended.", await waiting());
	await server.update("courses", maths.id, { archived_at: "" });
	await pressIn(app, await waiting(), "Try again");
	await row("late");
});
