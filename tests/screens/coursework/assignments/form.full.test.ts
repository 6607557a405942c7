// The form for a new assignment: its words, its rules, and its draft.

import { waitFor } from "@testing-library/dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { type App, wordsOf } from "#support/dom/app.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { descriptionOf, draftIsSaved, inFrench, openTab, press, says } from "#support/dom/portal.ts";
import { course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import {
	aCourse,
	chooseCourse,
	courseField,
	field,
	fieldHas,
	isFocused,
	optionsOf,
	rowOf,
	rows,
	write,
} from "./assignment-steps.ts";

const here = serverForThisFile();

const headings = ({ page }: App): string[] => page.getAllByRole("heading", { level: 2 }).map((one) => wordsOf(one));
const emptyFields = ["Title", "Instructions", "Due Date", "Time", "Show to students from", "Time to show"];

test("the form has the right words, and says which fields are missing", async () => {
	const { server } = here();
	const { rana } = await aCourse(server);
	await course(server, rana, [], { title: "Français", code: "FR-6A" });
	await course(server, rana, [], { title: "Old", code: "OLD", archived_at: "2026-01-05 08:00:00.000Z" });
	const app = await openDashboard(server, rana);
	const { page } = app;
	await openTab(app, "Assignments");
	await page.findByText("No assignments created yet");
	expect(headings(app)).toEqual(["Create Assignment", "All Assignments"]);
	await waitFor(() =>
		expect(optionsOf(courseField(app))).toEqual(["Choose a course", "Français · FR-6A", "Mathematics · MATH-6B"]),
	);
	const labels = [...document.querySelectorAll<HTMLElement>("main form label")].map((label) => wordsOf(label));
	expect(labels).toEqual([
		"Course",
		"Title",
		"Instructions",
		"Max Points",
		"Due Date",
		"Time",
		"Show to students from",
		"Time to show",
	]);
	for (const label of emptyFields) expect(field(app, label).value).toBe("");
	expect(field(app, "Max Points").value).toBe("100");

	await inFrench(app, () => {
		expect(headings(app)).toEqual(["Créer un devoir", "Tous les devoirs"]);
		page.getByText("Aucun devoir créé pour le moment");
	});

	await write(app, "Max Points", " ");
	await press(app, "Create Assignment");
	await waitFor(() => expect(page.getAllByText("Required")).toHaveLength(3));
	await isFocused(() => courseField(app));
	expect(descriptionOf(courseField(app))).toBe("Required");
	await inFrench(app, async () => {
		expect(page.getAllByText("Obligatoire")).toHaveLength(3);
		await write(app, "Barème (points)", "0");
		await press(app, "Créer le devoir");
		await says("Un nombre entier de 1 à 1\u202f000.");
		await write(app, "Barème (points)", " ");
	});
	await chooseCourse(app, "Français · FR-6A");
	await write(app, "Title", "Mon quartier");
	for (const wrong of ["0", "1001", "1.5", "abc"]) {
		await write(app, "Max Points", wrong);
		await press(app, "Create Assignment");
		await page.findByText("A whole number from 1 to 1,000.");
		await isFocused(() => field(app, "Max Points"));
	}
	await write(app, "Max Points", "20");
	await write(app, "Time", "16:30");
	await press(app, "Create Assignment");
	await page.findByText("Choose the day as well.");
	expect(await server.rows("assignments", `created_by = '${rana.id}'`)).toEqual([]);
});

test("an assignment is created: the form is empty again but for course and points, and the class has it", async () => {
	const { server } = here();
	vi.stubEnv("TZ", "America/Los_Angeles");
	onTestFinished(() => void vi.unstubAllEnvs());
	expect(new Date("2026-02-09T08:00:00Z").getHours()).toBe(0);
	const { rana, maths } = await aCourse(server);
	await course(server, rana, [], { title: "Français", code: "FR-6A" });
	const app = await openDashboard(server, rana);
	const { page } = app;
	await openTab(app, "Assignments");
	await page.findByLabelText("Title");
	await chooseCourse(app, "Mathematics · MATH-6B");
	await write(app, "Title", "  Circles ");
	await write(app, "Instructions", "Draw one.\nThen two. النصف 😀");
	await write(app, "Max Points", "٢٠");
	await fieldHas(app, "Max Points", "20");
	await write(app, "Due Date", "2030-11-21");
	await write(app, "Time", "16:30");
	await press(app, "Create Assignment");
	await page.findByText("Assignment created successfully!");
	expect(app.toasts()).toEqual(["Assignment created successfully!"]);
	await waitFor(() => expect(emptyFields.map((label) => field(app, label).value)).toEqual(emptyFields.map(() => "")));
	await fieldHas(app, "Max Points", "20");
	expect(courseField(app).value).toBe(maths.id);
	await isFocused(() => page.queryByRole("heading", { name: "Create Assignment" }));
	const listed = wordsOf(await rowOf(app, "Circles"));
	expect(listed).toMatch(/Circles.*Due Thursday, November\u00a021, 2030, 4:30\sPM.*20 points.*0 handed in/);
	expect(rows(app)).toHaveLength(1);
	expect(headings(app)).toEqual(["Create Assignment", "All Assignments"]);
	page.getByRole("heading", { level: 3, name: "Just created" });
	page.getByRole("heading", { level: 4, name: "Circles" });
	const [row] = await server.rows("assignments", `course_id = '${maths.id}'`);
	expect(row).toMatchObject({
		title: "Circles",
		instructions: "Draw one.\nThen two. النصف 😀",
		max_points: 20,
		due_at: "2030-11-21 14:30:00.000Z",
		created_by: rana.id,
	});
	// Without a time it is due at 23:59 in Zahlé, whatever the phone's clock; without a day it is never due.
	await inFrench(app, async () => {
		await write(app, "Titre", "Angles");
		await write(app, "Date limite", "2030-07-01");
		await press(app, "Créer le devoir");
		await says("Devoir créé\u202f!");
		await page.findByText("À rendre le lundi 1er juillet 2030");
		await waitFor(() => expect(rows(app)).toHaveLength(2));
	});
	await write(app, "Title", "Decimals");
	await press(app, "Create Assignment");
	await waitFor(() => expect(rows(app)).toHaveLength(3));
	await waitFor(async () => {
		const made = await server.rows("assignments", `course_id = '${maths.id}'`);
		expect(made.map(({ title, due_at }) => [title, due_at])).toEqual(
			expect.arrayContaining([
				["Angles", "2030-07-01 20:59:00.000Z"],
				["Decimals", ""],
			]),
		);
	});
	// The choice stays as long as the form does.
	await app.load("/dashboard-tutor#assignments");
	await rowOf(app, "Decimals");
	await write(app, "Title", "Estimation");
	await draftIsSaved(app);
	await fieldHas(app, "Max Points", "100");
});

test("words half written stand there after a reload and after a look at another tab", async () => {
	const { server } = here();
	const { rana, maths } = await aCourse(server);
	const app = await openDashboard(server, rana);
	const { page } = app;
	await openTab(app, "Assignments");
	await page.findByLabelText("Title");
	// The only course is chosen already.
	await waitFor(() => expect(courseField(app).value).toBe(maths.id));
	await write(app, "Title", "Circles");
	await write(app, "Instructions", "Draw one.");
	await write(app, "Due Date", "2030-11-21");
	await draftIsSaved(app);
	await app.load("/dashboard-tutor#assignments");
	await openTab(app, "My Courses");
	await openTab(app, "Assignments");
	await page.findByLabelText("Title");
	await fieldHas(app, "Title", "Circles");
	expect(field(app, "Instructions").value).toBe("Draw one.");
	expect(field(app, "Due Date").value).toBe("2030-11-21");
	await press(app, "Create Assignment");
	await page.findByText("Assignment created successfully!");
	await app.load("/dashboard-tutor#assignments");
	await page.findByLabelText("Title");
	await fieldHas(app, "Title", "");
});
