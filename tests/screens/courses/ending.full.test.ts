// The end of courses and what becomes of them: ended and brought back by their teacher, copied for another class.
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { goOffline, goOnline } from "#support/dom/network.ts";
import { openOverLine } from "#support/dom/opened-dashboard.ts";
import { cardOf, chipSays, doesNotSay, fill, inFrench, noCardOf, openTab, press, says } from "#support/dom/portal.ts";
import { material } from "#support/materials.ts";
import { assignment } from "#support/school.ts";
import { day, fromNow } from "#support/schools/due-dates.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { enterCourse, hasFocus, headingIs, titleField } from "./course-steps.ts";
import { current, school } from "./ending-school.ts";

const here = serverForThisFile();

test("a course is ended without a network, undone, ended again, found under past courses and brought back", async () => {
	const { server, rana, maths } = await school(here().server);
	const { app, line } = await openOverLine(server, rana);
	await chipSays(app, "All sent");
	goOffline(app, line);
	await enterCourse(app, "Mathematics");
	await press(app, "End this course");
	await says("The end of this course is waiting to be sent. Until then it goes on for your students.");
	await says("The course moves to Past courses.");
	await doesNotSay("has ended");
	await doesNotSay("Ended");
	await hasFocus(() => app.page.getByRole("button", { name: "Bring it back" }));
	expect(app.page.queryByRole("heading", { name: "Join code" })).toBeNull();
	expect(app.page.queryByRole("button", { name: "New assignment" })).toBeNull();
	await press(app, "Undo");
	await doesNotSay("The end of this course is waiting to be sent.");
	await chipSays(app, "Offline");
	await press(app, "End this course");
	await inFrench(app, async () => {
		await says("La fin de ce cours attend d’être envoyée. D’ici là, il continue pour vos élèves.");
		await doesNotSay("est terminé");
		await doesNotSay("Terminé");
	});
	await press(app, "My courses");
	await cardOf(app, "Science");
	// The card that was just closed is in sight, and has the focus.
	await hasFocus(() => app.page.getByRole("button", { name: "Mathematics" }));
	await press(app, "Past courses (1)");
	await noCardOf(app, "Mathematics");
	await openTab(app, "Assignments");
	expect(app.page.queryByText("Fractions")).toBeNull();
	// The answer that waits for its grade still does.
	await app.page.findByRole("tab", { name: "Grading (1)" });
	goOnline(app, line);
	await chipSays(app, "All sent");
	expect(await current(server, rana.id)).toEqual(["Science"]);

	await openTab(app, "My Courses");
	await press(app, "Past courses (1)");
	within(await cardOf(app, "Mathematics")).getByText("1 to grade");
	within(await cardOf(app, "Mathematics")).getByText("Ended");
	await enterCourse(app, "Mathematics");
	await says("This course has ended: nobody can join it or add anything to it.");
	await inFrench(app, () => says("Ce cours est terminé\u202f: on ne peut plus s’y inscrire"));
	await says("Fractions");
	await press(app, "Bring it back");
	await chipSays(app, "All sent");
	expect(await server.row("courses", maths.id)).toMatchObject({ archived_at: "" });
});

test("a course is copied without a network: its assignments, moved together, and nobody of its class", async () => {
	const { server, rana, maths } = await school(here().server);
	await assignment(server, maths.id, { title: "Angles", due_at: fromNow(-10 * day) });
	await assignment(server, maths.id, { title: "Surprise", due_at: fromNow(3 * day), opens_at: fromNow(day) });
	await assignment(server, maths.id, { title: "Old", due_at: fromNow(-90 * day), status: "archived" });
	const wall = await material(server, { title: "The wall of fractions", course_id: maths.id });
	await material(server, { title: "The year", course_id: maths.id });
	await server.update("courses", maths.id, { archived_at: new Date().toISOString() });
	const { app, line } = await openOverLine(server, rana);
	await chipSays(app, "All sent");
	goOffline(app, line);
	await press(app, "Past courses (1)");
	await enterCourse(app, "Mathematics");
	await press(app, "Copy to a new course");
	await says("The materials of the course are copied with it, and the worksheets and pictures of these assignments.");
	await hasFocus(() => titleField(app));
	expect(titleField(app).value).toBe("Mathematics");
	expect(app.page.getByLabelText<HTMLInputElement>("Course Code").value).toBe("MATH-2027");
	const checkboxes = await app.page.findAllByRole<HTMLInputElement>("checkbox");
	expect(checkboxes.map(({ checked }) => checked)).toEqual([true, true, true, false]);
	await says("Students are not copied. Give them the code of the new course.");
	await fill(app, titleField(app), "Mathematics, group B");
	const dues = app.page.getByLabelText("Due dates");
	await app.user.selectOptions(dues, "Choose the first day");
	await press(app, "Create the copy");
	await says("Choose a day.");
	await inFrench(app, () => says("Choisissez un jour."));
	await app.user.selectOptions(dues, "day");
	await app.user.selectOptions(dues, "weeks");
	await press(app, "Create the copy");
	await headingIs(app, "Mathematics, group B");
	await says("This course is waiting to be sent.");
	await says("Angles");
	const copied = within(await app.page.findByRole("region", { name: "Being copied" }));
	expect(copied.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
		"2 materials are waiting for internetThe wall of fractionsThe year",
		"The wall of fractions",
		"The year",
	]);
	await chipSays(app, "Offline · 6 waiting");
	expect(app.page.queryByText("No materials in this course yet.")).toBeNull();
	// Another teacher of the course takes one away meanwhile.
	await server.remove("materials", wall.id);
	goOnline(app, line);
	await says("This material was deleted.");
	await press(app, "Remove");
	await says("It is not copied.");
	await chipSays(app, "All sent");

	const [made] = await server.rows("courses", "title = 'Mathematics, group B'");
	expect(made).toMatchObject({ code: "MATH-2027", subject: maths.subject, teacher_id: rana.id, archived_at: "" });
	const papers = await server.rows("materials", `course_id = '${made?.id}'`);
	expect(papers).toMatchObject([{ title: "The year", assignment_id: "", created_by: rana.id }]);
	const copies = await server.rows("assignments", `course_id = '${made?.id}'`);
	expect(copies.map(({ title }) => title).sort()).toEqual(["Angles", "Fractions", "Surprise"]);
	const [angles, fractions, surprise] = copies.sort((a, b) => String(a.title).localeCompare(String(b.title)));
	const [first, second] = [fractions, angles].map((row) => Date.parse(String(row?.due_at)));
	expect(first).toBeGreaterThan(Date.now());
	expect(first).toBeLessThan(Date.now() + 8 * day);
	// Summer time may begin or end in between.
	expect(Math.abs(Number(second) - Number(first) - 10 * day)).toBeLessThanOrEqual(3_600_000 + 60_000);
	expect(fractions).toMatchObject({ max_points: 40 });
	const [opens, due] = [surprise?.opens_at, surprise?.due_at].map((moment) => Date.parse(String(moment)));
	expect(Math.abs(Number(due) - Number(opens) - 2 * day)).toBeLessThanOrEqual(3_600_000 + 60_000);
	expect(await server.rows("enrollments", `course_id = '${made?.id}'`)).toHaveLength(1);
});
