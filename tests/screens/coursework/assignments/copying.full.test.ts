// An assignment copied into other courses of its teacher, without a network, and the draft of a copy.
import { readFile } from "node:fs/promises";
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { goOffline, goOnline } from "#support/dom/network.ts";
import { openDashboard, openOverLine } from "#support/dom/opened-dashboard.ts";
import { chipSays, chipSaysDraft, doesNotSay, inFrench, openTab, press, says } from "#support/dom/portal.ts";
import { material } from "#support/materials.ts";
import { assignment, course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { aCourse, field, fieldHas, hour, isFocused, rowOf, schoolToCopyIn, week, write } from "./assignment-steps.ts";

const here = serverForThisFile();

test("what was ticked and typed for a copy is kept, shown again, and thrown away only by its writer", async () => {
	const { server } = here();
	const { rana } = await schoolToCopyIn(server);
	const app = await openDashboard(server, rana);
	await openTab(app, "Assignments");
	await press(app, /Angles/);
	await press(app, "Copy to another course");
	await app.user.click(await app.page.findByRole("checkbox", { name: /SCI-6/ }));
	await write(app, "Due Date", "2027-03-04");
	await chipSaysDraft(app);
	await app.load(location.pathname + location.hash);
	const checked = await app.page.findByRole("checkbox", { name: /SCI-6/ });
	await waitFor(() => expect(checked).toHaveProperty("checked", true));
	await fieldHas(app, "Due Date", "2027-03-04");
	expect(field(app, "Due Date").type).toBe("date");
	await press(app, "Cancel");
	await says("Nothing was copied.");
	expect(app.page.queryByRole("form", { name: "Copy to another course" })).toBeNull();
	await press(app, "Undo");
	await fieldHas(app, "Due Date", "2027-03-04");
});

test("an assignment is copied into two courses at once without a network, due in the week to come", async () => {
	const { server } = here();
	const { rana, science, second, words, task } = await schoolToCopyIn(server);
	const course_id = String(task.course_id);
	await material(server, { title: "Ten angles", course_id, assignment_id: task.id });
	const drawing = { content: new Uint8Array(await readFile("public/icons/app-192.png")), name: "angle.png" };
	const picture = await material(server, { title: "An angle", course_id }, drawing);
	const instructions = (id: string) => `${words.instructions}\n\n![An angle](material:${id})`;
	await server.update("assignments", task.id, { instructions: instructions(picture.id) });
	const { app, line } = await openOverLine(server, rana);
	await openTab(app, "Assignments");
	await press(app, /Angles/);
	goOffline(app, line);
	await press(app, "Copy to another course");
	const form = within(await app.page.findByRole("form", { name: "Copy to another course" }));
	const checkboxes = form.getAllByRole("checkbox");
	expect(checkboxes.map((checkbox) => checkbox.closest("label")?.textContent)).toEqual([
		"Mathematics MATH-6C",
		"Science SCI-6",
	]);
	await isFocused(() => checkboxes[0] ?? null);
	await says("Its worksheets and pictures are copied with it.");
	await press(app, "Copy");
	await says("Choose at least one course.");
	await inFrench(app, () => says("Choisissez au moins un cours."));
	for (const checkbox of checkboxes) await app.user.click(checkbox);
	await doesNotSay("Choose at least one course.");
	await press(app, "Copy to 2 courses");
	await says("Copied to Mathematics (MATH-6C), Science (SCI-6). It is in the list of all assignments.");
	await isFocused(() => app.page.getByRole("heading", { name: "Angles" }));
	// Also of a copy that still waits to be sent, whose picture has another name.
	await press(app, "Copy to another course");
	const again = within(await app.page.findByRole("form", { name: "Copy to another course" }));
	const noted = () => again.getAllByRole("checkbox").map((checkbox) => checkbox.closest("label")?.textContent);
	const both = ["Mathematics MATH-6C · has it already", "Science SCI-6 · has it already"];
	await waitFor(() => expect(noted()).toEqual(both));
	await inFrench(app, () => waitFor(() => expect(noted()).toContain("Science SCI-6 · l’a déjà")));
	await press(app, "Cancel");
	await press(app, "All Assignments");
	await rowOf(app, "AnglesScience · SCI-6");
	await chipSays(app, "Offline · 6 waiting");
	goOnline(app, line);
	await chipSays(app, "All sent");

	const copies = await server.rows("assignments", `created_by = '${rana.id}' && id != '${task.id}'`);
	expect(copies.map(({ course_id }) => course_id).sort()).toEqual([science.id, second.id].sort());
	for (const copy of copies) {
		const papers = await server.rows("materials", `course_id = '${copy.course_id}'`);
		const [sheet, shown] = papers.sort((a, b) => String(b.title).localeCompare(String(a.title)));
		expect([sheet?.title, shown?.title]).toEqual(["Ten angles", "An angle"]);
		expect([sheet?.assignment_id, shown?.assignment_id]).toEqual([copy.id, ""]);
		const written = { title: words.title, instructions: instructions(String(shown?.id)) };
		expect(copy).toMatchObject({ ...written, max_points: 40, status: "" });
		const shift = Date.parse(String(copy.due_at)) - Date.parse(words.due_at);
		// Summer time may begin or end in between.
		expect(Math.abs(shift - 2 * week)).toBeLessThanOrEqual(hour + 60_000);
	}
});

test("the only other course is checked, unless it has the assignment; then it can still be", async () => {
	const { server } = here();
	const { rana, maths } = await aCourse(server);
	const science = await course(server, rana, [], { title: "Science", code: "SCI-6" });
	await assignment(server, maths.id, { title: "Angles" });
	const app = await openDashboard(server, rana);
	await openTab(app, "Assignments");
	const copyTo = async (label: string, checked: boolean) => {
		await press(app, "Copy to another course");
		const form = within(await app.page.findByRole("form", { name: "Copy to another course" }));
		const box = await form.findByRole<HTMLInputElement>("checkbox", { name: label });
		await waitFor(() => expect(box.disabled).toBe(false));
		expect(box.checked).toBe(checked);
		if (!checked) await app.user.click(box);
		await press(app, "Copy to 1 course");
		await says("Copied to Science (SCI-6). It is in the list of all assignments.");
	};
	await press(app, /Angles/);
	await copyTo("Science SCI-6", true);
	await copyTo("Science SCI-6 · has it already", false);
	await waitFor(async () => expect(await server.rows("assignments", `course_id = '${science.id}'`)).toHaveLength(2));
});
