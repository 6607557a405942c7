// One assignment with its class: who handed in and when, who did not.

import { waitFor, within } from "@testing-library/dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { type App, wordsOf } from "#support/dom/app.ts";
import { networkIsBack } from "#support/dom/network.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { cardOf, inFrench, press } from "#support/dom/portal.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course, unenrol } from "#support/school.ts";
import { aClass, due } from "#support/schools/assignment-with-class.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

/** Opens an assignment at its address, as its teacher. */
async function openDetail(server: RealServer, who: Person, task: { id: string }): Promise<App> {
	const app = await openDashboard(server, who);
	await app.load(`/dashboard-tutor#assignments/${task.id}`);
	await cardOf(app, "Fractions");
	return app;
}

function rowsOfClass({ page }: App): HTMLElement[] {
	const [list] = within(page.getByRole("region", { name: "The class" })).queryAllByRole("list");
	return [...(list?.children ?? [])].filter((row) => row instanceof HTMLElement);
}

const classSays = (app: App, rows: RegExp[]): Promise<void> =>
	waitFor(() =>
		expect(rowsOfClass(app).map((row) => wordsOf(row))).toEqual(rows.map((row) => expect.stringMatching(row))),
	);

test("an opened assignment shows the submission of every student, and who has not handed in", async () => {
	const { server } = here();
	vi.stubEnv("TZ", "America/Los_Angeles");
	onTestFinished(() => void vi.unstubAllEnvs());
	expect(new Date("2026-02-09T08:00:00Z").getHours()).toBe(0);
	const { rana, maya, lea, maths, task } = await aClass(server);
	const app = await openDetail(server, rana, task);
	const { page } = app;
	await classSays(app, [
		/^Jad Saad.*Time not certain.*February\u00a013, 2026, 10:00\sAM.*To grade/,
		/^Karim Nassar.*On time, sent later.*February\u00a09, 2026, 10:00\sAM.*To grade/,
		/^Maya Haddad.*On time.*February\u00a09, 2026, 10:00\sAM.*18\/20/,
		/^Tia Rahme.*Late.*9\/20/,
		/^Lea Abboud.*Missing$/,
		/^Omar Khalil.*Missing$/,
	]);
	await press(app, "Not handed in (2)");
	await classSays(app, [/^Lea Abboud/, /^Omar Khalil/]);
	await press(app, "Handed in (4)");
	await waitFor(() => expect(rowsOfClass(app)).toHaveLength(4));
	await press(app, "Everyone (6)");

	await press(app, /^Karim Nassar/);
	const karim = () => within(rowsOfClass(app).find((row) => wordsOf(row).includes("Karim Nassar")) ?? document.body);
	await waitFor(() =>
		expect(wordsOf(karim().getByRole("group", { name: "Student response" }))).toBe("Answer of Karim Nassar"),
	);
	karim().getByText("It is waiting for a grade under Grading.");
	expect(karim().queryByRole("button", { name: "Change grade" })).toBeNull();
	await press(app, /^Karim Nassar/);
	await waitFor(() => expect(karim().queryByRole("group", { name: "Student response" })).toBeNull());

	// A student who left the course keeps the submission; a student who never handed in is not listed any more.
	for (const gone of [maya, lea]) await unenrol(server, gone, maths.id);
	networkIsBack(app);
	await waitFor(() => expect(rowsOfClass(app)).toHaveLength(5));
	expect(wordsOf(rowsOfClass(app).at(-2) ?? document.body)).toMatch(/On time.*No longer in the course.*18\/20/);
	page.getByRole("button", { name: "Not handed in (1)" });
	await press(app, /^Karim Nassar/);
	await press(app, "Grade it");
	await page.findByRole("tab", { name: "Grading (2)", selected: true });
	await cardOf(app, "Karim Nassar");
});

test("before the due date nobody is missing; a course without students, and another teacher's assignment, say so", async () => {
	const { server } = here();
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, [await student(server, "Maya Haddad")]);
	const task = await assignment(server, maths.id, { due_at: "2030-11-21 21:59:00.000Z" });
	const past = await assignment(server, maths.id, { title: "Angles", due_at: due });
	const empty = await assignment(server, (await course(server, rana, [])).id, { title: "Nobody's yet" });
	const theirs = await assignment(server, (await course(server, await teacher(server), [])).id);
	const app = await openDetail(server, rana, task);
	const { page } = app;
	await classSays(app, [/^Maya HaddadNot handed in yet$/]);
	await inFrench(app, async () => {
		const headings = page.getAllByRole("heading", { level: 2 }).map((heading) => wordsOf(heading));
		expect(headings).toEqual(["Fractions", "La classe"]);
		for (const group of ["Tous (1)", "Ont rendu (0)", "N’ont pas rendu (1)"]) page.getByRole("button", { name: group });
		page.getByText("Pas encore rendu");
	});
	await press(app, "All Assignments");
	await waitFor(() => expect(page.getAllByText("1 missing")).toHaveLength(1));
	await press(app, "Angles");
	await waitFor(() => expect(location.hash).toBe(`#assignments/${past.id}`));
	await classSays(app, [/^Maya HaddadMissing$/]);

	await app.load(`/dashboard-tutor#assignments/${empty.id}`);
	await page.findByText("No students in this course yet");
	await app.load(`/dashboard-tutor#assignments/${theirs.id}`);
	await page.findByText("This assignment is no longer here");
	await press(app, "All Assignments");
	await page.findByRole("button", { name: "Angles" });
});
