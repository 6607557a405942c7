// A course edited before it was sent, after, and in place of a refused one.
import type { Page } from "@playwright/test";
import { createButton, enterCourse, fillCourse, inClass } from "#support/browser/courses.ts";
import { goOffline } from "#support/browser/offline.ts";
import { chipSays, openTab, signIn } from "#support/browser/portal.ts";
import { expect, noNetwork, test } from "#support/browser/test.ts";
import { pressUndo } from "#support/browser/toasts.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

/** Opens the form for a new course and loads the code of a course's page; the following steps have no network. */
async function openOnline(page: Page, server: RealServer, rana: Person): Promise<void> {
	await course(server, rana, []);
	await signIn(page, server, rana);
	await enterCourse(page, "Mathematics");
	await openTab(page, "Create Course");
	await expect(createButton(page)).toBeVisible();
}

const refused = /status of 40[039] .*\/api\//;

test("a course is edited in place before it is sent, and offline after", async ({ server, phone, strays }) => {
	strays.allow(noNetwork);
	const rana = await teacher(server, "Rana Khoury");
	const page = await phone();
	await openOnline(page, server, rana);
	await goOffline(page);
	await fillCourse(page, { title: "Physics", code: "PHY-9" });
	await createButton(page).click();
	await openTab(page, "My Courses");
	await enterCourse(page, "Physics");
	const made = () => server.rows("courses", `teacher_id = '${rana.id}' && title != 'Mathematics'`);
	const edit = page.getByRole("button", { name: "Edit the course" });
	const save = page.getByRole("button", { name: "Save", exact: true });
	await edit.click();
	await expect(page.getByLabel("Course Title")).toBeFocused();
	await fillCourse(page, { title: "Physics and labs", code: "PHY-9B", subject: "Physics" });
	await save.click();
	await expect(page.getByRole("heading", { level: 2, name: "Physics and labs" })).toBeVisible();
	await expect(edit).toBeFocused();
	await chipSays(page, "Offline · 1 waiting");
	await page.context().setOffline(false);
	await chipSays(page, "All sent");
	expect(await made()).toMatchObject([{ title: "Physics and labs", code: "PHY-9B" }]);
	const [sent] = await made();
	expect(await server.sql(`SELECT name FROM ledger WHERE record = '${sent?.id}'`)).toEqual([{ name: "createCourse" }]);

	await edit.click();
	await page.getByLabel("Course Title").fill("Physics, evenings");
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	// Words that were begun are there again, without a press.
	await page.reload();
	await expect(page.getByLabel("Course Title")).toHaveValue("Physics, evenings");
	await goOffline(page);
	await page.getByRole("button", { name: "Cancel", exact: true }).click();
	await expect(page.getByLabel("Course Title")).toHaveCount(0);
	await pressUndo(page);
	await expect(page.getByLabel("Course Title")).toHaveValue("Physics, evenings");
	await save.click();
	await expect(page.getByRole("heading", { level: 2, name: "Physics, evenings" })).toBeVisible();
	await expect(page.getByText("Your change waits to be sent.", { exact: true })).toBeVisible();
	await page.context().setOffline(false);
	await expect(page.getByText("The course was changed.", { exact: true })).toBeVisible();
	await chipSays(page, "All sent");
	const [row] = await made();
	expect(row).toMatchObject({ title: "Physics, evenings", code: "PHY-9B" });
	expect(row?.revision).toMatch(/^[a-z0-9]{15}$/);
	// Saved unchanged: nothing is sent.
	await edit.click();
	await save.click();
	await expect(page.getByLabel("Course Title")).toHaveCount(0);
	expect(await made()).toMatchObject([{ revision: row?.revision }]);
});

test("a refused course is edited and sent again, and the students added to it after it", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(noNetwork, refused);
	const rana = await teacher(server, "Rana Khoury");
	const maya = await student(server, "Maya Haddad");
	const page = await phone();
	await openOnline(page, server, rana);
	await goOffline(page);
	await fillCourse(page, { title: "Physics", code: "PHY-9" });
	await createButton(page).click();
	await openTab(page, "My Courses");
	await enterCourse(page, "Physics");
	await page.getByLabel("Email").fill(maya.email);
	await page.getByRole("button", { name: "Add", exact: true }).click();
	await expect(inClass(page, maya.email).getByText("Waiting to send", { exact: true })).toBeVisible();
	// From now on the server refuses such a code.
	const pattern = async (value: string) => {
		const path = "/api/collections/courses";
		const fields = (await server.ask("GET", path, { token: server.superuserToken })).at("fields");
		if (!Array.isArray(fields)) throw new Error("no fields");
		const body = { fields: fields.map((field) => (field.name === "code" ? { ...field, pattern: value } : field)) };
		expect((await server.ask("PATCH", path, { token: server.superuserToken, body })).status).toBe(200);
	};
	await pattern("^[A-Z]+$");
	await page.context().setOffline(false);
	await expect(page.getByText("The course was not sent", { exact: false })).toBeVisible();
	await expect(page.getByText("Failed to create course", { exact: true })).toBeVisible();
	await expect(inClass(page, maya.email).getByText("Waiting to send", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Edit the course" }).click();
	await page.getByLabel("Course Code").fill("PHY");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByText("Course created successfully!", { exact: true })).toBeVisible();
	await expect(inClass(page, "Maya Haddad")).toBeVisible();
	await pattern("");
	const [made, ...more] = await server.rows("courses", `teacher_id = '${rana.id}' && title != 'Mathematics'`);
	expect(more).toEqual([]);
	expect(made).toMatchObject({ title: "Physics", code: "PHY" });
	const seats = await server.rows("enrollments", `course_id = '${made?.id}' && role_in_course = 'student'`);
	expect(seats.map(({ user_id }) => user_id)).toEqual([maya.id]);
});
