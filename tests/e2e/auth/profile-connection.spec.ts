// The profile without a response, without a network, and with a session that ended meanwhile.
import { chipSays, keptByServiceWorker, networkIsBack } from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { student } from "#support/people.ts";
import { deadToken, openProfile, region, updatePassword } from "./profile-page.ts";

test("without an answer, or with an ended session, the profile says nothing untrue; offline it is read from the phone, and every control says what it waits for", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, deadToken, /status of 400 .*auth-with-password/, /^profile (NoAnswer|Refused)/);
	const maya = await student(server, "Maya Haddad");
	const page = await phone({ keepsApp: true, viewport: { width: 360, height: 740 } });
	await openProfile(page, server, maya);
	await keptByServiceWorker(page);
	const details = region(page, "Details");
	await expect(details.getByText("confirmed")).toBeVisible();
	await chipSays(page, "All sent");
	await server.stop();
	await updatePassword(page, maya.password, "new-secret");
	const alert = region(page, "Password").getByRole("alert");
	await expect(alert).toHaveText(
		"Failed to update password, as far as we can tell: nobody answered. Please try again.",
	);
	await region(page, "Language").getByRole("button", { name: "Français" }).click();
	await expect(region(page, "Language").getByRole("status")).toHaveText(
		"Nobody answered. The language of your e-mails may not have changed: please try again.",
	);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("My profile");

	await networkIsBack(page);
	await chipSays(page, "Offline");
	await page.reload();
	await expect(page.getByText("You can read this page. Changing something here needs the internet.")).toBeVisible();
	await expect(details.getByRole("definition")).toHaveText(["Maya Haddad", maya.email, "Student"]);
	await expect(details.getByText("The rest of your details is shown when there is internet.")).toBeVisible();
	for (const [where, what] of [
		["Language", "English"],
		["Language", "Français"],
		["Email address", "Send the link"],
		["Password", "Update Password"],
		["Delete my account", "Delete my account..."],
	] as const) {
		const button = region(page, where).getByRole("button", { name: what });
		await expect(button).toBeDisabled();
		await expect(button).toHaveAccessibleDescription("Needs the internet");
	}
	await server.start();
	await networkIsBack(page);
	await expect(region(page, "Password").getByRole("button", { name: "Update Password" })).toBeEnabled();
	await expect(details.getByRole("definition")).toHaveCount(5);

	await server.update("users", maya.id, { password: "elsewhere-1", passwordConfirm: "elsewhere-1" });
	await updatePassword(page, maya.password, "new-secret");
	await expect(alert).toHaveText("Your session has ended. Please sign in again.");
	await expect(page.getByText("Your session has ended. Sign in again to change something here.")).toBeVisible();
});
