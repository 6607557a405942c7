// An account whose deletion was carried out and not confirmed to its owner.
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openApp } from "#support/dom/app.ts";
import { lineTo } from "#support/dom/network.ts";
import { fill, press, says } from "#support/dom/portal.ts";
import { everythingOnPhone } from "#support/dom/storage.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { openProfile, region } from "./profile-page.ts";
import { signOut } from "./unsent-work.ts";

const here = serverForThisFile();

test("after a deletion whose answer was lost the page says what may have happened, and how to empty the phone", async () => {
	const { server } = here();
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	await assignment(server, maths.id);
	const line = await lineTo(server);
	const app = await openApp(line.url, "/login");
	app.allowErrors(/^profile Refused/);
	await openProfile(app, maya);
	await app.user.click(region(app, "Delete my account").getByRole("button"));
	const shown = await app.page.findByRole("dialog");
	const dialog = within(shown);
	await fill(app, dialog.getByLabelText("Password"), maya.password);
	await fill(app, dialog.getByLabelText("Type “delete” to confirm"), "delete");
	// A browser that gets no answer sends the request again by itself, now without a session.
	const lost = line.nextDoubled("/api/lead/delete-account");
	await app.user.click(dialog.getByRole("button", { name: "Delete for good" }));
	await lost;
	await says(
		"Your session has ended, perhaps because the account is already deleted. If you can no longer sign in, sign out here: nothing of yours will then be readable on this phone.",
		shown,
	);
	expect(await server.row("users", maya.id)).toMatchObject({ name: "Former student" });
	await press({ ...app, page: dialog }, "Keep my account");
	await signOut(app);
	const left = await everythingOnPhone();
	for (const words of ["Maya", maya.email, "Fractions"]) expect(left).not.toContain(words);
});
