// The form for a new assignment: its words, its rules, and its draft.
import { inFrench, openTab, signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { course } from "#support/school.ts";
import { aCourse, courseField, create, field, rows } from "./assignment-steps.ts";

test("the form has the right words, and says which fields are missing", async ({ server, phone }) => {
	const { rana } = await aCourse(server);
	await course(server, rana, [], { title: "Français", code: "FR-6A" });
	await course(server, rana, [], { title: "Old", code: "OLD", archived_at: "2026-01-05 08:00:00.000Z" });
	const page = await phone();
	await signIn(page, server, rana);
	await openTab(page, "Assignments");
	await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Create Assignment", "All Assignments"]);
	await expect(page.getByText("No assignments created yet", { exact: true })).toBeVisible();
	await expect(courseField(page).getByRole("option")).toHaveText([
		"Choose a course",
		"Français · FR-6A",
		"Mathematics · MATH-6B",
	]);
	const labels = ["Course", "Title", "Instructions", "Max Points", "Due Date", "Time"];
	await expect(page.locator("main form label").filter({ visible: true })).toHaveText(labels);
	for (const label of ["Title", "Instructions", "Due Date", "Time"]) await expect(field(page, label)).toHaveValue("");
	await expect(field(page, "Max Points")).toHaveValue("100");

	await inFrench(page, async () => {
		await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Créer un devoir", "Tous les devoirs"]);
		await expect(page.getByText("Aucun devoir créé pour le moment", { exact: true })).toBeVisible();
	});

	await field(page, "Max Points").fill(" ");
	await create(page).click();
	await expect(page.getByText("Required", { exact: true })).toHaveCount(3);
	await expect(courseField(page)).toBeFocused();
	await expect(courseField(page)).toHaveAccessibleDescription("Required");
	await inFrench(page, async () => {
		await expect(page.getByText("Obligatoire", { exact: true })).toHaveCount(3);
		await field(page, "Barème (points)").fill("0");
		await page.getByRole("button", { name: "Créer le devoir", exact: true }).click();
		await expect(page.getByText("Un nombre entier de 1 à 1\u202f000.", { exact: true })).toBeVisible();
		await field(page, "Barème (points)").fill(" ");
	});
	await courseField(page).selectOption("Français · FR-6A");
	await field(page, "Title").fill("Mon quartier");
	for (const wrong of ["0", "1001", "1.5", "abc"]) {
		await field(page, "Max Points").fill(wrong);
		await create(page).click();
		await expect(page.getByText("A whole number from 1 to 1,000.", { exact: true })).toBeVisible();
		await expect(field(page, "Max Points")).toBeFocused();
	}
	await field(page, "Max Points").fill("20");
	await field(page, "Time").fill("16:30");
	await create(page).click();
	await expect(page.getByText("Choose the day as well.", { exact: true })).toBeVisible();
	// A date field that is half filled reads as empty; it must not be taken for no due date.
	await field(page, "Time").fill("");
	await field(page, "Due Date").focus();
	await page.keyboard.type("11");
	await create(page).click();
	await expect(page.getByText("Complete this or empty it.", { exact: true })).toBeVisible();
	expect(await server.rows("assignments", `created_by = '${rana.id}'`)).toEqual([]);
});

test("an assignment is created: the form is empty again but for the course, and the class has it", async ({
	server,
	phone,
}) => {
	const { rana, maths } = await aCourse(server);
	await course(server, rana, [], { title: "Français", code: "FR-6A" });
	const page = await phone({ timezoneId: "America/Los_Angeles" });
	await signIn(page, server, rana);
	await openTab(page, "Assignments");
	await courseField(page).selectOption("Mathematics · MATH-6B");
	await field(page, "Title").fill("  Circles ");
	await field(page, "Instructions").fill("Draw one.\nThen two. النصف 😀");
	await field(page, "Max Points").fill("٢٠");
	await expect(field(page, "Max Points")).toHaveValue("20");
	await field(page, "Due Date").fill("2030-11-21");
	await field(page, "Time").fill("16:30");
	await create(page).click();
	await expect(page.getByText("Assignment created successfully!", { exact: true })).toBeVisible();
	expect((await toastsOf(page)).slice(1)).toEqual(["Assignment created successfully!"]);
	for (const label of ["Title", "Instructions", "Due Date", "Time"]) await expect(field(page, label)).toHaveValue("");
	await expect(field(page, "Max Points")).toHaveValue("100");
	await expect(courseField(page)).toHaveValue(maths.id);
	await expect(create(page)).toBeFocused();
	await expect(rows(page)).toHaveText([/Circles.*Due Thursday, November 21, 2030, 4:30\sPM.*20 points.*0 handed in/]);
	const [row] = await server.rows("assignments", `course_id = '${maths.id}'`);
	expect(row).toMatchObject({
		title: "Circles",
		instructions: "Draw one.\nThen two. النصف 😀",
		max_points: 20,
		due_at: "2030-11-21 14:30:00.000Z",
		created_by: rana.id,
	});
	// Without a time it is due at 23:59 in Zahlé, whatever the phone's clock; without a day it is never due.
	await inFrench(page, async () => {
		await field(page, "Titre").fill("Angles");
		await field(page, "Date limite").fill("2030-07-01");
		await page.getByRole("button", { name: "Créer le devoir", exact: true }).click();
		await expect(page.getByText("Devoir créé avec succès\u202f!", { exact: true })).toBeVisible();
		await expect(page.getByText("À rendre le lundi 1 juillet 2030", { exact: true })).toBeVisible();
		await expect(rows(page)).toHaveCount(2);
	});
	await field(page, "Title").fill("Decimals");
	await create(page).click();
	await expect(rows(page)).toHaveCount(3);
	const due = async () =>
		(await server.rows("assignments", `course_id = '${maths.id}'`)).map((made) => [made.title, made.due_at]);
	await expect.poll(due).toEqual(
		expect.arrayContaining([
			["Angles", "2030-07-01 20:59:00.000Z"],
			["Decimals", ""],
		]),
	);
});

test("words half written stand there after a reload and after a look at another tab", async ({ server, phone }) => {
	const { rana, maths } = await aCourse(server);
	const page = await phone();
	await signIn(page, server, rana);
	await openTab(page, "Assignments");
	// The only course is chosen already.
	await expect(courseField(page)).toHaveValue(maths.id);
	await field(page, "Title").fill("Circles");
	await field(page, "Instructions").fill("Draw one.");
	await field(page, "Due Date").fill("2030-11-21");
	await expect(page.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
	await page.reload();
	await openTab(page, "My Courses");
	await openTab(page, "Assignments");
	await expect(field(page, "Title")).toHaveValue("Circles");
	await expect(field(page, "Instructions")).toHaveValue("Draw one.");
	await expect(field(page, "Due Date")).toHaveValue("2030-11-21");
	await create(page).click();
	await expect(page.getByText("Assignment created successfully!", { exact: true })).toBeVisible();
	await page.reload();
	await expect(field(page, "Title")).toHaveValue("");
});
