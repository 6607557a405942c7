// An assignment that is no longer wanted: deleted while nobody answered it, else archived; both can be taken back.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { wordsOf } from "#support/dom/app.ts";
import { goOffline, goOnline } from "#support/dom/network.ts";
import { openDashboard, openOverLine } from "#support/dom/opened-dashboard.ts";
import { chipSays, doesNotSay, inFrench, openTab, press, says } from "#support/dom/portal.ts";
import { everythingOnPhone, noticeIsDue } from "#support/dom/storage.ts";
import { assignment, submission } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { aCourse, isFocused, rows } from "./assignment-steps.ts";

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

test("one that nobody answered is deleted without a network, comes back at a press, and is gone from the class in the end", async () => {
	const { server } = here();
	const { rana, maya, maths } = await aCourse(server);
	for (const title of ["Angles", "Circles"]) await assignment(server, maths.id, { title });
	const { app, line } = await openOverLine(server, rana);
	const listed = (wanted: string[]) =>
		waitFor(() =>
			expect(
				rows(app)
					.map((row) => row.querySelector("h3")?.textContent)
					.sort(),
			).toEqual(wanted),
		);
	await openTab(app, "Assignments");
	await listed(["Angles", "Circles"]);
	goOffline(app, line);
	await press(app, "Angles");
	await press(app, "Delete");
	await says("“Angles” will be deleted once this is sent.");
	await doesNotSay("“Angles” was deleted.");
	await isFocused(() => app.page.queryByRole("button", { name: "Undo" }));
	await inFrench(app, () => says("«\u202fAngles\u202f» sera supprimé une fois l’envoi fait."));
	await listed(["Circles"]);
	await press(app, "Undo");
	await listed(["Angles", "Circles"]);
	await doesNotSay("“Angles” will be deleted once this is sent.");
	await press(app, "Angles");
	await press(app, "Delete");
	goOnline(app, line);
	await chipSays(app, "All sent");

	const mayas = await openDashboard(server, maya);
	await openTab(mayas, "Assignments (1)");
	await says("Circles");
	await doesNotSay("Angles");
});

test("an answer that came first keeps it: the server says so, and archiving is offered", async () => {
	const { server } = here();
	const { rana, maya, maths } = await aCourse(server);
	const angles = await assignment(server, maths.id, { title: "Angles" });
	const { app, line } = await openOverLine(server, rana);
	await openTab(app, "Assignments");
	await press(app, "Angles");
	goOffline(app, line);
	await press(app, "Delete");
	await submission(server, maya, angles.id);
	goOnline(app, line);
	await chipSays(app, "1 needs you");
	await press(app, "Angles");
	await says("Not deleted");
	await says("Somebody has already answered it. You can archive it instead: the answers and grades are kept.");
	await press(app, "Archive");
	await says("Archived: find it below the list");
	await chipSays(app, "All sent");
	await noticeIsDue("end");
	expect(app.toasts()).not.toContain("Assignment archived.");
	expect(await server.row("assignments", angles.id)).toMatchObject({ status: "archived" });
});
