// An assignment that is no longer wanted: how its deletion is said, and archiving one that was answered.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { wordsOf } from "#support/dom/app.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { chipSays, doesNotSay, openTab, press, says } from "#support/dom/portal.ts";
import { everythingOnPhone } from "#support/dom/storage.ts";
import { assignment, submission } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { aCourse, rows } from "./assignment-steps.ts";

const here = serverForThisFile();

test("with a network it is said once that it was deleted, on the page and by no notice", async () => {
	const { server } = here();
	const { rana, maths } = await aCourse(server);
	await assignment(server, maths.id, { title: "Angles" });
	const app = await openDashboard(server, rana);
	await openTab(app, "Assignments");
	await press(app, "Angles");
	await press(app, "Delete");
	await says("“Angles” was deleted.");
	await chipSays(app, "All sent");
	// Whatever notice there was to give was given.
	await waitFor(async () => expect(await everythingOnPhone()).toContain('"notified":"end"'));
	await press(app, "Undo");
	await waitFor(() => expect(app.toasts()).toEqual(["The assignment is back."]));
});

test("one that was answered is archived: it leaves the lists, its answer stays, and it is brought back", async () => {
	const { server } = here();
	const { rana, maya, maths } = await aCourse(server);
	const [angles] = [await assignment(server, maths.id, { title: "Angles" })];
	await assignment(server, maths.id, { title: "Circles" });
	await submission(server, maya, angles.id, { text_body: "Ninety degrees" });
	const app = await openDashboard(server, rana);
	await openTab(app, "Assignments");
	await press(app, "Angles");
	expect(app.page.queryByRole("button", { name: "Delete" })).toBeNull();
	await press(app, "Archive");
	await says("Archived: find it below the list. Answers and grades are kept.");
	await press(app, "All Assignments");
	await waitFor(() => expect(rows(app).map((row) => row.querySelector("h3")?.textContent)).toEqual(["Circles"]));
	await press(app, "Show 1 archived assignment");
	await press(app, "Angles");
	await press(app, "Bring it back");
	await doesNotSay("Archived: find it below the list");
	await press(app, "Archive");
	await chipSays(app, "All sent");

	const mayas = await openDashboard(server, maya);
	await openTab(mayas, "Submitted");
	await says("Ninety degrees");
	await openTab(mayas, "Assignments (1)");
	expect(wordsOf(mayas.page.getByRole("tabpanel"))).not.toContain("Angles");
});
