// A grade waits while its teacher's role is taken away.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { goOffline, goOnline, networkIsBack } from "#support/dom/network.ts";
import { cardOf, chipSays, chipSaysDraft, draftIsSaved, fill, openTab } from "#support/dom/portal.ts";
import { submission } from "#support/school.ts";
import { aClass } from "#support/schools/maths-class.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { body, has, list, openList, phoneOf, pressIn } from "./maths-class.ts";

const here = serverForThisFile();

test("a role taken away while a grade waits: its rows leave the phone, the grade stays listed, and is sent when the role is back", async () => {
	const { server } = here();
	const { maya, rana, tasks } = await aClass(server, ["Fractions"]);
	await submission(server, maya, tasks[0]?.id ?? "", { text_body: "3/8" });
	const { app, line } = await phoneOf(server, rana);
	const { page } = app;
	const heading = (words: string) =>
		waitFor(() => expect(page.getByRole("heading", { level: 1 }).textContent).toBe(words));
	await openTab(app, "Assignments");
	await fill(app, await page.findByLabelText("Title"), "Acids");
	await fill(app, page.getByLabelText("Instructions"), "Read page 12.");
	await draftIsSaved(app);
	await openTab(app, "Grading (1)");
	await cardOf(app, maya.name);
	goOffline(app, line);
	await fill(app, await page.findByLabelText("Grade"), "18");
	await pressIn(app, body, "Submit Grade");
	await has(body, /Grade waiting to send/);
	await server.update("user_roles", rana.roleId, { role: "student" });
	goOnline(app, line);
	await heading("Hello, Rana");
	await openTab(app, /^Courses/);
	await has(body, "Not enrolled in any courses yet");
	await chipSays(app, "1 needs you");
	await openList(app);
	await has(list(app), /Fractions/);
	await has(list(app), "You no longer have access to this course. Your grade is kept here.");
	await has(list(app), "New assignment: Acids");
	await has(list(app), "Read page 12.");
	expect(list(app)().textContent).not.toMatch(/[{}]/);
	await pressIn(app, list(app), "Close");
	await server.update("user_roles", rana.roleId, { role: "teacher" });
	networkIsBack(app);
	await chipSaysDraft(app);
	await heading("Teacher Dashboard");
	await openTab(app, "Assignments");
	await waitFor(() => expect(page.getByLabelText("Title")).toHaveProperty("value", "Acids"));
	const [row] = await server.rows("submissions", `student_id = '${maya.id}'`);
	expect(row?.grade).toBe(18);
});
