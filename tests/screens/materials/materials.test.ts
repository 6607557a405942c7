// The centre's study materials at the admin's dashboard: what each says, and deleting one.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { wordsOf } from "#support/dom/app.ts";
import { inFrench, says } from "#support/dom/portal.ts";
import { material } from "#support/materials.ts";
import { admin, teacher } from "#support/people.ts";
import { proxyTo } from "#support/proxy.ts";
import { assignment, course } from "#support/school.ts";
import { endSessions } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { writtenDay } from "#support/written-day.ts";
import { card, notice, openMaterials, pressIn, refuseDeletion } from "./admin-list.ts";
import "#support/dom/modal-dialogs.ts";

const here = serverForThisFile();

const hasFocus = (find: () => HTMLElement): Promise<void> => waitFor(() => expect(document.activeElement).toBe(find()));

test("before a material is deleted, the assignments that use it are named, in both languages", async () => {
	const { server } = here();
	const rana = await teacher(server);
	const maths = await course(server, rana, []);
	const task = await assignment(server, maths.id, { title: "Fractions" });
	const place = { course_id: maths.id, subject: "", grade: "" };
	const { id } = await material(server, { title: "The wall", ...place, assignment_id: task.id });
	await material(server, { title: "Alone" });
	const instructions = `Look: ![The wall](material:${id})`;
	await assignment(server, maths.id, { title: "Quarters", instructions });
	await assignment(server, maths.id, { title: "Taken back", instructions, status: "deleted" });
	const app = await openMaterials(server, await admin(server), "en");
	const ask = async (title: string, name = "Delete") => {
		await app.user.click(within(await card(app, title)).getByRole("button", { name }));
		return await app.page.findByRole("dialog");
	};
	const question = await ask("The wall");
	await says("This cannot be undone. 2 assignments use it:", question);
	expect(wordsOf(question)).toMatch(/: “(Fractions”, “Quarters|Quarters”, “Fractions)”\./);
	await inFrench(app, () => says("2 devoirs s’en servent\u202f: «\u202f", question));
	await pressIn(app, question, "Cancel");
	expect(wordsOf(await ask("Alone"))).not.toContain("use it");
	await server.sql("DELETE FROM materials");
});

test("a material says what it is and is deleted after the question, unless it is refused or nobody answers", async () => {
	const { server } = here();
	const boss = await admin(server, "Samar Tannous");
	const { id: worksheet } = await material(server, { title: "Fractions on one page" });
	const { id: water } = await material(server, {
		title: "L’eau et le sel",
		subject: "Science",
		grade: "",
		description: "",
	});
	await server.sql(`UPDATE materials SET size = 1300000 WHERE id = '${worksheet}'`);
	await server.sql(`UPDATE materials SET size = 2000 WHERE id = '${water}'`);
	const line = await proxyTo(server.url);
	const app = await openMaterials(line, boss, "en");
	const { page } = app;
	await page.findByText("2 materials");
	expect(wordsOf(await card(app, "Fractions on one page"))).toBe(
		`Fractions on one pageOn one page.MathGrade 61.2 MB · Uploaded ${writtenDay(new Date(), "en-US")}DownloadEditDelete`,
	);
	expect(wordsOf(await card(app, "L’eau et le sel"))).toBe(
		`L’eau et le selScience2 KB · Uploaded ${writtenDay(new Date(), "en-US")}DownloadEditDelete`,
	);

	const name = "Are you sure you want to delete this material?";
	const question = () => page.findByRole("dialog", { name });
	const remove = within(await card(app, "Fractions on one page")).getByRole("button", { name: "Delete" });
	await app.user.click(remove);
	const cancel = within(await question()).getByRole("button", { name: "Cancel" });
	await hasFocus(() => cancel);
	await app.user.click(cancel);
	await hasFocus(() => remove);
	await app.user.click(remove);
	await pressIn(app, await question(), "Delete");
	await notice("Material deleted successfully");
	const next = await card(app, "L’eau et le sel");
	await hasFocus(() => next);
	expect(await server.row("materials", worksheet)).toBeUndefined();

	const last = async () => within(await card(app, "L’eau et le sel")).getByRole("button", { name: "Delete" });
	const ask = async () => {
		await waitFor(async () => expect(await last()).toHaveProperty("disabled", false));
		await app.user.click(await last());
		await question();
	};
	await ask();
	line.refuse();
	await pressIn(app, await question(), "Delete");
	await notice(
		"Failed to delete material, or so it seems: the server did not answer. Check the list before you try again.",
	);
	await waitFor(async () => expect(await last()).toHaveProperty("disabled", true));
	expect(page.getByRole("searchbox")).toHaveProperty("disabled", true);
	line.pass();
	app.online(true);
	await ask();
	await server.sql(refuseDeletion);
	await pressIn(app, await question(), "Delete");
	await notice("Failed to delete material");
	await server.sql("DROP TRIGGER refuse");
	await ask();
	await server.remove("materials", water);
	await pressIn(app, await question(), "Delete");
	await page.findByText("No materials uploaded yet");
	// Another admin was faster: it is gone, as was wanted.
	const said = () => app.toasts().filter((words) => /material/i.test(words));
	await waitFor(() => expect(said().at(-1)).toBe("Material deleted successfully"));
	expect(said().filter((words) => words === "Failed to delete material")).toHaveLength(1);
	await line.close();
});

test("a sign-in that has ended deletes no material, and says why", async () => {
	const { server } = here();
	const boss = await admin(server, "Rita Tannous");
	const { id } = await material(server, { title: "Sets" });
	const app = await openMaterials(server, boss, "en");
	await app.user.click(within(await card(app, "Sets")).getByRole("button", { name: "Delete" }));
	const question = await app.page.findByRole("dialog");
	await endSessions(server, boss.id);
	await pressIn(app, question, "Delete");
	await notice("Your session has ended. Nothing was changed; sign in again.");
	expect(await server.row("materials", id)).toBeDefined();
});
