// The words typed last into other forms, and into several tabs.
import type { Page } from "@playwright/test";
import { holdRequests } from "#support/browser/offline.ts";
import { answerField, openDashboard, openTab, pressSignOut, signIn, typeInto } from "#support/browser/portal.ts";
import { expectAlive } from "#support/browser/site.ts";
import { everythingOn } from "#support/browser/storage.ts";
import { expect, test } from "#support/browser/test.ts";
import { submission } from "#support/school.ts";
import { aClass, typeAndLeave } from "./leaving-pages.ts";

// One journal keeps the last words of every form, however the page is left, so one way for each form is enough.
test("the last words of a grade's feedback and of a course being made outlive the page", async ({ server, phone }) => {
	const { maya, rana, angles } = await aClass(server);
	await submission(server, maya, angles.id);
	const first = await phone();
	await openDashboard(first, server, rana);
	await openTab(first, "Grading (1)");
	const page = await typeAndLeave(first, (at) => at.getByLabel("Feedback"), ["close"]);
	await openTab(page, "Create Course");
	await typeAndLeave(page, (at) => at.getByLabel("Course Title"), ["reload"]);
});

test("the last words of an inquiry outlive the page", async ({ server, phone }) => {
	const page = await phone();
	await page.goto(`${server.url}/join-us`);
	const message = async (at: Page) => {
		await expectAlive(at, "Tell us about your child. We listen first.");
		return at.getByLabel("Message");
	};
	await typeAndLeave(page, message, ["close", "elsewhere"]);
});

test("last words are sealed with the rest when their writer signs out in another tab, and are back at the next sign-in", async ({
	server,
	phone,
}) => {
	const { maya } = await aClass(server);
	const page = await phone();
	await signIn(page, server, maya);
	const closing = await page.context().newPage();
	await closing.goto(`${server.url}/dashboard-student#assignments`);
	await typeInto(await answerField(closing, "Angles"), "Whispered to this phone");
	const closed = closing.waitForEvent("close");
	await closing.close({ runBeforeUnload: true });
	await closed;
	await page.bringToFront();
	await pressSignOut(page);
	await page.waitForURL(`${server.url}/`);
	expect(await everythingOn(page)).not.toContain("Whispered");
	await signIn(page, server, maya);
	await openTab(page, "Assignments (1)");
	await expect(await answerField(page, "Angles")).toHaveValue("Whispered to this phone");
});

test("an inquiry begun in one tab stands in another that is looked at again, and takes nothing from it", async ({
	server,
	phone,
}) => {
	const one = await phone();
	await one.goto(`${server.url}/join-us`);
	const two = await one.context().newPage();
	await two.goto(`${server.url}/join-us`);
	await expectAlive(two, "Tell us about your child. We listen first.");
	const three = await one.context().newPage();
	await three.goto(`${server.url}/join-us`);
	await expectAlive(three, "Tell us about your child. We listen first.");
	await one.getByLabel("Message").fill("Begun in one tab.");
	await expect(one.getByText(/^Draft saved/)).toBeVisible();
	await expect(two.getByLabel("Message")).toHaveValue("");
	const looked = () => document.dispatchEvent(new Event("visibilitychange"));
	await two.evaluate(looked);
	await expect(two.getByLabel("Message")).toHaveValue("Begun in one tab.");
	await one.getByLabel("Parent Name").fill("Rana Khoury");
	await expect(two.getByLabel("Parent Name")).toHaveValue("Rana Khoury");
	await three.getByLabel("Message").fill("Typed in a third.");
	await three.evaluate(looked);
	await expect(three.getByText(/^Draft saved/)).toBeVisible();
	await expect(three.getByLabel("Message")).toHaveValue("Typed in a third.");
});

test("what is typed into an English page before it turns French stays in its field", async ({ server, phone }) => {
	const page = await phone({ chosen: "fr" });
	// The French name of the notices is "Messages".
	const message = page.getByRole("textbox", { name: "Message", exact: true });
	const comes = await holdRequests(page, /\/assets\/app-/);
	await page.goto(`${server.url}/join-us`);
	await message.fill("Tapé tout de suite.");
	await page.getByLabel("Child Grade").selectOption("Grade 6");
	comes();
	await expectAlive(page, "Tell us about your child. We listen first.");
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	await expect(message).toHaveValue("Tapé tout de suite.");
	await expect(page.getByLabel("Child Grade")).toHaveValue("Grade 6");
	await page.unroute(/\/assets\/app-/);
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Parlez-nous de votre enfant. D’abord, on écoute.");
	await expect(message).toHaveValue("Tapé tout de suite.");
});
