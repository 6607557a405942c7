// What a teacher is offered to grade first, below the courses, and where grading goes on from there.
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { partsSay } from "#support/dom/awaited.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { fill, inFrench, main, openTab } from "#support/dom/portal.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import { day, fromNow } from "#support/schools/due-dates.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { gradeField, isInFront, submit } from "./waiting-answers.ts";

const here = serverForThisFile();

/**
 * Old was graded last month but for Karim's answer of an hour ago. Fractions has waited since last week for Maya's and
 * since yesterday for Tia's, Angles since the day before for Karim's.
 */
async function aPile(server: RealServer) {
	const rana = await teacher(server, "Rana Khoury");
	const named = (name: string) => student(server, name);
	const [maya, karim, tia] = [await named("Maya Haddad"), await named("Karim Nassar"), await named("Tia Rahme")];
	const maths = await course(server, rana, [maya, karim, tia]);
	const task = (title: string) => assignment(server, maths.id, { title });
	const [old, fractions, angles] = [await task("Old"), await task("Fractions"), await task("Angles")];
	const handIn = (who: typeof maya, { id }: typeof old, days: number, fields = {}) => {
		const when = fromNow(-days * day);
		return submission(server, who, id, { submitted_at: when, received_at: when, ...fields });
	};
	const graded = { grade: 12, feedback: "", graded_by: rana.id, graded_at: fromNow(-30 * day) };
	await handIn(maya, old, 40, graded);
	await handIn(karim, old, 1 / 24);
	const first = await handIn(maya, fractions, 7);
	await handIn(tia, fractions, 1);
	const last = await handIn(karim, angles, 2);
	return { rana, first, last };
}

const offered = () => {
	const heading = main().getByRole("heading", { name: /^(Grade these first|À corriger en premier)$/ });
	return within(heading.parentElement ?? document.body).getAllByRole("button");
};

test("the answers offered first are those at the beginning of the queue, and a press opens just that one", async () => {
	const { server } = here();
	const { rana, first, last } = await aPile(server);
	const app = await openDashboard(server, rana);
	const inOrder = [/^Maya Haddad.*Fractions/, /^Tia Rahme.*Fractions/, /^Karim Nassar.*Angles/];
	await partsSay(offered, inOrder);
	await inFrench(app, () => partsSay(offered, inOrder));
	await app.user.click(offered()[0] ?? document.body);
	await isInFront(app, "Maya Haddad");
	expect(location.hash).toBe(`#grading/${first.id}`);
	const waiting = () => within(app.page.getByRole("region", { name: "Waiting for a grade" }));
	await partsSay(() => waiting().getAllByRole("heading"), ["Fractions", "Angles", "Old"]);

	// Grading goes on as the list said, and the list goes on where grading is: one assignment is graded through.
	await fill(app, gradeField(app), "18");
	await app.user.click(submit(app));
	await isInFront(app, "Tia Rahme");
	await openTab(app, "My Courses");
	await partsSay(offered, [/^Tia Rahme.*Fractions/, /^Karim Nassar.*Angles/, /^Karim Nassar.*Old/]);
	await app.user.click(offered()[0] ?? document.body);
	await isInFront(app, "Tia Rahme");
	await fill(app, gradeField(app), "17");
	await app.user.click(submit(app));
	await isInFront(app, "Karim Nassar");
	await app.page.findByRole("heading", { level: 2, name: "Angles" });
	await openTab(app, "My Courses");
	await partsSay(offered, [/^Karim Nassar.*Angles/, /^Karim Nassar.*Old/]);
	await app.user.click(offered()[0] ?? document.body);
	await app.page.findByRole("heading", { level: 2, name: "Angles" });
	expect(location.hash).toBe(`#grading/${last.id}`);
});
