// An assignment that students see and that is to be shown later.
import { expect, test } from "vitest";
import { networkIsBack } from "#support/dom/network.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { chipSaysDraft, doesNotSay, fill, inFrench, noCardOf, openTab, press, says } from "#support/dom/portal.ts";
import { assignment } from "#support/school.ts";
import { day } from "#support/schools/due-dates.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { aCourse, fieldHas, isFocused, setAssignment, write } from "./assignment-steps.ts";

const here = serverForThisFile();

test("moved to later while an answer is being typed, it leaves the phone, and the words stay", async () => {
	const { server } = here();
	const { rana, maya, maths } = await aCourse(server);
	const task = await assignment(server, maths.id, { title: "Angles" });
	const hers = await openDashboard(server, maya);
	await openTab(hers, "Assignments (1)");
	await press(hers, "Open");
	await fill(hers, await hers.page.findByLabelText("Your response"), "180 degrees");
	await chipSaysDraft(hers);
	const edit = { title: "Angles", instructions: "", max_points: 20, due_at: "", replaces: task.revision };
	const opens_at = new Date(Date.now() + day).toISOString();
	const moved = await server.ask("PATCH", `/api/collections/assignments/records/${task.id}`, {
		token: rana.token,
		body: { ...edit, opens_at, mutation: "movedmovedmoved" },
	});
	expect(moved.status).toBe(200);
	networkIsBack(hers);
	await says("You no longer have access to this assignment.");
	await hers.load(location.pathname);
	await noCardOf(hers, "Angles");
	await press(hers, /Open the list of unsent work$/);
	await says("180 degrees");
});

test("hiding what students see already is asked about, and can be left", async () => {
	const { server } = here();
	const { rana } = await aCourse(server);
	const app = await openDashboard(server, rana);
	await setAssignment(app, "Angles");
	await press(app, "Angles");
	await press(app, "Edit");
	await write(app, "Show to students from", "2099-01-12");
	await press(app, "Save changes");
	await says("Your students see it already.");
	await isFocused(() => app.page.queryByRole("button", { name: "Leave it in view" }));
	await inFrench(app, () => says("Vos élèves le voient déjà."));
	await press(app, "Leave it in view");
	await fieldHas(app, "Show to students from", "");
	await doesNotSay("Your students see it already.");
	await isFocused(() => app.page.queryByLabelText("Show to students from"));
	await write(app, "Show to students from", "2099-01-12");
	await press(app, "Save changes");
	await press(app, "Hide it until then");
	await press(app, "Save changes");
	expect(await app.page.findAllByText("Scheduled for January 12, 2099")).not.toEqual([]);
	// What nobody sees may be moved without a question.
	await press(app, "Edit");
	await write(app, "Show to students from", "2099-01-13");
	await press(app, "Save changes");
	await says("Scheduled for January\u00a013, 2099");
});
