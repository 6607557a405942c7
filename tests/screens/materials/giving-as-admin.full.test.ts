// An admin gives a material to a course that somebody else teaches, and finds it among the materials of the center.
import "#support/dom/modal-dialogs.ts";
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { peek } from "#local/browser/peek.ts";
import { type App, wordsOf } from "#support/dom/app.ts";
import { goOffline, goOnline, lineTo } from "#support/dom/network.ts";
import { inFrench, press, says } from "#support/dom/portal.ts";
import { admin, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { card, openMaterials } from "./admin-list.ts";
import { openLibrary, pressIn, row } from "./library-steps.ts";
import { aClass, choose, field, form, formIsGone } from "./upload-form.ts";

const here = serverForThisFile();

const optionsOf = async (app: App, label: string) =>
	within(await field(app, label))
		.getAllByRole("option")
		.map(wordsOf);

/** Chooses what the server has to be asked for first. */
async function select(app: App, label: string, option: string): Promise<void> {
	const asked = within(await form(app));
	await asked.findByRole("option", { name: option });
	await app.user.selectOptions(asked.getByLabelText(label), option);
}

test("an admin uploads a worksheet for an assignment of a course that another teaches; its student reads it", async () => {
	const { server } = here();
	const { maya, rana, maths, task } = await aClass(server);
	const boss = await admin(server, "Samar Tannous");
	await assignment(server, maths.id, { title: "Archived", status: "archived" });
	await assignment(server, maths.id, { title: "Deleted", status: "deleted" });
	await course(server, rana, [], { title: "Last year", archived_at: "2026-01-05 08:00:00.000Z" });
	const own = await course(server, boss, [], { title: "Zoology", code: "ZOO-1" });
	await assignment(server, own.id, { title: "Bees" });
	const app = await openMaterials(server, boss, "en");
	await says("No materials uploaded yet");
	await press(app, "Upload a material");
	await select(app, "For", "The course Mathematics · MATH-6B");
	expect(await optionsOf(app, "For")).toEqual([
		"The library: everybody at LEAD",
		"The course Mathematics · MATH-6B",
		"The course Zoology · ZOO-1",
	]);
	await says("You do not teach this course. Its materials are listed in the admin dashboard, under Materials.");
	await select(app, "Worksheet of an assignment", "Fractions");
	expect(await optionsOf(app, "Worksheet of an assignment")).toEqual(["No, for the whole course", "Fractions"]);
	await select(app, "For", "The course Zoology · ZOO-1");
	expect(await optionsOf(app, "Worksheet of an assignment")).toEqual(["No, for the whole course", "Bees"]);
	await select(app, "For", "The course Mathematics · MATH-6B");
	await select(app, "Worksheet of an assignment", "Fractions");
	await choose(app, "Three quarters and one half.", "fractions_sheet.txt");
	await pressIn(app, await form(app), "Upload");
	await formIsGone(app);
	await says("Mathematics · MATH-6B · Worksheet: Fractions", await card(app, "fractions sheet"));
	await inFrench(app, async () =>
		says("Mathematics · MATH-6B · Feuille d’exercices\u202f: Fractions", await card(app, "fractions sheet")),
	);
	expect(await server.rows("materials")).toMatchObject([
		{ title: "fractions sheet", course_id: maths.id, assignment_id: task.id, subject: "", created_by: boss.id },
	]);
	// Its row is in no mirror of who does not teach the course, so nothing would ever drop its file.
	expect(await peek(`lead-${boss.id}`, "keptFiles", (files) => files.getAllKeys())).toEqual([]);

	await openLibrary(server, maya);
	await says("Worksheet: Fractions", await row("fractions sheet"));
});

test("what an admin gave to another's course waits without a network, and arrives; what cannot be asked is said", async () => {
	const { server } = here();
	const physics = await course(server, await teacher(server), [], { title: "Physics", code: "PHY-9" });
	await assignment(server, physics.id, { title: "Levers" });
	const boss = await admin(server, "Samar Tannous");
	const line = await lineTo(server);
	const app = await openLibrary(line, boss);
	await says("Upload the first: a worksheet, a reading, a picture.");
	goOffline(app, line);
	await press(app, "Upload a material");
	await says("Without a connection to the center, only the courses you teach can be chosen.", await form(app));
	expect(await optionsOf(app, "For")).toEqual(["The library: everybody at LEAD"]);
	goOnline(app, line);
	await select(app, "For", "The course Physics · PHY-9");
	await within(await form(app)).findByRole("option", { name: "Levers" });
	goOffline(app, line);
	expect(await field(app, "For")).toHaveProperty("value", physics.id);
	await choose(app, "Sums.", "sums.txt");
	await pressIn(app, await form(app), "Upload");
	await formIsGone(app);
	await says("Waiting for internet, 0%");
	await server.update("courses", physics.id, { archived_at: "2026-01-05 08:00:00.000Z" });
	goOnline(app, line);
	await says("This course has ended: nothing can be added to it.");
	await inFrench(app, () => says("Ce cours est terminé\u202f: on ne peut plus rien y ajouter."));
	await server.update("courses", physics.id, { archived_at: "" });
	await press(app, "Try again");
	await waitFor(() => expect(app.toasts()).toContain("Material uploaded"));
	expect(await server.rows("materials", "title = 'sums'")).toMatchObject([
		{ course_id: physics.id, assignment_id: "" },
	]);
});
