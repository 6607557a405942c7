// The end of the school year for the whole center: an admin types a word, every course ends, and all can be brought back.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { goOffline, goOnline } from "#support/dom/network.ts";
import { openOverLine } from "#support/dom/opened-dashboard.ts";
import { fill, inFrench, press, says } from "#support/dom/portal.ts";
import { admin, teacher } from "#support/people.ts";
import { course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { isFocused } from "./admin-steps.ts";

const here = serverForThisFile();

test("an admin ends the school year and brings it back, not without the word, not without a network, and is told of a change", async () => {
	const { server } = here();
	const [boss, rana] = [await admin(server, "Samar Tannous"), await teacher(server, "Rana Khoury")];
	const { app, line } = await openOverLine(server, boss);
	const { page, user } = app;
	await user.click(await page.findByRole("link", { name: "School year" }));
	await says("No courses at the moment");
	await says("A teacher creates the next one, new or as a copy of a past course.");
	for (const title of ["Mathematics", "Science"]) await course(server, rana, [], { title });
	await app.load(location.pathname);
	await says("2 current courses");
	await inFrench(app, () => says("2 cours en ce moment"));

	await press(app, "End the school year");
	const dialog = within(await page.findByRole("dialog", { name: "End all 2 courses?" }));
	const ending = within(await dialog.findByRole("list", { name: "Courses that end" })).getAllByRole("listitem");
	expect(ending.map(({ textContent }) => textContent?.replace(/ ·.*/, ""))).toEqual(["Mathematics", "Science"]);
	await user.click(dialog.getByRole("button", { name: "End the school year" }));
	await says("Type the word “end”");
	const field = dialog.getByLabelText("Type “end” to confirm");
	await isFocused(() => field);
	// A course was made since the admin counted.
	await course(server, rana, [], { title: "Chess" });
	await fill(app, field, "End ");
	await user.click(dialog.getByRole("button", { name: "End the school year" }));
	await says("Courses were created, ended or brought back in the meantime. Check the number of courses.");
	const asked = await page.findByRole("dialog", { name: "End all 3 courses?" });
	await user.click(within(asked).getByRole("button", { name: "End the school year" }));
	await says("3 courses ended together");
	await isFocused(() => page.getByRole("heading", { level: 2, name: "No courses at the moment" }));
	expect(await server.rows("courses", "archived_at = ''")).toEqual([]);

	goOffline(app, line);
	await says("You are offline.");
	const back = page.getByRole("button", { name: "Bring these back" });
	await waitFor(() => expect(back).toHaveProperty("disabled", true));
	await app.load(location.pathname);
	await says("The courses cannot be counted now");
	await says("When the school year ends, all courses move to Past courses");
	await inFrench(app, () => says("Impossible de compter les cours pour le moment"));
	goOnline(app, line);
	await press(app, "Bring these back");
	await says("3 current courses");
	expect(page.queryByRole("button", { name: "Bring these back" })).toBeNull();
	expect(await server.rows("courses", "archived_at != ''")).toEqual([]);
	await app.load("/dashboard-admin/history");
	await says("brought back what ended with the school year (courses: 3)");
	await says("ended the school year (courses: 3)");
});
