// The end of courses and what becomes of them: ended and brought back by their teacher, copied for another class.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { type App, wordsOf } from "#support/dom/app.ts";
import { goOffline, goOnline } from "#support/dom/network.ts";
import { openOverLine } from "#support/dom/opened-dashboard.ts";
import { cardOf, chipSays, doesNotSay, fill, inFrench, noCardOf, openTab, press, says } from "#support/dom/portal.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import { day, fromNow } from "#support/schools/due-dates.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { enterCourse, hasFocus, headingIs, titleField } from "./course-steps.ts";

const here = serverForThisFile();

/** Rana's Mathematics, in which Maya has answered, and Science; Chess is somebody else's. */
async function school() {
	const { server } = here();
	const [rana, maya] = [await teacher(server, "Rana Khoury"), await student(server, "Maya Haddad")];
	const maths = await course(server, rana, [maya], { title: "Mathematics", code: "MATH-2026" });
	const science = await course(server, rana, [], { title: "Science", code: "SCI-6" });
	await course(server, await teacher(server, "Zeina Frem"), [], { title: "Chess" });
	const task = await assignment(server, maths.id, { title: "Fractions", due_at: fromNow(-20 * day), max_points: 40 });
	await submission(server, maya, task.id);
	return { server, rana, maya, maths, science, task };
}

const current = async ({ server }: Awaited<ReturnType<typeof school>>, teacherId: string) =>
	(await server.rows("courses", `teacher_id = '${teacherId}' && archived_at = ''`)).map(({ title }) => title).sort();

const button = ({ page }: App, name: string | RegExp) => page.findByRole("button", { name });

test("a course is ended without a network, undone, ended again, found under past courses and brought back", async () => {
	const all = await school();
	const { server, rana, maths } = all;
	const { app, line } = await openOverLine(server, rana);
	await chipSays(app, "All sent");
	goOffline(app, line);
	await enterCourse(app, "Mathematics");
	await press(app, "End this course");
	await says("This course has ended: nobody can join it, and nothing new is set in it.");
	await says("The course has ended.");
	await hasFocus(() => app.page.getByRole("button", { name: "Bring it back" }));
	expect(app.page.queryByRole("heading", { name: "Join code" })).toBeNull();
	expect(app.page.queryByRole("button", { name: "New assignment" })).toBeNull();
	await press(app, "Undo");
	await doesNotSay("This course has ended: nobody can join it");
	await chipSays(app, "Offline");
	await press(app, "End this course");
	await inFrench(app, () => says("Ce cours est terminé\u202f: plus personne ne peut s’y inscrire"));
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
	expect(await current(all, rana.id)).toEqual(["Science"]);

	await openTab(app, "My Courses");
	await press(app, "Past courses (1)");
	within(await cardOf(app, "Mathematics")).getByText("1 to grade");
	await enterCourse(app, "Mathematics");
	await says("Fractions");
	await press(app, "Bring it back");
	await chipSays(app, "All sent");
	expect(await server.row("courses", maths.id)).toMatchObject({ archived_at: "" });
});

test("the school year ends with the courses that are ticked, and one press undoes it; students keep what is past", async () => {
	const all = await school();
	const { server, rana, maya } = all;
	await course(server, rana, [], { title: "Evening class", code: "EVE" });
	const { app, line } = await openOverLine(server, rana);
	await chipSays(app, "All sent");
	goOffline(app, line);
	await press(app, "End the school year");
	const dialog = within(await app.page.findByRole("dialog", { name: "End the school year" }));
	const ticks = dialog.getAllByRole("checkbox");
	expect(ticks.map((tick) => tick.closest("label")?.textContent)).toEqual([
		"Evening class EVE",
		"Mathematics MATH-2026",
		"Science SCI-6",
	]);
	for (const tick of ticks) await app.user.click(tick);
	await press(app, "End 0 courses");
	await says("Choose at least one course.");
	await inFrench(app, () => says("Choisissez au moins un cours."));
	for (const tick of ticks.slice(1)) await app.user.click(tick);
	await press(app, "End 2 courses");
	await says("2 courses have ended.");
	await waitFor(() => expect(app.page.queryByRole("dialog")).toBeNull());
	await hasFocus(() => app.page.getByRole("button", { name: "Past courses (2)" }));
	await press(app, "Undo");
	await cardOf(app, "Science");
	await press(app, "End the school year");
	await press(app, "End 3 courses");
	await says("No course is going on");
	goOnline(app, line);
	await chipSays(app, "All sent");
	expect(await current(all, rana.id)).toEqual([]);

	const { app: hers } = await openOverLine(server, maya);
	await chipSays(hers, "All sent");
	await says("No course is going on");
	await button(hers, "Join with a code");
	await button(hers, "All courses");
	await press(hers, "Past courses (1)");
	// Nothing is asked any more, which is not the same as done.
	expect(wordsOf(await cardOf(hers, "Mathematics"))).not.toContain("All done");
	await enterCourse(hers, "Mathematics");
	await says("This course has ended. Your answers and grades stay here.");
});

test("a course is copied without a network: its assignments, moved together, and nobody of its class", async () => {
	const { server, rana, maths } = await school();
	await assignment(server, maths.id, { title: "Angles", due_at: fromNow(-10 * day) });
	await assignment(server, maths.id, { title: "Surprise", due_at: fromNow(3 * day), opens_at: fromNow(day) });
	await assignment(server, maths.id, { title: "Old", due_at: fromNow(-90 * day), status: "archived" });
	await server.update("courses", maths.id, { archived_at: new Date().toISOString() });
	const { app, line } = await openOverLine(server, rana);
	await chipSays(app, "All sent");
	goOffline(app, line);
	await press(app, "Past courses (1)");
	await enterCourse(app, "Mathematics");
	await press(app, "Copy to a new course");
	await hasFocus(() => titleField(app));
	expect(titleField(app).value).toBe("Mathematics");
	expect(app.page.getByLabelText<HTMLInputElement>("Course Code").value).toBe("MATH-2027");
	const ticks = await app.page.findAllByRole<HTMLInputElement>("checkbox");
	expect(ticks.map(({ checked }) => checked)).toEqual([true, true, true, false]);
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
	await chipSays(app, "Offline · 4 waiting");
	goOnline(app, line);
	await chipSays(app, "All sent");

	const [made] = await server.rows("courses", "title = 'Mathematics, group B'");
	expect(made).toMatchObject({ code: "MATH-2027", subject: maths.subject, teacher_id: rana.id, archived_at: "" });
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
