// The inquiry form on a slow line: before the app has loaded, and before the code that sends has come.
import type { Page } from "@playwright/test";
import { holdRequests } from "#support/browser/offline.ts";
import { openDashboard } from "#support/browser/portal.ts";
import { expectAlive } from "#support/browser/site.ts";
import { expect, test } from "#support/browser/test.ts";
import { student } from "#support/people.ts";
import { family, field, fix, form, message, send, thanks, write } from "./inquiry-forms.ts";

/** Holds the code that sends an inquiry until it is released. */
const sendingHeld = (page: Page) => holdRequests(page, /\/commands-[^/]+\.js$/);

test("on a slow line missing fields are named at once, and correcting one moves nothing", async ({ server, phone }) => {
	const page = await phone({ serviceWorkers: "block" });
	const release = await sendingHeld(page);
	await page.goto(`${server.url}/join-us`);
	await expectAlive(page, "Tell us about your child. We listen first.");
	await send(page).click();
	await expect(field(page, "Parent Name")).toHaveAccessibleDescription(/Name must be at least 2 characters/);
	await expect(field(page, "Parent Name")).toBeFocused();
	await field(page, "Message").focus();
	release();
	await expect(form(page).getByText(fix)).toBeVisible();
	await expect(field(page, "Message")).toBeFocused();
	await expect(send(page)).toBeEnabled();
});

test("what is being sent is not typed into, and its last letters are kept before its code has come", async ({
	server,
	phone,
}) => {
	const page = await phone();
	const release = await sendingHeld(page);
	await page.goto(`${server.url}/join-us`);
	await expectAlive(page, "Tell us about your child. We listen first.");
	await write(page, family("Rana Typing"));
	await send(page).click();
	const busy = form(page).getByRole("button", { name: "Submitting..." });
	await expect(busy).toBeDisabled();
	await field(page, "Message").focus();
	await page.keyboard.type("And on Monday.");
	await expect(field(page, "Message")).toHaveValue(message);
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	for (const label of ["Parent Name", "Email", "Phone", "Message"]) {
		await expect(field(page, label)).not.toBeEditable();
	}
	await expect(field(page, "Child Grade").locator("option:enabled")).toHaveText(["Grade 6"]);
	release();
	await expect(page.getByText(thanks)).toBeVisible();
	await page.getByRole("button", { name: "Write for another child" }).click();
	await expect(field(page, "Child Grade")).toBeFocused();
	await expect(field(page, "Message")).toBeEditable();
	expect(await server.rows("leads", 'parent_name = "Rana Typing"')).toMatchObject([
		{ grade: "Grade 6", full_message: message },
	]);
});

test("what is typed after Cancel was pressed, while the code for its undo is on its way, comes back with the rest", async ({
	server,
	phone,
}) => {
	const page = await phone({ serviceWorkers: "block" });
	const release = await sendingHeld(page);
	await page.goto(`${server.url}/portal`);
	await expectAlive(page, "The LEAD portal");
	await page.getByRole("main").getByRole("button", { name: "Request a Portal Account" }).click();
	await page.getByLabel("Parent Name").fill("Rana Khoury");
	await page.getByRole("button", { name: "Cancel" }).click();
	await page.getByLabel("Notes").fill("He needs help with fractions.");
	release();
	await expect(page.getByLabel("Parent Name")).toHaveCount(0);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByLabel("Parent Name")).toHaveValue("Rana Khoury");
	await expect(page.getByLabel("Notes")).toHaveValue("He needs help with fractions.");
});

test("what a signed-in person types before the app has loaded stays in its field and is saved", async ({
	server,
	phone,
}) => {
	const maya = await student(server, "Maya Haddad");
	const page = await phone();
	await openDashboard(page, server, maya);
	const comes = await holdRequests(page, /\/assets\/app-/);
	await page.goto(`${server.url}/join-us`);
	await write(page, { Message: "Typed at once." });
	comes();
	await expect(page.getByRole("link", { name: "Dashboard" }).first()).toBeVisible();
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	await expect(field(page, "Message")).toHaveValue("Typed at once.");
});
