// The profile without a response, without a network, and with a session that ended meanwhile.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openApp } from "#support/dom/app.ts";
import { networkIsBack } from "#support/dom/network.ts";
import { chipSays, says } from "#support/dom/portal.ts";
import { student } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { headed } from "./accounts.ts";
import { describedAs, openProfile, region, roleSays, updatePassword } from "./profile-page.ts";

const here = serverForThisFile();

test("without an answer, or with an ended session, the profile says nothing untrue; offline it is read from the phone, and every control says what it waits for", async () => {
	const { server } = here();
	const maya = await student(server, "Maya Haddad");
	const app = await openApp(server.url, "/login");
	app.allowErrors(/^profile (NoAnswer|Refused)/);
	await openProfile(app, maya);
	const details = () => region(app, "Details");
	await details().findByText("confirmed");
	await chipSays(app, "All sent");
	await server.stop();
	await updatePassword(app, maya.password, "new-secret");
	await roleSays(
		region(app, "Password"),
		"alert",
		"Failed to update password, or so it seems: the server did not answer. Please try again.",
	);
	await app.user.click(region(app, "Language").getByRole("button", { name: "Français" }));
	await roleSays(
		region(app, "Language"),
		"status",
		"The server did not answer. The language of your emails may not have changed: please try again.",
	);
	await headed(app, "My profile");

	networkIsBack(app);
	await chipSays(app, "Offline");
	await app.load("/profile");
	await says("You can read this page. Changing something here needs the internet.");
	expect(
		details()
			.getAllByRole("definition")
			.map(({ textContent }) => textContent.trim()),
	).toEqual(["Maya Haddad", maya.email, "Student"]);
	details().getByText("The rest of your details will be shown when there is internet.");
	for (const [where, what] of [
		["Language", "English"],
		["Language", "Français"],
		["Email address", "Send the link"],
		["Password", "Update Password"],
		["Delete my account", "Delete my account…"],
	] as const) {
		const button = region(app, where).getByRole("button", { name: what });
		expect(button).toHaveProperty("disabled", true);
		await describedAs(button, "Needs the internet");
	}
	await server.start();
	networkIsBack(app);
	const update = region(app, "Password").getByRole("button", { name: "Update Password" });
	await waitFor(() => expect(update).toHaveProperty("disabled", false));
	await waitFor(() => expect(details().getAllByRole("definition")).toHaveLength(5));

	await server.update("users", maya.id, { password: "elsewhere-1", passwordConfirm: "elsewhere-1" });
	await updatePassword(app, maya.password, "new-secret");
	await roleSays(region(app, "Password"), "alert", "Your session has ended. Please sign in again.");
	await says("Your session has ended. Sign in again to change something here.");
	await app.load("/profile");
	await details().findByText("Sign in again to see the rest of your details.");
});
