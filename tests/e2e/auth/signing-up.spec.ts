// The way into LEAD: the form, its mail, the wait and the approval.
import { courseBody } from "#support/api/bodies.ts";
import { fillSignUp, mailedLink, newcomer, openLink, pressSignUp } from "#support/browser/accounts.ts";
import { tabTo } from "#support/browser/keyboard.ts";
import { fillSignIn, passSeconds } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { mailsTo } from "#support/mails.ts";
import { admin } from "#support/people.ts";
import type { RealServer } from "#support/server.ts";

const refused = /status of 40[03] .*\/api\/collections\/users\//;
const courses = "/api/collections/courses/records";

/** A course as a teacher's phone creates it, with the page's token. */
async function makeCourse(server: RealServer, token: string, teacher: string): Promise<number> {
	const body = courseBody({ id: teacher });
	return (await server.ask("POST", courses, { token, body })).status;
}

test("a newcomer signs up as a teacher, follows the mail, waits, and is let in without a reload", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(refused);
	const boss = await admin(server);
	const nour = newcomer({ role: /^Teacher$/, grade: "" });
	const page = await phone();
	await page.clock.install();
	await page.goto(`${server.url}/login`);
	await page.getByRole("link", { name: "Sign up", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ask for an account");
	await expect(page.getByRole("radio", { name: "Teacher" })).toHaveAccessibleDescription(
		"You give courses and grade. An admin looks at it first.",
	);
	await fillSignUp(page, nour);
	await expect(page.getByLabel("Grade")).toHaveCount(0);
	await pressSignUp(page);

	await page.waitForURL(`${server.url}/login`);
	await expect(page.getByText("Account created! Please check your email to verify your account.")).toBeVisible();
	await expect(page.getByText(`Look into the mailbox of ${nour.email}.`)).toBeVisible();
	await expect(
		page.getByText("Open the link we sent there. Then the centre approves your account, and your dashboard opens."),
	).toBeVisible();
	await page.reload();
	await page.getByRole("button", { name: "Send it again" }).click();
	await expect(page.getByText(`An email is on its way to ${nour.email}.`)).toBeVisible();
	await expect(page.getByLabel("Email")).toHaveValue(nour.email);

	await fillSignIn(page, nour.email, nour.password);
	await expect(page.getByText("The password is right, but the door is not open yet.")).toBeInViewport();
	await page.getByRole("button", { name: "Send me a new link" }).click();
	await expect(page.getByText(`An email is on its way to ${nour.email}.`)).toBeVisible();
	// Two mails of the same kind within two minutes are sent as one.
	expect(await mailsTo(server, nour.email)).toHaveLength(1);

	await openLink(page, await mailedLink(server, nour.email));
	await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
	await expect(page).toHaveURL(`${server.url}/login`);
	await fillSignIn(page, nour.email, nour.password);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Waiting for approval");
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	const token = await page.evaluate(() => String(JSON.parse(localStorage.getItem("lead.session") ?? "{}").token));
	const [row] = await server.rows("users", `email = '${nour.email}'`);
	expect(await makeCourse(server, token, String(row?.id))).toBeGreaterThanOrEqual(400);

	const approve = { token: boss.token, body: { name: "yes" } };
	expect((await server.ask("PATCH", `/api/collections/users/records/${row?.id}`, approve)).status).toBe(200);
	await passSeconds(page, 61, { until: page.getByRole("heading", { level: 1, name: "Teacher Dashboard" }) });
	expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
	expect(await makeCourse(server, token, String(row?.id))).toBe(200);
});

test("a student signs up in French by keyboard alone, and confirms the address", async ({ server, phone }) => {
	const lea = newcomer({ name: "Léa Chidiac" });
	const page = await phone({ locale: "fr-FR", viewport: { width: 1360, height: 860 } });
	await page.goto(`${server.url}/login`);
	await tabTo(page, page.getByRole("link", { name: "S'inscrire" }));
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Demander un compte");
	await tabTo(page, page.getByLabel("Nom complet"));
	await page.keyboard.type(lea.name);
	await page.keyboard.press("Tab");
	await page.keyboard.type(lea.email);
	await page.keyboard.press("Tab");
	await page.keyboard.type(lea.password);
	await tabTo(page, page.getByRole("button", { name: "Afficher le mot de passe" }));
	await page.keyboard.press("Space");
	await expect(page.getByLabel("Mot de passe", { exact: true })).toHaveAttribute("type", "text");
	await tabTo(page, page.getByRole("radio", { name: "Élève" }));
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("radio", { name: "Professeur" })).toBeChecked();
	await expect(page.getByLabel("Classe")).toHaveCount(0);
	await page.keyboard.press("ArrowUp");
	await tabTo(page, page.getByLabel("Classe"));
	await page.keyboard.type("Grade 7");
	await tabTo(page, page.getByRole("button", { name: "S'inscrire" }));
	await page.keyboard.press("Enter");

	await expect(page.getByText("Compte créé\u202f! Consultez vos e-mails pour confirmer votre adresse.")).toBeVisible();
	await expect(page.getByText(`Consultez la boîte de ${lea.email}.`)).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("button", { name: "Renvoyer l'e-mail" })).toBeFocused();
	const link = await mailedLink(server, lea.email);
	await openLink(page, link);
	await expect(page.getByText("Votre adresse e-mail est confirmée.")).toBeVisible();
	const rows = await server.rows("users", `email = '${lea.email}'`);
	expect(rows).toMatchObject([{ full_name: "Léa Chidiac", grade: "7", language: "fr", name: "", verified: true }]);
});
