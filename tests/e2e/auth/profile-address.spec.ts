// Another e-mail address, asked for in the profile.
import type { Page } from "@playwright/test";
import { builtPages, expect, test } from "#support/browser/test.ts";
import { newestMail } from "#support/mails.ts";
import { student } from "#support/people.ts";
import { realServer } from "#support/server.ts";
import { openProfile, region } from "./profile-page.ts";

/** Asks for another address in the form, and presses its button. */
async function askForAddress(page: Page, email: string, password: string): Promise<void> {
	const form = region(page, "Email address");
	await form.getByLabel("New Email", { exact: true }).fill(email);
	await form.getByLabel("Password", { exact: true }).fill(password);
	await form.getByRole("button", { name: "Send the link" }).click();
}

test("another address is asked for with the password; until its link is followed the old one stays", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/status of 400 .*change-email/);
	const maya = await student(server, "Maya Haddad");
	const page = await phone();
	await openProfile(page, server, maya);
	const form = region(page, "Email address");
	const email = form.getByLabel("New Email", { exact: true });
	await askForAddress(page, "", "");
	await expect(email).toHaveAccessibleDescription("Enter your email");
	await expect(form.getByLabel("Password", { exact: true })).toHaveAccessibleDescription("Enter your password");
	await askForAddress(page, "maya at home", maya.password);
	await expect(email).toHaveAccessibleDescription("Invalid email address");
	await askForAddress(page, maya.email.toUpperCase(), maya.password);
	await expect(email).toHaveAccessibleDescription("That is your address already");
	await askForAddress(page, "maya-new@lead.test", "not her password");
	await expect(form.getByLabel("Password", { exact: true })).toHaveAccessibleDescription("That is not your password.");
	await askForAddress(page, "maya-new@lead.test", maya.password);
	await expect(form.getByRole("status")).toHaveText(
		`We have sent a link to maya-new@lead.test.Until you follow it, ${maya.email} stays your address. After that you sign in with the new one, on every device.`,
	);
	await expect(email).toHaveValue("");
	const { link } = await newestMail(server, "maya-new@lead.test");
	expect(link).toMatch(/\/login#type=email_change&token=/);
	expect(await server.row("users", maya.id)).toMatchObject({ email: maya.email });
});

test("a long address stays within what is said of it on a phone", async ({ server, phone }) => {
	const maya = await student(server, "Maya Haddad");
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await openProfile(page, server, maya);
	await askForAddress(page, "christellemarie.abinadernassar@families.example", maya.password);
	await expect(region(page, "Email address").getByRole("status")).toContainText("christellemarie");
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("a link that cannot be handed over now is not called sent", async ({ phone }) => {
	const server = await realServer({
		env: { LEAD_PUBLIC_DIR: builtPages(), LEAD_MAIL_DIR: "", SMTP_URL: "smtp://127.0.0.1:1" },
	});
	try {
		const maya = await student(server, "Maya Haddad");
		const page = await phone();
		await openProfile(page, server, maya);
		await askForAddress(page, "maya-new@lead.test", maya.password);
		await expect(region(page, "Email address").getByRole("status")).toHaveText(
			`A link to maya-new@lead.test is on its way. The mail could not be handed over just now; it is tried again by itself.Until you follow it, ${maya.email} stays your address. After that you sign in with the new one, on every device.`,
		);
	} finally {
		await server.end();
	}
});
