// A person's details in the profile, and the language that is chosen there.
import { mailedLink, openLink } from "#support/browser/accounts.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { proxyTo } from "#support/proxy.ts";
import { openProfile, region } from "./profile-page.ts";

test("details that cannot be loaded say so calmly; loaded again they are the centre's, and an unconfirmed address is confirmed by the link mailed from here", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/status of 404 /, /^profile Refused/);
	const maya = await student(server, "Maya Haddad");
	await server.update("users", maya.id, { verified: false, grade: "9" });
	const users = { token: server.superuserToken };
	const rule = (await server.ask("GET", "/api/collections/users", users)).at("viewRule");
	await server.ask("PATCH", "/api/collections/users", { ...users, body: { viewRule: "id = ''" } });
	const page = await phone();
	await openProfile(page, server, maya);
	const details = region(page, "Details");
	await expect(details.getByText("The rest of your details could not be fetched.")).toBeVisible();
	await server.ask("PATCH", "/api/collections/users", { ...users, body: { viewRule: rule } });
	await details.getByRole("button", { name: "Try again" }).click();
	await expect(details.getByRole("definition")).toHaveText([
		"Maya Haddad",
		`${maya.email} not confirmed`,
		"Student",
		"Grade 9",
		/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/,
	]);
	await expect(details.getByRole("button", { name: "Try again" })).toHaveCount(0);
	await expect(details.getByText("Your name, your role and your grade are changed by the centre.")).toBeVisible();
	await details.getByRole("button", { name: "Confirm my address" }).click();
	await expect(details.getByRole("status")).toHaveText(
		`A link is on its way to ${maya.email}. Open it, and your address is confirmed.`,
	);
	const link = await mailedLink(server, maya.email);
	expect(link).toMatch(/\/login#type=signup&token=/);
	await page.getByRole("link", { name: "Back to my dashboard" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Maya");
	await openLink(page, link);
	await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Maya");
	expect(await server.row("users", maya.id)).toMatchObject({ verified: true });
});

test("a teacher reads the date of sign-up and is led back to the dashboard; a language chosen here applies to the app and the account, the header's switch to this device alone", async ({
	server,
	phone,
}) => {
	const rana = await teacher(server, "Rana Khoury");
	const page = await phone();
	const line = await proxyTo(server.url);
	const late = line.nextHeldAnswer("/api/collections/users/records/");
	await openProfile(page, { ...server, url: line.url }, rana);
	const firstLook = await late;
	const choice = region(page, "Language").getByRole("group", { name: "Language of the app and of the e-mails" });
	await expect(choice.getByRole("button", { name: "English" })).toHaveAttribute("aria-pressed", "true");
	const saving = line.nextHeldAnswer("/api/collections/users/records/");
	await choice.getByRole("button", { name: "Français" }).click();
	const saved = await saving;
	await expect(choice.getByRole("button", { name: "Français" })).toBeFocused();
	await saved.release();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mon profil");
	await expect(page.getByText("C'est noté. Nos e-mails vous arrivent désormais en français.")).toBeVisible();
	await firstLook.release();
	await page.getByRole("banner").getByRole("button", { name: "EN, English" }).click();
	await expect(page.getByText("Saved. Our e-mails to you are in French from now on.")).toBeVisible();
	await page.getByRole("banner").getByRole("button", { name: "FR, Français" }).click();
	await expect(region(page, "Langue").getByRole("button", { name: "Français" })).toHaveAttribute(
		"aria-pressed",
		"true",
	);
	expect(await server.row("users", rana.id)).toMatchObject({ language: "fr" });
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mon profil");

	await page.getByRole("banner").getByRole("button", { name: "EN, English" }).click();
	await expect(region(page, "Language").getByRole("button", { name: "Français" })).toHaveAttribute(
		"aria-pressed",
		"true",
	);
	await expect(page.getByText("Your e-mails come in French. This device speaks English now.")).toBeVisible();
	expect(await server.row("users", rana.id)).toMatchObject({ language: "fr" });
	const details = region(page, "Details");
	await expect(details.getByRole("term")).toHaveText(["Name", "Email", "Role", "With LEAD since"]);
	await expect(details.getByRole("definition").nth(1)).toHaveText(`${rana.email} confirmed`);
	await page.getByRole("link", { name: "Back to my dashboard" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Teacher Dashboard");
	await page.goto("about:blank");
	await line.close();
});
