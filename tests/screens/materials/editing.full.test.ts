// An admin mends what is said of a material, at the list of all. (Where a teacher opens one: editing-in-library.test.ts.)
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { type App, wordsOf } from "#support/dom/app.ts";
import { goOffline, goOnline, lineTo } from "#support/dom/network.ts";
import { fill, inFrench, says } from "#support/dom/portal.ts";
import { material } from "#support/materials.ts";
import { admin, teacher } from "#support/people.ts";
import { course } from "#support/school.ts";
import { endSessions } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { card, notice, openMaterials, pressIn } from "./admin-list.ts";
import "#support/dom/modal-dialogs.ts";

const here = serverForThisFile();

const hasFocus = (find: () => HTMLElement): Promise<void> => waitFor(() => expect(document.activeElement).toBe(find()));
const form = ({ page }: App) => page.findByRole("dialog", { name: "Edit the material" });
const noForm = ({ page }: App) => waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
const field = (part: HTMLElement, label: string) => within(part).getByLabelText<HTMLInputElement>(label);

test("an admin mends a title; what is missing, refused or unanswered is said in the dialog, and keeps what was typed", async () => {
	const { server } = here();
	const { id } = await material(server, { title: "Fractoins", description: "On one page.", grade: "6" });
	const line = await lineTo(server);
	const app = await openMaterials(line, await admin(server, "Samar Tannous"), "en");
	await pressIn(app, await card(app, "Fractoins"), "Edit");
	const dialog = await form(app);
	const title = field(dialog, "Title");
	const values = () =>
		["Title", "Subject (optional)", "Grade Level", "Description (optional)"].map((label) => field(dialog, label).value);
	expect(values()).toEqual(["Fractoins", "Math", "6", "On one page."]);

	await fill(app, title, "\u200b ");
	await pressIn(app, dialog, "Save");
	await says("Required", dialog);
	await hasFocus(() => title);
	await inFrench(app, () => says("Obligatoire", dialog));
	await fill(app, title, "x".repeat(201));
	await pressIn(app, dialog, "Save");
	await says("At most 200 characters", dialog);
	expect(title.value).toHaveLength(201);

	// A title copied from elsewhere brings characters that turn its direction.
	await fill(app, title, "\u202aFractions\u202c ");
	await app.user.selectOptions(field(dialog, "Grade Level"), "Grade 7");
	await server.sql(
		"CREATE TRIGGER refuse BEFORE UPDATE ON materials BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
	);
	await pressIn(app, dialog, "Save");
	await says("Failed to change the material", dialog);
	await server.sql("DROP TRIGGER refuse");
	line.refuse();
	await pressIn(app, dialog, "Save");
	await says("The server did not answer. What you typed is kept: try again when there is internet.", dialog);
	goOffline(app, line);
	await waitFor(() => expect(within(dialog).getByRole("button", { name: "Save" })).toHaveProperty("disabled", true));
	await says("This needs the internet.", dialog);
	expect(values()).toEqual(["\u202aFractions\u202c ", "Math", "7", "On one page."]);
	goOnline(app, line);
	await waitFor(() => expect(within(dialog).getByRole("button", { name: "Save" })).toHaveProperty("disabled", false));
	title.focus();
	await app.user.keyboard("{Enter}");
	await notice("The material was changed.");
	await noForm(app);
	await says("Grade 7", await card(app, "Fractions"));
	expect(await server.row("materials", id)).toMatchObject({ title: "Fractions", grade: "7", subject: "Math" });
	await pressIn(app, await card(app, "Fractions"), "Edit");
	await pressIn(app, await form(app), "Save");
	await noForm(app);
	await server.remove("materials", id);
});

test("the button that opened the dialog has the focus again when the material is changed", async () => {
	const { server } = here();
	const { id } = await material(server, { title: "Fractoins" });
	const app = await openMaterials(server, await admin(server), "en");
	const edit = within(await card(app, "Fractoins")).getByRole("button", { name: "Edit" });
	edit.focus();
	await app.user.keyboard("{Enter}");
	const dialog = await form(app);
	await fill(app, field(dialog, "Title"), "Fractions");
	await app.user.keyboard("{Enter}");
	await notice("The material was changed.");
	await noForm(app);
	await hasFocus(() => edit);
	await server.remove("materials", id);
});

test("what somebody else changed meanwhile is not overwritten unseen, and what was typed is there when it is opened again", async () => {
	const { server } = here();
	const maths = await course(server, await teacher(server), [], { title: "Mathematics" });
	const { id } = await material(server, { title: "Sums", description: "", course_id: maths.id });
	const app = await openMaterials(server, await admin(server), "en");
	await pressIn(app, await card(app, "Sums"), "Edit");
	const first = await form(app);
	expect(within(first).queryByLabelText("Grade Level")).toBeNull();
	await fill(app, field(first, "Title"), "Sums and more");
	await app.user.keyboard("{Escape}");
	await noForm(app);

	await pressIn(app, await card(app, "Sums"), "Edit");
	const again = await form(app);
	await says("What you typed here last time is not saved yet.", again);
	expect(field(again, "Title").value).toBe("Sums and more");
	await server.update("materials", id, { title: "Sums of fractions", description: "For Friday." });
	await pressIn(app, again, "Save");
	await says("This material was changed in the meantime. Close to see how it is now; what you typed is kept.", again);
	await app.user.keyboard("{Escape}");
	await noForm(app);
	await says("For Friday.", await card(app, "Sums of fractions"));

	await pressIn(app, await card(app, "Sums of fractions"), "Edit");
	const last = await form(app);
	expect([field(last, "Title").value, field(last, "Description (optional)").value]).toEqual([
		"Sums and more",
		"For Friday.",
	]);
	await pressIn(app, last, "Save");
	await card(app, "Sums and more");
	expect(await server.row("materials", id)).toMatchObject({ title: "Sums and more", description: "For Friday." });
	await pressIn(app, await card(app, "Sums and more"), "Edit");
	const saved = await form(app);
	expect(wordsOf(saved)).not.toContain("What you typed");
	await fill(app, field(saved, "Title"), "Something");
	await pressIn(app, saved, "Cancel");
	await pressIn(app, await card(app, "Sums and more"), "Edit");
	expect(field(await form(app), "Title").value).toBe("Sums and more");
	await server.remove("materials", id);
});

test("a sign-in that has ended changes nothing, and says why", async () => {
	const { server } = here();
	const boss = await admin(server, "Rita Tannous");
	const { id } = await material(server, { title: "Sets" });
	const app = await openMaterials(server, boss, "en");
	await pressIn(app, await card(app, "Sets"), "Edit");
	const dialog = await form(app);
	await fill(app, field(dialog, "Title"), "Sets of numbers");
	await endSessions(server, boss.id);
	await pressIn(app, dialog, "Save");
	await says("Your session has ended. Nothing was changed; sign in again.", dialog);
	expect(field(dialog, "Title").value).toBe("Sets of numbers");
	expect(await server.row("materials", id)).toMatchObject({ title: "Sets" });
	await server.remove("materials", id);
});
