// What was given before a student joined: optional, never late or missing, and counted by nobody.
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { wordsOf } from "#support/dom/app.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { cardOf, handIn, inFrench, main, openTab, says } from "#support/dom/portal.ts";
import { student } from "#support/people.ts";
import { assignment, enrol } from "#support/school.ts";
import { aClass, day, fromNow } from "#support/schools/due-dates.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { inCard } from "./answer-steps.ts";

const here = serverForThisFile();

test("who joins today is asked for nothing that was given before, and late with nothing of it", async () => {
	const { server } = here();
	const { rana, maths } = await aClass(server, fromNow(-day));
	const karim = await student(server, "Karim Aoun");
	await enrol(server, karim, maths.id, "student", fromNow(0));
	await assignment(server, maths.id, { title: "Angles", due_at: fromNow(day), written_at: fromNow(60_000) });

	const app = await openDashboard(server, karim);
	const course = within(await app.page.findByRole("article", { name: "Mathematics" }));
	await course.findByText("1 to do");
	const heading = await main().findByRole("heading", { name: "Next up" });
	const next = within(heading.closest("section") ?? document.body);
	expect(next.queryByRole("button", { name: /Fractions/ })).toBeNull();
	await openTab(app, "Assignments (1)");
	const card = await inCard(app, "Fractions");
	await card.findByText("Given before you joined: optional");
	expect(card.queryByText("Missing")).toBeNull();
	await inFrench(app, () =>
		card.findByText("Donné avant ton arrivée\u202f: facultatif", { normalizer: (text) => text }),
	);
	await handIn(app, "Fractions", "Three quarters");
	await openTab(app, "Submitted");
	await says("Sent to your teacher", await cardOf(app, "Fractions"));
	expect(wordsOf(await cardOf(app, "Fractions"))).not.toContain("Late");

	const ranas = await openDashboard(server, rana);
	await openTab(ranas, "Grading (1)");
	await ranas.page.findByRole("heading", { name: "Karim Aoun" });
	expect(wordsOf(document.body)).not.toContain("Late");
	await openTab(ranas, "Assignments");
	const row = await ranas.page.findByRole("button", { name: "Fractions" });
	expect(wordsOf(row.closest("li") ?? row)).toContain("1 missing");
	await ranas.user.click(row);
	await ranas.page.findByRole("button", { name: "Not handed in (1)" });
	const karims = await ranas.page.findByRole("button", { name: /^Karim Aoun/ });
	expect(wordsOf(karims)).not.toContain("Late");
});

test("in the class of an assignment it is said of who joined later", async () => {
	const { server } = here();
	const { rana, maths } = await aClass(server, fromNow(-day));
	await enrol(server, await student(server, "Karim Aoun"), maths.id, "student", fromNow(0));

	const app = await openDashboard(server, rana);
	await openTab(app, "Assignments");
	await app.user.click(await app.page.findByRole("button", { name: "Fractions" }));
	const list = await app.page.findByText("Karim Aoun");
	expect(wordsOf(list.closest("li") ?? list)).toContain("Given before they joined");
});
