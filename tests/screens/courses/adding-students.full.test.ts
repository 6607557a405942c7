// Students added to a course by e-mail.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { goOffline, goOnline } from "#support/dom/network.ts";
import { chipSays, descriptionOf, fill } from "#support/dom/portal.ts";
import { pressUndo } from "#support/dom/toasts.ts";
import { student, teacher } from "#support/people.ts";
import { proxyTo } from "#support/proxy.ts";
import { course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import {
	addByEmail,
	classList,
	emailField,
	enterCourse,
	hasFocus,
	inClass,
	notInClass,
	openWhenFetched,
	pressInRow,
} from "./course-steps.ts";

const here = serverForThisFile();

test("a student is added by e-mail, offline too; a wrong address is corrected in its place", async () => {
	const { server } = here();
	const rana = await teacher(server, "Rana Khoury");
	const [maya, karim] = [await student(server, "Maya Haddad"), await student(server, "Karim Nassar")];
	const maths = await course(server, rana, [maya]);
	const line = await proxyTo(server.url);
	const app = await openWhenFetched(line, rana);
	const { page, user } = app;
	await enterCourse(app, "Mathematics");
	const email = () => emailField(app);
	const emailSays = (words: string) => waitFor(() => expect(descriptionOf(email())).toBe(words));
	for (const [typed, words] of [
		["", "Required"],
		["karim", "This is neither an email address nor a user name"],
		[maya.email.toUpperCase(), "Maya Haddad is already in the class."],
	] as const) {
		await addByEmail(app, typed);
		await emailSays(words);
		await hasFocus(email);
	}
	goOffline(app, line);
	const wrong = karim.email.replace("@", "-typo@");
	await addByEmail(app, ` ${wrong} `);
	await waitFor(() => expect(email().value).toBe(""));
	await within(await inClass(app, wrong)).findByText("Waiting to send");
	await addByEmail(app, wrong);
	await emailSays("This address is already on its way.");
	await fill(app, email(), "");
	await pressInRow(app, wrong, "Take it back");
	await notInClass(app, wrong);
	await hasFocus(() => page.getByRole("heading", { name: "Class list" }));
	await pressUndo(app);
	await inClass(app, wrong);
	goOnline(app, line);
	await within(await inClass(app, wrong)).findByText(/^Not sent/);
	await pressInRow(app, wrong, "Dismiss");
	await notInClass(app, wrong);
	await pressUndo(app);
	await pressInRow(app, wrong, "Change the email");
	await waitFor(() => expect(email().value).toBe(wrong));
	await hasFocus(email);
	await fill(app, email(), karim.email);
	await user.keyboard("{Enter}");
	await page.findByText("The student was added to the course.");
	await inClass(app, "Karim Nassar");
	await notInClass(app, wrong);
	await classList(app).findByText("2 students");
	await chipSays(app, "All sent");
	const enrollments = await server.rows("enrollments", `course_id = '${maths.id}' && role_in_course = 'student'`);
	expect(enrollments.map(({ user_id }) => user_id).sort()).toEqual([maya.id, karim.id].sort());
	await line.close();
});
