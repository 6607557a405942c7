// Several tabs of one phone while another person signs in.
import {
	account,
	answerField,
	cardOf,
	chipSays,
	fillSignIn,
	networkIsBack,
	openTab,
	pressSignOut,
	signIn,
} from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { aClass, drafted, expectNothingOf } from "./shared-phone-class.ts";

test("every tab follows the person who signs in over an ended session, and keeps no word of the one before", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, /status of 401/);
	const { maya, karim } = await aClass(server);
	const one = await phone();
	await signIn(one, server, maya);
	const two = await one.context().newPage();
	await two.goto(`${server.url}/dashboard-student#assignments`);
	await (await answerField(two, "Angles")).fill(drafted);
	await expect(cardOf(two, "Angles").getByText(/^Draft saved/)).toBeVisible();
	const three = await one.context().newPage();
	await three.goto(`${server.url}/profile`);
	await expect(three.getByRole("definition").filter({ hasText: maya.email })).toContainText("confirmed");
	await server.update("users", maya.id, { password: "elsewhere-1", passwordConfirm: "elsewhere-1" });
	await networkIsBack(one);
	for (const tab of [one, two, three]) await chipSays(tab, "Sign in again");

	// A hidden tab draws once a second.
	await one.bringToFront();
	await one.goto(`${server.url}/login`);
	await fillSignIn(one, karim.email, karim.password);
	await expect(one.getByRole("heading", { level: 1 })).toHaveText("Hello, Karim");
	for (const tab of [one, two, three]) {
		const own = tab === one ? account(tab) : tab.getByRole("banner").getByRole("link", { name: "Dashboard" });
		await expect(own).toBeVisible();
		await chipSays(tab, "All sent");
		await expectNothingOf(tab, maya);
	}
	await two.bringToFront();
	await two.getByRole("banner").getByRole("link", { name: "Dashboard" }).click();
	await openTab(two, "Assignments (3)");
	await expect(await answerField(two, "Angles")).toHaveValue("");

	await pressSignOut(two);
	for (const tab of [one, two, three]) {
		await tab.waitForURL(`${server.url}/`);
		await expect(tab.getByRole("banner").getByRole("link", { name: "Portal" })).toBeVisible();
	}
	await one.bringToFront();
	await signIn(one, server, { ...maya, password: "elsewhere-1" });
	await openTab(one, "Assignments (3)");
	await expect(await answerField(one, "Angles")).toHaveValue(drafted);
});
