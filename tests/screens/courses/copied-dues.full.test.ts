// When the assignments of a copied course are due, as its teacher chooses it before anything is written.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { doesNotSay, fill, inFrench, press, says } from "#support/dom/portal.ts";
import { teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

test("a first day that puts assignments on a Sunday says so, and which days, before the copy is created", async () => {
	const { server } = here();
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, []);
	// A Monday, the Saturday of that week and that of the next.
	const dues = ["2026-04-13", "2026-04-18", "2026-04-25"].map((day) => `${day} 20:59:00.000Z`);
	for (const due_at of dues) await assignment(server, maths.id, { title: `For ${due_at}`, due_at });
	const app = await openDashboard(server, rana);
	await press(app, "Mathematics");
	await press(app, "Copy to a new course");
	const choice = await app.page.findByLabelText("Due dates");
	await doesNotSay("on a Sunday");
	await app.user.selectOptions(choice, "Choose the first day");
	const day = app.page.getByLabelText("The first is due on");
	// A Tuesday.
	await fill(app, day, "2030-01-01");
	await says("2 assignments would be due on a Sunday: Jan\u00a06, Jan\u00a013.");
	await inFrench(app, () => says("2 devoirs seraient à rendre un dimanche\u202f: 6\u00a0janv., 13\u00a0janv."));
	await app.user.click(app.page.getByRole("checkbox", { name: /2026-04-25/ }));
	await says("1 assignment would be due on a Sunday: Jan\u00a06.");
	await fill(app, day, "2029-12-31");
	await waitFor(() => expect(app.page.queryByText(/on a Sunday/)).toBeNull());
	// It is the teacher's to decide.
	await fill(app, day, "2030-01-01");
	await fill(app, app.page.getByLabelText("Course Code"), "MATH-7");
	await press(app, "Create the copy");
	await waitFor(async () => {
		const [made] = await server.rows("courses", "code = 'MATH-7'");
		const copies = await server.rows("assignments", `course_id = '${made?.id}'`);
		expect(copies.map(({ due_at }) => due_at).sort()).toEqual(["2030-01-01 21:59:00.000Z", "2030-01-06 21:59:00.000Z"]);
	});
});
