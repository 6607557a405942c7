// The class list of a course: finding a student by name or address, also offline, and removing one.
import { classList, enterCourse, inClass, openTeacherDashboard } from "#support/browser/courses.ts";
import { keepFiles } from "#support/browser/offline.ts";
import { cardOf, networkIsBack, openTab, signIn } from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";

test("the class list is readable offline, and found by name or address", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const rana = await teacher(server, "Rana Khoury");
	const names = ["Maya Haddad", "Élie Khoury", "Tia Rahme"];
	for (let at = 4; at <= 13; at++) names.push(`Student ${at}`);
	const students = [];
	for (const name of names) students.push(await student(server, name));
	await course(server, rana, students);
	const page = await phone({ keepsApp: true });
	await openTeacherDashboard(page, server, rana);
	await expect(cardOf(page, "Mathematics")).toBeVisible();
	await server.stop();
	await page.reload();
	await enterCourse(page, "Mathematics");
	await expect(classList(page).getByText("13 students", { exact: true })).toBeVisible();
	await expect(inClass(page, "Maya Haddad").getByText(students[0]?.email ?? "", { exact: true })).toBeVisible();
	const search = page.getByLabel("Search the class");
	await search.fill("elie");
	await expect(classList(page).getByRole("listitem")).toHaveCount(1);
	await expect(inClass(page, "Élie Khoury")).toBeVisible();
	await search.fill("tia-rahme");
	await expect(inClass(page, "Tia Rahme")).toBeVisible();
	await search.fill("zz");
	await expect(page.getByText("Nobody in this class is called that.", { exact: true })).toBeVisible();
	await search.fill("");
	const remove = page.getByRole("button", { name: "Remove Maya Haddad" });
	await expect(remove).toBeDisabled();
	await expect(remove).toHaveAccessibleDescription("Removing a student needs the network.");
	await expect(page.getByText("Removing a student needs the network.", { exact: true })).toBeVisible();
	await expect(page.getByRole("button", { name: "New code" })).toBeDisabled();
	await expect(page.getByText("A new code needs the network.", { exact: true })).toBeVisible();
	await server.start();
	await networkIsBack(page);
	await expect(remove).toBeEnabled();
});

test("a student is removed after a question by name; the work stays and comes back with the student", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const rana = await teacher(server, "Rana Khoury");
	const [maya, karim] = [await student(server, "Maya Haddad"), await student(server, "Karim Nassar")];
	const maths = await course(server, rana, [maya, karim]);
	const task = await assignment(server, maths.id);
	const work = await submission(server, maya, task.id);
	const page = await phone();
	await signIn(page, server, rana);
	await enterCourse(page, "Mathematics");
	const remove = page.getByRole("button", { name: "Remove Maya Haddad" });
	await remove.click();
	const ask = page.getByRole("dialog", { name: "Remove Maya Haddad from Mathematics? The work stays." });
	await expect(ask.getByText("Whoever is added again finds all answers and grades as they were.")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(remove).toBeFocused();
	await remove.click();
	await keepFiles(page);
	await server.stop();
	await ask.getByRole("button", { name: "Remove", exact: true }).click();
	await expect(
		ask.getByText("The server did not answer: this may or may not be done. Try again when you are connected."),
	).toBeVisible();
	await server.start();
	await ask.getByRole("button", { name: "Remove", exact: true }).click();
	await expect(ask).toHaveCount(0);
	await expect(
		page.getByText("Maya Haddad is not in the class any more. The work is kept.", { exact: true }),
	).toBeVisible();
	await expect(page.getByRole("heading", { name: "Class list" })).toBeFocused();
	await expect(inClass(page, "Maya Haddad")).toHaveCount(0);
	await expect(classList(page).getByText("1 student", { exact: true })).toBeVisible();
	expect(await server.rows("enrollments", `user_id = '${maya.id}'`)).toEqual([]);
	expect(await server.rows("submissions")).toMatchObject([{ id: work.id, text_body: "Answer of Maya Haddad" }]);
	await page.getByLabel("Email").fill(maya.email);
	await page.getByRole("button", { name: "Add", exact: true }).click();
	await expect(inClass(page, "Maya Haddad")).toBeVisible();
	await openTab(page, "Grading (1)");
	await expect(page.getByText("Answer of Maya Haddad", { exact: true })).toBeVisible();
});
