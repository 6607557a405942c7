// Work kept for its writer opens at the next sign-in, whichever password that is done with.
import type { Page } from "@playwright/test";
import { fillNewPassword } from "#support/browser/accounts.ts";
import { cardOf, fillSignIn, handIn, keptByServiceWorker, openTab, signIn } from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { newestMail, tokenIn } from "#support/mails.ts";
import { admin, type Person } from "#support/people.ts";
import type { RealServer } from "#support/server.ts";
import { aClass, drafted, expectNothingOf, kept, sentWords } from "./shared-phone-class.ts";

/** Leaves with an answer that is not sent and a draft, both kept for the next sign-in. */
async function leaveWithWork(page: Page, server: RealServer, maya: Person): Promise<void> {
	await signIn(page, server, maya);
	await keptByServiceWorker(page);
	await openTab(page, "Assignments (2)");
	await cardOf(page, "Angles").getByLabel("Your response").fill(drafted);
	await expect(cardOf(page, "Angles").getByText(/^Draft saved/)).toBeVisible();
	await server.stop();
	await handIn(page, "Fractions", kept);
	await page.getByRole("button", { name: "Sign Out" }).click();
	await page.getByRole("button", { name: "Keep on this phone for my next sign-in" }).click();
	await page.waitForURL(`${server.url}/`);
	await server.start();
	await expectNothingOf(page, maya);
}

/** The dashboard is open: what was kept is sent, and what was begun stands in its field. */
async function expectWorkBack(page: Page, server: RealServer, maya: Person): Promise<void> {
	await openTab(page, "Submitted");
	await expect(cardOf(page, "Fractions").getByText("Sent to your teacher")).toBeVisible();
	await openTab(page, "Assignments (1)");
	await expect(cardOf(page, "Angles").getByLabel("Your response")).toHaveValue(drafted);
	const rows = await server.rows("submissions", `student_id = '${maya.id}' && text_body != '${sentWords}'`);
	expect(rows.map((row) => row.text_body)).toEqual([kept]);
}

test("kept work opens at the next sign-in after the password was forgotten and reset by mail", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const { maya } = await aClass(server);
	const page = await phone({ keepsApp: true });
	await leaveWithWork(page, server, maya);
	const post = (path: string, body: object) => server.ask("POST", path, { body });
	await post("/api/lead/forgot-password", { email: maya.email, language: "en" });
	const token = tokenIn(await newestMail(server, maya.email));
	const fresh = { password: "forgotten-no-more", passwordConfirm: "forgotten-no-more" };
	expect((await post("/api/collections/users/confirm-password-reset", { token, ...fresh })).status).toBe(204);

	await page.goto(`${server.url}/login`);
	await fillSignIn(page, maya.email, "forgotten-no-more");
	await page.waitForURL(/\/dashboard-student/);
	await expectWorkBack(page, server, maya);
});

test("kept work opens at the next sign-in with a password the centre has set, and is there after an own one", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, /status of 401/);
	const { maya } = await aClass(server);
	const page = await phone({ keepsApp: true });
	await leaveWithWork(page, server, maya);
	const boss = await admin(server);
	const given = await server.ask("POST", "/api/lead/temporary-password", {
		token: boss.token,
		body: { user_id: maya.id },
	});
	const temporary = String(given.at("password"));

	await page.goto(`${server.url}/login`);
	await fillSignIn(page, maya.email, temporary);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose your own password");
	await page.getByLabel("Temporary Password", { exact: true }).fill(temporary);
	await fillNewPassword(page, "only-maya-knows");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Maya");
	await expectWorkBack(page, server, maya);
});
