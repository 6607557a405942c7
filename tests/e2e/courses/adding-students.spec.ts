// Students added to a course by e-mail.
import { classList, enterCourse, inClass } from "#support/browser/courses.ts";
import { goOffline } from "#support/browser/offline.ts";
import { chipSays, signIn } from "#support/browser/portal.ts";
import { expect, noNetwork, test } from "#support/browser/test.ts";
import { pressUndo } from "#support/browser/toasts.ts";
import { student, teacher } from "#support/people.ts";
import { course } from "#support/school.ts";

const refused = /status of 40[039] .*\/api\//;

test("a student is added by e-mail, offline too; a wrong address is corrected in its place", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(noNetwork, refused);
	const rana = await teacher(server, "Rana Khoury");
	const [maya, karim] = [await student(server, "Maya Haddad"), await student(server, "Karim Nassar")];
	const maths = await course(server, rana, [maya]);
	const page = await phone();
	await signIn(page, server, rana);
	await enterCourse(page, "Mathematics");
	const email = page.getByLabel("Email");
	const add = page.getByRole("button", { name: "Add", exact: true });
	for (const [typed, words] of [
		["", "Required"],
		["karim", "Invalid email address"],
		[maya.email.toUpperCase(), "Maya Haddad is already in the class."],
	] as const) {
		await email.fill(typed);
		await add.click();
		await expect(email).toHaveAccessibleDescription(words);
		await expect(email).toBeFocused();
	}
	await goOffline(page);
	const wrong = karim.email.replace("@", "-typo@");
	await email.fill(` ${wrong} `);
	await add.click();
	await expect(email).toHaveValue("");
	await expect(inClass(page, wrong).getByText("Waiting to send", { exact: true })).toBeVisible();
	await email.fill(wrong);
	await add.click();
	await expect(email).toHaveAccessibleDescription("This address is already on its way.");
	await email.fill("");
	await inClass(page, wrong).getByRole("button", { name: "Take it back", exact: true }).click();
	await expect(inClass(page, wrong)).toHaveCount(0);
	await expect(page.getByRole("heading", { name: "Class list" })).toBeFocused();
	await pressUndo(page);
	await expect(inClass(page, wrong)).toBeVisible();
	await page.context().setOffline(false);
	await expect(inClass(page, wrong).getByText(/^Not sent/)).toBeVisible();
	await inClass(page, wrong).getByRole("button", { name: "Dismiss" }).click();
	await expect(inClass(page, wrong)).toHaveCount(0);
	await pressUndo(page);
	await inClass(page, wrong).getByRole("button", { name: "Change the e-mail" }).click();
	await expect(email).toHaveValue(wrong);
	await expect(email).toBeFocused();
	await email.fill(karim.email);
	await page.keyboard.press("Enter");
	await expect(page.getByText("The student is in the course.", { exact: true })).toBeVisible();
	await expect(inClass(page, "Karim Nassar")).toBeVisible();
	await expect(inClass(page, wrong)).toHaveCount(0);
	await expect(classList(page).getByText("2 students", { exact: true })).toBeVisible();
	await chipSays(page, "All sent");
	const seats = await server.rows("enrollments", `course_id = '${maths.id}' && role_in_course = 'student'`);
	expect(seats.map(({ user_id }) => user_id).sort()).toEqual([maya.id, karim.id].sort());
});
