// A course edited before it was sent, after, and in place of a refused one.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { goOffline, goOnline } from "#support/dom/network.ts";
import { chipSays, draftIsSaved, fill, openTab, press, says } from "#support/dom/portal.ts";
import { pressUndo } from "#support/dom/toasts.ts";
import { student, teacher } from "#support/people.ts";
import { proxyTo } from "#support/proxy.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import {
	addByEmail,
	createButton,
	fillCourse,
	hasFocus,
	heading,
	headingIs,
	inClass,
	openWhenFetched,
	reload,
	titleField,
} from "./course-steps.ts";

const here = serverForThisFile();

test("a course is edited in place before it is sent, and offline after", async () => {
	const { server } = here();
	const rana = await teacher(server, "Rana Khoury");
	const line = await proxyTo(server.url);
	const app = await openWhenFetched(line, rana);
	const { page, user } = app;
	await openTab(app, "Create Course");
	goOffline(app, line);
	await fillCourse(app, { title: "Physics", code: "PHY-9" });
	await user.click(await createButton());
	await hasFocus(() => heading(app, "Physics"));
	const made = () => server.rows("courses", `teacher_id = '${rana.id}'`);
	const noForm = () => waitFor(() => expect(page.queryByLabelText("Course Title")).toBeNull());
	await press(app, "Edit the course");
	await hasFocus(() => titleField(app));
	await fillCourse(app, { title: "Physics and labs", code: "PHY-9B", subject: "Physics" });
	await press(app, "Save");
	await headingIs(app, "Physics and labs");
	await hasFocus(() => page.getByRole("button", { name: "Edit the course" }));
	await chipSays(app, "Offline · 1 waiting");
	goOnline(app, line);
	await chipSays(app, "All sent");
	expect(await made()).toMatchObject([{ title: "Physics and labs", code: "PHY-9B" }]);
	const [sent] = await made();
	expect(await server.sql(`SELECT name FROM ledger WHERE record = '${sent?.id}'`)).toEqual([{ name: "createCourse" }]);

	await press(app, "Edit the course");
	await fill(app, await page.findByLabelText("Course Title"), "Physics, evenings");
	await draftIsSaved(app);
	// Words that were begun are there again, without a press.
	await reload(app);
	await page.findByLabelText("Course Title");
	await waitFor(() => expect(titleField(app).value).toBe("Physics, evenings"));
	goOffline(app, line);
	await press(app, "Cancel");
	await noForm();
	await pressUndo(app);
	await page.findByLabelText("Course Title");
	await waitFor(() => expect(titleField(app).value).toBe("Physics, evenings"));
	await press(app, "Save");
	await headingIs(app, "Physics, evenings");
	await page.findByText("Your change is waiting to be sent.");
	goOnline(app, line);
	await page.findByText("Course updated.");
	await chipSays(app, "All sent");
	const [row] = await made();
	expect(row).toMatchObject({ title: "Physics, evenings", code: "PHY-9B" });
	expect(row?.revision).toMatch(/^[a-z0-9]{15}$/);
	// Saved unchanged: nothing is sent.
	await press(app, "Edit the course");
	await press(app, "Save");
	await noForm();
	await chipSays(app, "All sent");
	expect(await made()).toMatchObject([{ revision: row?.revision }]);
	await line.close();
});

/** From now on the server accepts only course codes of this pattern; "" for any. */
async function acceptCodes(server: RealServer, pattern: string): Promise<void> {
	const path = "/api/collections/courses";
	const fields = (await server.ask("GET", path, { token: server.superuserToken })).at("fields");
	if (!Array.isArray(fields)) throw new Error("no fields");
	const body = { fields: fields.map((field) => (field.name === "code" ? { ...field, pattern } : field)) };
	expect((await server.ask("PATCH", path, { token: server.superuserToken, body })).status).toBe(200);
}

test("a refused course is edited and sent again, and the students added to it after it", async () => {
	const { server } = here();
	const rana = await teacher(server, "Rana Khoury");
	const maya = await student(server, "Maya Haddad");
	const line = await proxyTo(server.url);
	const app = await openWhenFetched(line, rana);
	const { page, user } = app;
	await openTab(app, "Create Course");
	goOffline(app, line);
	await fillCourse(app, { title: "Physics", code: "PHY-9" });
	await user.click(await createButton());
	await hasFocus(() => heading(app, "Physics"));
	await addByEmail(app, maya.email);
	const waits = async () => within(await inClass(app, maya.email)).findByText("Waiting to send");
	await waits();
	await acceptCodes(server, "^[A-Z]+$");
	goOnline(app, line);
	await says("The course was not sent");
	await waits();
	await press(app, "Edit the course");
	await fill(app, await page.findByLabelText("Course Code"), "PHY");
	await press(app, "Save");
	await page.findByText("Course created successfully!");
	await inClass(app, "Maya Haddad");
	await acceptCodes(server, "");
	const [made, ...more] = await server.rows("courses", `teacher_id = '${rana.id}'`);
	expect(more).toEqual([]);
	expect(made).toMatchObject({ title: "Physics", code: "PHY" });
	const enrollments = await server.rows("enrollments", `course_id = '${made?.id}' && role_in_course = 'student'`);
	expect(enrollments.map(({ user_id }) => user_id)).toEqual([maya.id]);
	await line.close();
});
