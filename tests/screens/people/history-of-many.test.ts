// What an admin did to many people at once is one row of the history, with the names behind a button.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { partsSay } from "#support/dom/awaited.ts";
import { goOffline, goOnline } from "#support/dom/network.ts";
import { openOverLine } from "#support/dom/opened-dashboard.ts";
import { fill, inFrench, main, says } from "#support/dom/portal.ts";
import { admin, student, teacher } from "#support/people.ts";
import { course, newId } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();
const rows = () => main().queryAllByRole("listitem");

test("a class put into a course is one row, its names come when they are asked for, and who looks for one finds that one", async () => {
	const { server } = here();
	const samar = await admin(server, "Samar Tannous");
	const math = await course(server, await teacher(server), [], { title: "Grade 8 Math" });
	for (const name of ["Maya One", "Karim Two", "نور سعد", "Elie Four", "Joy Five"]) {
		const body = { user_id: (await student(server, name)).id, course_id: math.id, role_in_course: "student" };
		const answer = await server.ask("POST", "/api/collections/enrollments/records", {
			token: samar.token,
			body: { ...body, mutation: newId() },
		});
		expect(answer.status).toBe(200);
	}
	const { app, line } = await openOverLine(server, samar);
	const { page, user } = app;
	await app.load("/dashboard-admin/history");
	await page.findByText("1 entry");
	await partsSay(rows, [/Samar Tannous added 5 students to the course Grade 8 Math/]);
	expect(main().queryByText(/Karim Two/)).toBeNull();
	goOffline(app, line);
	await page.findByText("You are offline.");
	await user.click(page.getByText("Their names"));
	await page.findByText("The names could not be loaded.");
	goOnline(app, line);
	await page.findByText(/^\W*Joy Five\W+Elie Four\W+نور سعد\W+Karim Two\W+Maya One\W*$/);
	await inFrench(app, () => says("a inscrit 5 élèves au cours"));

	await fill(app, page.getByLabelText("Search by name or title"), "karim");
	await partsSay(rows, [/Samar Tannous added Karim Two to the course Grade 8 Math$/]);
	await waitFor(() => expect(within(document.body).queryByText("Their names")).toBeNull());
});
