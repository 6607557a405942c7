// A new password that was chosen on another device.
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openApp } from "#support/dom/app.ts";
import { cardOf, chipSays, fillSignIn, handIn, openTab, says, signIn } from "#support/dom/portal.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { headed } from "./accounts.ts";
import { describedAs, region } from "./profile-page.ts";

const here = serverForThisFile();

test("work written on a device that a new password signed out waits there for the next sign-in, and goes out with it", async () => {
	const { server } = here();
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	await assignment(server, maths.id);
	const app = await openApp(server.url, "/login");
	await signIn(app, maya);
	await openTab(app, "Assignments (1)");
	await chipSays(app, "All sent");
	const password = "حلوة-الجبل-7";
	const changed = await server.ask("PATCH", `/api/collections/users/records/${maya.id}`, {
		token: maya.token,
		body: { oldPassword: maya.password, password, passwordConfirm: password },
	});
	expect(changed.status).toBe(200);

	await handIn(app, "Fractions", "7/12");
	await chipSays(app, "Sign in again");
	await app.load("/profile");
	await says("Your session has ended. Sign in again to change something here.");
	const update = region(app, "Password").getByRole("button", { name: "Update Password" });
	expect(update).toHaveProperty("disabled", true);
	await describedAs(update, "Needs you to sign in again");
	await app.user.click(within(app.page.getByRole("main")).getByRole("link", { name: "Sign in again" }));
	await fillSignIn(app, maya.email, password);
	await headed(app, "My profile");
	await app.user.click(app.page.getByRole("link", { name: "Back to my dashboard" }));
	await openTab(app, "Submitted");
	await within(await cardOf(app, "Fractions")).findByText("Sent to your teacher");
	const rows = await server.rows("submissions", `student_id = '${maya.id}'`);
	expect(rows.map((row) => row.text_body)).toEqual(["7/12"]);
});
