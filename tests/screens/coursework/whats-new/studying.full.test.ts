// What is said of what is new for a student, of work that is due soon, and of work from before its student came.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { goOffline, networkIsBack } from "#support/dom/network.ts";
import { openDashboard, openOverLine } from "#support/dom/opened-dashboard.ts";
import { cardOf, doesNotSay, inFrench, main, openTab, press, says } from "#support/dom/portal.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import { aTerm } from "#support/schools/student-term.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { beginningIsNoted, beside, icon, listed, openList, today, withIcon } from "./notice-steps.ts";

const here = serverForThisFile();

test("what is due by tomorrow is said until it was opened or handed in; what a class had before its student came is no news", async () => {
	const { server } = here();
	const [maya, rana] = [await student(server, "Maya Haddad"), await teacher(server, "Rana Khoury")];
	const maths = await course(server, rana, [maya]);
	const tomorrow = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Beirut" }).format(Date.now() + 86_400_000);
	await assignment(server, maths.id, { title: "Symmetry", due_at: `${tomorrow} 10:00:00.000Z` });
	await assignment(server, maths.id, { title: "Far away", due_at: "2030-05-06 20:59:00.000Z" });
	const app = await openDashboard(server, maya, "fr");
	await says("«\u202fSymmetry\u202f» est à rendre demain");
	await says("MATH-6B · Pas encore rendu");
	await press(app, "Ouvrir");
	await within(await cardOf(app, "Symmetry")).findByLabelText("Ta réponse");
	await openTab(app, "Cours");
	await doesNotSay("est à rendre demain");

	const physics = await course(server, rana, [], { title: "Physics", code: "PHYS-6" });
	await assignment(server, physics.id, { title: "Levers", due_at: "2030-05-06 20:59:00.000Z" });
	await server.create("enrollments", {
		user_id: maya.id,
		course_id: physics.id,
		role_in_course: "student",
		joined_at: today(),
	});
	networkIsBack(app);
	await app.page.findByRole("heading", { name: "Physics" });
	await assignment(server, physics.id, { title: "Pulleys", written_at: today() });
	networkIsBack(app);
	await says("Nouveau devoir\u202f: Pulleys");
	await says("PHYS-6 · Sans date");
});

test("a new phone announces nothing; then a new assignment, a date and a grade are one row, a list, and gone once each was opened", async () => {
	const { server } = here();
	withIcon();
	const { maya, rana, maths } = await aTerm(server);
	const { app, line } = await openOverLine(server, maya);
	await openTab(app, "Assignments (3)");
	await beginningIsNoted(maya);
	await openList(app);
	await says("Nothing new");
	await says("New assignments, changed dates and grades will appear here.");
	await inFrench(app, async () => {
		await says("Rien de nouveau");
		await says("Dans tes cours, depuis ta dernière visite");
	});
	expect(beside(app)).toBe("");
	await waitFor(() => expect(icon.at(-1)).toBe(0));

	const [circles] = await server.rows("assignments", `title = 'Circles' && course_id = '${maths.id}'`);
	const [decimals] = await server.rows("submissions", `student_id = '${maya.id}' && grade = 0`);
	await assignment(server, maths.id, { title: "Symmetry", due_at: "2030-05-06 20:59:00.000Z", written_at: today() });
	await server.update("assignments", circles?.id ?? "", { due_at: "2030-11-28 21:59:00.000Z" });
	await server.update("submissions", decimals?.id ?? "", { grade: 15, graded_by: rana.id, graded_at: today() });
	networkIsBack(app);
	await waitFor(() =>
		expect(listed()).toEqual([
			"“Circles” has a new dateMATH-6B · Due Thursday, November\u00a028, 2030Open",
			"“Decimals” was gradedOpen it to see your gradeOpen",
			"New assignment: SymmetryMATH-6B · Due Monday, May\u00a06, 2030Open",
		]),
	);
	await inFrench(app, () =>
		expect(listed()).toEqual([
			"«\u202fCircles\u202f» a une nouvelle dateMATH-6B · À rendre le jeudi 28\u00a0novembre 2030Ouvrir",
			"«\u202fDecimals\u202f» est corrigéOuvre pour voir ta noteOuvrir",
			"Nouveau devoir\u202f: SymmetryMATH-6B · À rendre le lundi 6\u00a0mai 2030Ouvrir",
		]),
	);
	expect(beside(app)).toBe("What is new (3)");
	await waitFor(() => expect(icon.at(-1)).toBe(3));

	// It is all on the phone.
	goOffline(app, line);
	await app.load("/dashboard-student");
	await says("3 things are new");
	await says("New dates: 1Grades: 1New assignments: 1");
	await press(app, "See");
	await says("This is what this phone knows. There may be more when you are back online.");
	await app.user.click(await main().findByRole("button", { name: "Open", description: /Symmetry/ }));
	await cardOf(app, "Symmetry");
	await within(await cardOf(app, "Symmetry")).findByLabelText("Your response");
	await waitFor(() => expect(beside(app)).toBe("What is new (2)"));
	await openTab(app, "Courses");
	await says("2 things are new");
	await press(app, "See");
	await app.user.click(await main().findByRole("button", { name: "Open", description: /Circles/ }));
	await waitFor(() => expect(beside(app)).toBe("What is new (1)"));
	// A grade alone says whose it is, as ever.
	await openTab(app, "Courses");
	await says("Rana Khoury graded “Decimals”");
	await openList(app);
	await press(app, "Mark all as seen");
	await says("All seen. Everything is still in its place.");
	await waitFor(() => expect(beside(app)).toBe(""));
	await waitFor(() => expect(icon.at(-1)).toBe(0));
	// What was seen is remembered, and a date that changes again is new again.
	await app.load("/whats-new");
	await says("Nothing new");
});
