// An assignment that is shown later says so everywhere but in the class, and so does its copy.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { goOffline, goOnline, networkIsBack } from "#support/dom/network.ts";
import { openDashboard, openOverLine } from "#support/dom/opened-dashboard.ts";
import { cardOf, chipSays, doesNotSay, inFrench, openTab, press, says } from "#support/dom/portal.ts";
import { course } from "#support/school.ts";
import { day } from "#support/schools/due-dates.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { aCourse, chooseCourse, fieldHas, rowOf, write } from "./assignment-steps.ts";

const here = serverForThisFile();

test("set without a network for a day to come, it says so everywhere but in the class, and so does its copy", async () => {
	const { server } = here();
	const { rana, maya, maths } = await aCourse(server);
	const science = await course(server, rana, [], { title: "Science", code: "SCI-6" });
	const { app, line } = await openOverLine(server, rana);
	await openTab(app, "Assignments");
	// The courses have arrived.
	await app.page.findByRole("option", { name: "Mathematics · MATH-6B" });
	goOffline(app, line);
	await chooseCourse(app, "Mathematics · MATH-6B");
	await write(app, "Title", "Surprise");
	await write(app, "Due Date", "2099-01-20");
	await write(app, "Show to students from", "2099-01-21");
	await press(app, "Create Assignment");
	await says("Students must see it before it is due.");
	await inFrench(app, () => says("Les élèves doivent le voir avant la date limite."));
	await write(app, "Show to students from", "2099-01-12");
	await write(app, "Time to show", "08:30");
	await press(app, "Create Assignment");
	await rowOf(app, "Scheduled for January\u00a012, 2099");
	await fieldHas(app, "Show to students from", "");
	goOnline(app, line);
	await chipSays(app, "All sent");
	await press(app, "Surprise");
	await says("Scheduled for January\u00a012, 2099");
	await inFrench(app, () => says("Prévu pour le 12\u00a0janvier 2099"));
	await says("Not shown yet");
	await press(app, "Copy to another course");
	await says("Shown to students from January\u00a012, 2099");
	await press(app, "Copy to 1 course");
	await waitFor(async () => expect(await server.rows("assignments", `course_id = '${science.id}'`)).toHaveLength(1));
	for (const row of await server.rows("assignments")) {
		expect(row).toMatchObject({ opens_at: "2099-01-12 06:30:00.000Z", scheduled: true });
	}
	await openTab(app, "My Courses");
	await press(app, /^Mathematics/);
	await press(app, "Open the gradebook");
	await says("Gradebook");
	await says("0 assignments");
	await doesNotSay("Surprise");

	const hers = await openDashboard(server, maya);
	await openTab(hers, "Assignments");
	await says("No pending assignments");
	await doesNotSay("Surprise");
	await server.update("assignments", String((await server.rows("assignments", `course_id = '${maths.id}'`))[0]?.id), {
		opens_at: new Date(Date.now() - day).toISOString(),
	});
	const headers = { "X-Lead-Maintenance": server.maintenanceSecret };
	await server.ask("POST", "/api/lead/maintenance", { headers });
	networkIsBack(hers);
	await cardOf(hers, "Surprise");
});
