// The page of a course: for its teacher the code, the assignments with their counts, and what each student did; for a
// student who teaches it, what is to do and every grade.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { wordsOf } from "#support/dom/app.ts";
import { goOffline } from "#support/dom/network.ts";
import { openOverLine } from "#support/dom/opened-dashboard.ts";
import { chipSays, inFrench, press } from "#support/dom/portal.ts";
import { teacher } from "#support/people.ts";
import { course, enrol } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { aTerm, enterCourse, hasFocus, headingIs, inClass } from "./course-steps.ts";

const here = serverForThisFile();

test("a new assignment that is asked for in a course is for that course", async () => {
	const { server } = here();
	const { rana } = await aTerm(server);
	await course(server, rana, [], { title: "Science", code: "SCI-6" });
	const { app } = await openOverLine(server, rana);
	await enterCourse(app, "Mathematics");
	await press(app, "New assignment");
	await hasFocus(() => app.page.getByRole("heading", { level: 2, name: "Create Assignment" }));
	const chosen = () => app.page.getByLabelText<HTMLSelectElement>("Course").selectedOptions[0]?.textContent;
	await waitFor(() => expect(chosen()).toBe("Mathematics · MATH-6B"));
	// Once: the way back from an assignment leads to the list.
	await press(app, "Fractions");
	await press(app, "All Assignments");
	await waitFor(() => expect(chosen()).toBe("Choose a course"));
});

test("a teacher finds its assignments with their counts, and in the class what each student did, without a network", async () => {
	const { server } = here();
	const { rana } = await aTerm(server);
	const { app, line } = await openOverLine(server, rana);
	await chipSays(app, "All sent");
	await enterCourse(app, "Mathematics");
	await app.page.findByRole("button", { name: "Fractions" });
	goOffline(app, line);
	const page = within(app.page.getByRole("article", { name: "Mathematics" }));
	const regions = page.getAllByRole("region").map((region) => region.querySelector("h3")?.textContent);
	expect(regions).toEqual(["Join code", "Add a student", "Assignments", "Materials", "Grades", "Class list"]);
	const work = within(app.page.getByRole("region", { name: "Assignments" }));
	const row = (name: string) => wordsOf(work.getByRole("button", { name }).closest("li") ?? document.body);
	expect(row("Fractions")).toContain("1 missing");
	expect(row("Angles")).toContain("1 handed in · 1 graded");
	expect(row("Circles")).toContain("1 to grade");
	const maya = await inClass(app, "Maya Haddad");
	await app.user.click(within(maya).getByRole("button", { name: /^Maya Haddad/ }));
	await headingIs(app, "Maya Haddad");
	const record = app.page.getByRole("article", { name: "Maya Haddad" });
	expect(wordsOf(record)).toContain("Missing1Late0Waiting for a grade1Average85% 17/20");
	await press(app, "Angles");
	await headingIs(app, "Angles");
});

test("a student finds the teacher, what is to do first and every grade, and opens each, without a network", async () => {
	const { server } = here();
	const { maya } = await aTerm(server);
	const { app, line } = await openOverLine(server, maya);
	await chipSays(app, "All sent");
	await enterCourse(app, "Mathematics");
	const rows = () => within(app.page.getByRole("region", { name: "Assignments" })).getAllByRole("listitem");
	await waitFor(() => expect(rows()).toHaveLength(3));
	goOffline(app, line);
	await app.page.findByText("Rana Khoury");
	expect(rows().map((row) => row.querySelector("button")?.textContent)).toEqual(["Fractions", "Circles", "Angles"]);
	const [fractions, circles, angles] = rows().map((row) => wordsOf(row));
	expect(fractions).toContain("Missing");
	expect(circles).toContain("Pending Review");
	expect(angles).toContain("17/20");
	await inFrench(app, () => app.page.getByText("Professeur\u202f:", { exact: false, normalizer: (text) => text }));
	await press(app, "Angles");
	await hasFocus(() => app.page.getByRole("heading", { level: 2, name: "Angles" }));
	await app.load("/dashboard-student");
	await enterCourse(app, "Mathematics");
	await press(app, "Fractions");
	await app.page.findByLabelText("Your response");
});

test.each([
	["a student", "maya", false],
	["a teacher", "rana", true],
] as const)("%s reads who teaches the course, who leads it first, without a network", async (_, who, addsSomebody) => {
	const { server } = here();
	const { maths, ...people } = await aTerm(server);
	for (const name of ["Ziad Aoun", "Nadim Saad"]) await enrol(server, await teacher(server, name), maths.id, "teacher");
	const { app, line } = await openOverLine(server, people[who]);
	await chipSays(app, "All sent");
	goOffline(app, line);
	await enterCourse(app, "Mathematics");
	const page = () => wordsOf(app.page.getByRole("article", { name: "Mathematics" }));
	await waitFor(() => expect(page()).toContain("Teachers: Rana Khoury, Nadim Saad, Ziad Aoun"));
	expect(page().includes("The center can add another teacher.")).toBe(addsSomebody);
	await inFrench(app, () =>
		waitFor(() => expect(page()).toContain("Professeurs\u202f: Rana Khoury, Nadim Saad, Ziad Aoun")),
	);
});
