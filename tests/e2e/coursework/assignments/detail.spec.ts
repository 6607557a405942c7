// One assignment with its class: who handed in and when, who did not, and finding it among many.
import type { Page } from "@playwright/test";
import { inFrench, networkIsBack, openTab, signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import { aClass, due, openDetail } from "./opened-assignment.ts";

const rowsOfClass = (page: Page) =>
	page.getByRole("region", { name: "The class" }).getByRole("list").first().locator("> li");
const rowOf = (page: Page, name: string) => rowsOfClass(page).filter({ hasText: name });

test("an opened assignment shows the submission of every student, and who has not handed in", async ({
	server,
	phone,
}) => {
	const { rana, maya, lea, task } = await aClass(server);
	const page = await phone({ timezoneId: "America/Los_Angeles" });
	await openDetail(page, server, rana, task);
	await expect(rowsOfClass(page)).toHaveText([
		/^Jad Saad.*Time not certain.*February 13, 2026, 10:00\sAM.*To grade/,
		/^Karim Nassar.*On time, sent later.*February 9, 2026, 10:00\sAM.*To grade/,
		/^Lea Abboud.*Missing$/,
		/^Maya Haddad.*On time.*February 9, 2026, 10:00\sAM.*18\/20/,
		/^Omar Khalil.*Missing$/,
		/^Tia Rahme.*Late.*9\/20/,
	]);
	await page.getByRole("button", { name: "Not handed in (2)", exact: true }).click();
	await expect(rowsOfClass(page)).toHaveText([/^Lea Abboud/, /^Omar Khalil/]);
	await page.getByRole("button", { name: "Handed in (4)", exact: true }).click();
	await expect(rowsOfClass(page)).toHaveCount(4);
	await page.getByRole("button", { name: "Everyone (6)", exact: true }).click();

	await page.getByRole("button", { name: /^Karim Nassar/ }).click();
	const karim = rowOf(page, "Karim Nassar");
	await expect(karim.getByRole("group", { name: "Student response" })).toHaveText("Answer of Karim Nassar");
	await expect(karim.getByText("It waits for its grade under Grading.", { exact: true })).toBeVisible();
	await expect(karim.getByRole("button", { name: "Change grade" })).toHaveCount(0);
	await page.getByRole("button", { name: /^Karim Nassar/ }).click();
	await expect(karim.getByRole("group", { name: "Student response" })).toHaveCount(0);

	// A student who left the course keeps the submission; a student who never handed in is not listed any more.
	for (const { id } of [maya, lea]) {
		const [seat] = await server.rows("enrollments", `user_id = '${id}'`);
		await server.remove("enrollments", seat?.id ?? "");
	}
	await networkIsBack(page);
	await expect(rowsOfClass(page)).toHaveCount(5);
	await expect(rowsOfClass(page).last()).toHaveText(/On time.*No longer in the course.*18\/20/);
	await expect(page.getByRole("button", { name: "Not handed in (1)", exact: true })).toBeVisible();
});

test("before the due date nobody is missing; a course without students, and another teacher's assignment, say so", async ({
	server,
	phone,
}) => {
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, [await student(server, "Maya Haddad")]);
	const task = await assignment(server, maths.id, { due_at: "2030-11-21 21:59:00.000Z" });
	const past = await assignment(server, maths.id, { title: "Angles", due_at: due });
	const empty = await assignment(server, (await course(server, rana, [])).id, { title: "Nobody's yet" });
	const theirs = await assignment(server, (await course(server, await teacher(server), [])).id);
	const page = await phone();
	await openDetail(page, server, rana, task);
	await expect(rowsOfClass(page)).toHaveText([/^Maya HaddadNot handed in yet$/]);
	await inFrench(page, async () => {
		await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Fractions", "La classe"]);
		for (const group of ["Tous (1)", "Rendus (0)", "Pas rendus (1)"]) {
			await expect(page.getByRole("button", { name: group, exact: true })).toBeVisible();
		}
		await expect(page.getByText("Pas encore rendu", { exact: true })).toBeVisible();
	});
	await page.getByRole("button", { name: "All Assignments" }).click();
	await expect(page.getByText("1 missing", { exact: true })).toHaveCount(1);
	await page.getByRole("button", { name: "Angles", exact: true }).click();
	await expect(page).toHaveURL(new RegExp(`#assignments/${past.id}$`));
	await expect(rowsOfClass(page)).toHaveText([/^Maya HaddadMissing$/]);

	await page.goto(`${server.url}/dashboard-tutor#assignments/${empty.id}`);
	await expect(page.getByText("No students in this course yet", { exact: true })).toBeVisible();
	await page.goto(`${server.url}/dashboard-tutor#assignments/${theirs.id}`);
	await expect(page.getByText("This assignment is not here any more", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "All Assignments" }).click();
	await expect(page.getByRole("button", { name: "Angles", exact: true })).toBeVisible();
});

test("among many an assignment is found by words and by course, and again on the way back", async ({
	server,
	phone,
}) => {
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, []);
	const french = await course(server, rana, [], { title: "Français", code: "FR-6A" });
	for (let at = 1; at <= 34; at++) {
		const day = new Date(Date.UTC(2030, 0, at)).toISOString();
		await assignment(server, maths.id, { title: `Sheet ${at}`, due_at: day });
	}
	await assignment(server, french.id, { title: "Mon quartier" });
	const page = await phone();
	await signIn(page, server, rana);
	await openTab(page, "Assignments");
	const titles = page.getByRole("heading", { level: 3 });
	await expect(titles).toHaveCount(30);
	await page.getByRole("button", { name: "Show more" }).click();
	await expect(titles).toHaveCount(35);
	await expect(page.getByRole("button", { name: "Sheet 4", exact: true })).toBeFocused();

	await page.getByLabel("Search", { exact: true }).fill("SHEET 3");
	await expect(titles).toHaveText([34, 33, 32, 31, 30, 23, 13, 3].map((at) => `Sheet ${at}`));
	await expect(page.getByText("8 of 35 shown", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Sheet 31", exact: true }).click();
	await expect(page.getByRole("heading", { level: 2, name: "Sheet 31" })).toBeFocused();
	await page.goBack();
	await expect(page.getByLabel("Search", { exact: true })).toHaveValue("SHEET 3");
	await expect(page.getByRole("button", { name: "Sheet 31", exact: true })).toBeFocused();
	await page.getByLabel("Search", { exact: true }).fill("nothing like it");
	await expect(page.getByText("Nothing matches", { exact: true })).toBeVisible();
	await page.getByLabel("Search", { exact: true }).fill("francais");
	await expect(titles).toHaveText(["Mon quartier"]);
	// A new assignment without a due date is listed last, on a page of the list that is not shown; its teacher is led to it.
	await page.getByRole("combobox", { name: "Course", exact: true }).selectOption("Mathematics · MATH-6B");
	await page.getByLabel("Title", { exact: true }).fill("Only just made");
	await page.getByRole("button", { name: "Create Assignment" }).click();
	await expect(page.getByText("Assignment created successfully!", { exact: true })).toBeVisible();
	await expect(titles).toHaveText(["Only just made", "Mon quartier"]);
	await page.getByLabel("Search", { exact: true }).fill("");
	await expect(titles).toHaveCount(31);
	await page.getByLabel("Show", { exact: true }).selectOption("Français");
	await expect(titles).toHaveText(["Only just made", "Mon quartier"]);
	// The pressed tab keeps the focus; it is not a way back.
	await openTab(page, "My Courses");
	await openTab(page, "Assignments");
	await expect(page.getByRole("tab", { name: "Assignments", exact: true })).toBeFocused();
});
