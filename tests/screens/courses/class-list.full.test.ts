// The class list of a course: finding a student by name or address, also offline, and removing one.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import "#support/dom/modal-dialogs.ts";
import { cardOf, descriptionOf, fill, openTab, press, says } from "#support/dom/portal.ts";
import { student, teacher } from "#support/people.ts";
import { proxyTo } from "#support/proxy.ts";
import { assignment, course, submission } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import {
	addByEmail,
	classList,
	enterCourse,
	hasFocus,
	inClass,
	notInClass,
	openWhenFetched,
	reload,
} from "./course-steps.ts";

const here = serverForThisFile();

test("the class list is readable offline, and found by name or address", async () => {
	const { server } = here();
	const rana = await teacher(server, "Rana Khoury");
	const names = ["Maya Haddad", "Élie Khoury", "Tia Rahme"];
	for (let at = 4; at <= 13; at++) names.push(`Student ${at}`);
	const students = [];
	for (const name of names) students.push(await student(server, name));
	await course(server, rana, students);
	const line = await proxyTo(server.url);
	const app = await openWhenFetched(line, rana);
	const { page } = app;
	await cardOf(app, "Mathematics");
	line.refuse();
	await reload(app);
	await enterCourse(app, "Mathematics");
	await classList(app).findByText("13 students");
	within(await inClass(app, "Maya Haddad")).getByText(students[0]?.email ?? "no address");
	const search = page.getByLabelText("Search the class");
	await fill(app, search, "elie");
	await waitFor(() => expect(classList(app).getAllByRole("listitem")).toHaveLength(1));
	await inClass(app, "Élie Khoury");
	await fill(app, search, "tia-rahme");
	await inClass(app, "Tia Rahme");
	await fill(app, search, "zz");
	await page.findByText("No student matches your search.");
	await fill(app, search, "");
	const remove = await page.findByRole("button", { name: "Remove Maya Haddad" });
	expect(remove).toHaveProperty("disabled", true);
	expect(descriptionOf(remove)).toBe("Removing a student needs the internet.");
	page.getByText("Removing a student needs the internet.");
	expect(page.getByRole("button", { name: "New code" })).toHaveProperty("disabled", true);
	page.getByText("A new code needs the internet.");
	line.pass();
	app.online(true);
	await waitFor(() => expect(remove).toHaveProperty("disabled", false));
	await line.close();
});

test("a student is removed after a question by name; the work stays and comes back with the student", async () => {
	const { server } = here();
	const rana = await teacher(server, "Rana Khoury");
	const [maya, karim] = [await student(server, "Maya Haddad"), await student(server, "Karim Nassar")];
	const maths = await course(server, rana, [maya, karim]);
	const task = await assignment(server, maths.id);
	const work = await submission(server, maya, task.id);
	const line = await proxyTo(server.url);
	const app = await openWhenFetched(line, rana);
	const { page, user } = app;
	await enterCourse(app, "Mathematics");
	const question = { name: "Remove Maya Haddad from Mathematics? Their work is kept." };
	const ask = () => page.findByRole("dialog", question);
	const answered = () => waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
	const remove = async () => user.click(within(await ask()).getByRole("button", { name: "Remove" }));
	await press(app, "Remove Maya Haddad");
	within(await ask()).getByText("If you add them again, all answers and grades come back as they were.");
	await user.keyboard("{Escape}");
	await answered();
	await hasFocus(() => page.getByRole("button", { name: "Remove Maya Haddad" }));
	await press(app, "Remove Maya Haddad");
	line.refuse();
	await remove();
	await says(
		"The server did not answer: this may or may not have been done. Try again when you are online.",
		await ask(),
	);
	// Without a server there is nothing to press, until the phone finds that it is back.
	const again = within(await ask()).getByRole<HTMLButtonElement>("button", { name: "Remove" });
	await waitFor(() => expect(again.disabled).toBe(true));
	line.pass();
	await waitFor(() => expect(again.disabled).toBe(false));
	await remove();
	await answered();
	await page.findByText("Maya Haddad is no longer in the class. Their work is kept.");
	await hasFocus(() => page.getByRole("heading", { name: "Class list" }));
	await notInClass(app, "Maya Haddad");
	await classList(app).findByText("1 student");
	expect(await server.rows("enrollments", `user_id = '${maya.id}'`)).toEqual([]);
	expect(await server.rows("submissions")).toMatchObject([{ id: work.id, text_body: "Answer of Maya Haddad" }]);
	await addByEmail(app, maya.email);
	await inClass(app, "Maya Haddad");
	await openTab(app, "Grading (1)");
	await page.findByText("Answer of Maya Haddad");
	await line.close();
});

test("a removal that was sent keeps its question until its answer is known: Escape leads to no other student's", async () => {
	const { server } = here();
	const rana = await teacher(server, "Rana Khoury");
	const [maya, karim] = [await student(server, "Maya Haddad"), await student(server, "Karim Nassar")];
	await course(server, rana, [maya, karim]);
	const line = await proxyTo(server.url);
	const app = await openWhenFetched(line, rana);
	const { page, user } = app;
	await enterCourse(app, "Mathematics");
	await press(app, "Remove Maya Haddad");
	const question = await page.findByRole("dialog");
	const held = line.nextHeldAnswer("/api/collections/enrollments");
	await user.click(within(question).getByRole("button", { name: "Remove" }));
	const removal = await held;
	await user.keyboard("{Escape}");
	expect(page.getByRole("dialog")).toBe(question);
	await removal.release();
	await page.findByText("Maya Haddad is no longer in the class. Their work is kept.");
	await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
	await inClass(app, "Karim Nassar");
	await line.close();
});
