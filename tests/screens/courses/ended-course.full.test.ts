// A course that has ended: nobody is asked for an answer in it, and what was begun still goes.
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { answerReturn } from "#support/api/bodies.ts";
import { wordsOf } from "#support/dom/app.ts";
import { goOffline } from "#support/dom/network.ts";
import { openOverLine } from "#support/dom/opened-dashboard.ts";
import { cardOf, chipSays, fill, inFrench, openTab, press, says } from "#support/dom/portal.ts";
import { material } from "#support/materials.ts";
import { assignment, submission } from "#support/school.ts";
import { aClass, day, fromNow } from "#support/schools/due-dates.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { enterCourse, hasFocus, heading } from "./course-steps.ts";

const here = serverForThisFile();

/** Fractions is unanswered, Circles waits for a grade. */
async function ended() {
	const { server } = here();
	const school = await aClass(server, fromNow(day));
	const circles = await assignment(server, school.maths.id, { title: "Circles" });
	await submission(server, school.maya, circles.id);
	const end = () => server.update("courses", school.maths.id, { archived_at: new Date().toISOString() });
	return { ...school, server, end };
}

test("a student is asked for no answer, and an answer that waits for its grade is changed no more", async () => {
	const { server, maya, end } = await ended();
	await end();
	const { app } = await openOverLine(server, maya);
	await chipSays(app, "All sent");
	await press(app, "Past courses (1)");
	const card = within(await cardOf(app, "Mathematics"));
	card.getByText("Ended");
	expect(card.queryByText(/to do$/)).toBeNull();
	expect(app.page.queryByRole("heading", { name: "Next up" })).toBeNull();
	await openTab(app, "Assignments (0)");
	expect(app.page.queryByText("Fractions")).toBeNull();
	await openTab(app, "Submitted");
	await cardOf(app, "Circles");
	expect(app.page.queryByRole("button", { name: "Change my answer" })).toBeNull();

	await app.load("/dashboard-student");
	await press(app, "Past courses (1)");
	await enterCourse(app, "Mathematics");
	const work = within(app.page.getByRole("region", { name: "Assignments" }));
	await work.findByRole("button", { name: "Circles" });
	await app.user.click(await work.findByRole("button", { name: "Fractions" }));
	const task = await cardOf(app, "Fractions");
	await says("This course has ended: nothing can be handed in anymore.", task);
	for (const words of ["Add them up.", "You did not hand anything in."]) await says(words, task);
	expect(within(task).queryByRole("textbox")).toBeNull();
	await inFrench(app, () => says("on ne peut plus rien y rendre", task));
	await press(app, "Mathematics");
	await hasFocus(() => heading(app, "Mathematics"));
});

test("every assignment of the past course is read without a network: task, worksheet, answer, remark and grade", async () => {
	const { server, maya, rana, maths, task, end } = await ended();
	const angles = await assignment(server, maths.id, { title: "Angles", instructions: "Measure them." });
	const first = await submission(server, maya, angles.id);
	await server.ask("PATCH", `/api/collections/submissions/records/${first.id}`, {
		token: rana.token,
		body: answerReturn("Answer of Maya Haddad"),
	});
	const decimals = await assignment(server, maths.id, { title: "Decimals" });
	const grade = { grade: 17, feedback: "Well reasoned.", graded_by: rana.id, graded_at: fromNow(0) };
	await submission(server, maya, decimals.id, grade);
	const place = { course_id: maths.id, assignment_id: task.id, subject: "", grade: "" };
	await material(server, { title: "Sheet one", created_by: rana.id, ...place });
	await end();
	const { app, line } = await openOverLine(server, maya);
	await chipSays(app, "All sent");
	goOffline(app, line);

	const open = async (title: string) => {
		await press(app, title);
		return await cardOf(app, title);
	};
	await press(app, "Past courses (1)");
	await enterCourse(app, "Mathematics");
	const angle = await open("Angles");
	for (const words of ["Measure them.", "Given back", "Show every step.", "Answer of Maya Haddad"])
		await says(words, angle);
	for (const words of ["Pending Review", "Sent to your teacher"]) expect(wordsOf(angle)).not.toContain(words);
	await inFrench(app, () => says("Nouvel essai demandé", angle));
	await press(app, "Mathematics");
	const decimal = await open("Decimals");
	for (const words of ["Add them up.", "17/20", "Well reasoned.", "Answer of Maya Haddad"]) await says(words, decimal);
	await press(app, "Mathematics");
	const fraction = await open("Fractions");
	await within(fraction).findByRole("link", { name: "Sheet one" });

	// The list of all answers says the same of the one that came back.
	await openTab(app, "Submitted");
	const listed = await cardOf(app, "Angles");
	for (const words of ["Given back", "Show every step."]) await says(words, listed);
	expect(wordsOf(listed)).not.toContain("Pending Review");
});

test("an answer that was begun before the end stays where it was, and is handed in", async () => {
	const { server, maya, end } = await ended();
	const { app } = await openOverLine(server, maya);
	await openTab(app, "Assignments (1)");
	await app.user.click(await app.page.findByRole("button", { name: /^Open/ }));
	await fill(app, await app.page.findByLabelText("Your response"), "Three quarters");
	await end();
	await app.load("/dashboard-student");
	await openTab(app, "Courses");
	await app.page.findByRole("button", { name: "Past courses (1)" });
	await openTab(app, "Assignments (1)");
	// It can be found, and is not offered as what is to be done next.
	await openTab(app, "Courses");
	expect(app.page.queryByRole("heading", { name: "Next up" })).toBeNull();
	await press(app, "Past courses (1)");
	await enterCourse(app, "Mathematics");
	await press(app, "Fractions");
	await says("What you had begun can still be handed in.");
	await press(app, "Go on writing");
	await app.page.findByDisplayValue("Three quarters");
	await press(app, "Submit Assignment");
	await chipSays(app, "All sent");
	expect(await server.rows("submissions", "text_body = 'Three quarters'")).toHaveLength(1);
});
