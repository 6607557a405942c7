// Signing out with unsent work: the dialog names it, and its writer chooses what happens to it.
import { fillNewPassword } from "#support/browser/accounts.ts";
import { cardOf, chipSays, fillSignIn, handIn, networkIsBack, openTab, signIn } from "#support/browser/portal.ts";
import { everythingOn } from "#support/browser/storage.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { admin } from "#support/people.ts";
import { throughProxy } from "./recovery-line.ts";
import { begun, drafted, endSessions, text, withUnsentWork } from "./unsent-work.ts";

test("work kept for the next sign-in is seen and sent by nobody else, and goes out when its writer is back, although with a password the centre has set; Stay leaves everything as it was, and Send now tells the truth", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, /status of 401/);
	const page = await phone();
	await throughProxy(server, page, async (line) => {
		const { maya, karim } = await withUnsentWork(server, line, page);
		expect(await everythingOn(page)).toContain(text);
		await page.getByRole("button", { name: "Keep on this phone for my next sign-in" }).click();
		await page.waitForURL(`${line.url}/`);
		const left = await everythingOn(page);
		for (const words of [text, "7/12", drafted, "Maya Haddad", maya.email]) expect(left).not.toContain(words);

		line.pass();
		await signIn(page, { ...server, url: line.url }, karim);
		await openTab(page, "Assignments (3)");
		await chipSays(page, "All sent");
		for (const title of ["Fractions", ...begun]) {
			await expect(cardOf(page, title).getByLabel("Your response")).toHaveValue("");
		}
		const seen = await everythingOn(page);
		expect(seen).toContain("Karim Nassar");
		for (const words of [text, "7/12", drafted, "Maya Haddad"]) expect(seen).not.toContain(words);
		expect(await server.rows("submissions")).toEqual([]);
		await page.getByRole("button", { name: "Sign Out" }).click();
		await page.waitForURL(`${line.url}/`);

		const { token } = await admin(server);
		const given = await server.ask("POST", "/api/lead/temporary-password", { token, body: { user_id: maya.id } });
		const temporary = String(given.at("password"));
		await page.goto(`${line.url}/login`);
		await fillSignIn(page, maya.email, temporary);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose your own password");
		await page.getByLabel("Temporary Password", { exact: true }).fill(temporary);
		await fillNewPassword(page, "only-maya-knows");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Maya");
		await openTab(page, "Submitted");
		await expect(cardOf(page, "Fractions").getByText("Sent to your teacher")).toBeVisible();
		await openTab(page, "Assignments (2)");
		for (const title of begun) await expect(cardOf(page, title).getByLabel("Your response")).toHaveValue(drafted);
		expect((await server.rows("submissions")).map((row) => [row.student_id, row.text_body])).toEqual([[maya.id, text]]);

		line.refuseBelow("/api/");
		await handIn(page, "Angles", "90 degrees");
		await page.getByRole("button", { name: "Sign Out" }).click();
		const dialog = page.getByRole("dialog", { name: "Some work is not sent yet" });
		await expect(
			dialog.getByText("It is safe on this phone. Nobody else who signs in here can read it."),
		).toBeVisible();
		await expect(dialog.getByRole("listitem")).toHaveText([/Answer: Angles\s*Waiting to send/]);
		await dialog.getByRole("button", { name: "Stay" }).click();
		await expect(dialog).toHaveCount(0);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Maya");
		await expect(page.getByRole("button", { name: "Sign Out" })).toBeFocused();

		await page.getByRole("button", { name: "Sign Out" }).click();
		await expect(dialog).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(dialog).toHaveCount(0);

		await page.getByRole("button", { name: "Sign Out" }).click();
		await dialog.getByRole("button", { name: "Send now" }).click();
		await expect(dialog.getByText("Nothing went out: there is no connection right now.")).toBeVisible();
		line.pass();
		await dialog.getByRole("button", { name: "Send now" }).click();
		const done = page.getByRole("dialog", { name: "Nothing is left to send" });
		await expect(done.getByText("Everything is sent. You can sign out.")).toBeVisible();
		await expect(done.getByRole("button", { name: "Sign Out" })).toBeFocused();
		expect(await server.rows("submissions", "text_body = '90 degrees'")).toMatchObject([{ student_id: maya.id }]);
		await done.getByRole("button", { name: "Sign Out" }).click();
		await page.waitForURL(`${line.url}/`);
	});
});

test("unsent work says why it was not sent: an ended session, a closed account, or a refusal is no lack of connection", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, /status of 40[01] .*\/api\//);
	const page = await phone();
	await throughProxy(server, page, async (line) => {
		const { maya } = await withUnsentWork(server, line, page);
		const dialog = page.getByRole("dialog", { name: "Some work is not sent yet" });
		line.pass();
		await server.update("users", maya.id, { blocked_at: "2026-01-05 08:00:00.000Z" });
		await dialog.getByRole("button", { name: "Send now" }).click();
		await page.getByRole("button", { name: "Sign Out" }).click();
		await dialog.getByRole("button", { name: "Send now" }).click();
		await expect(dialog.getByText("It cannot be sent now: the centre has not opened this account.")).toBeVisible();
		await dialog.getByRole("button", { name: "Stay" }).click();
		await server.update("users", maya.id, { blocked_at: "" });

		const [task] = await server.rows("assignments", "title = 'Fractions'");
		await server.remove("assignments", task?.id ?? "");
		await networkIsBack(page);
		await chipSays(page, "1 needs you");
		await page.getByRole("button", { name: "Sign Out" }).click();
		await expect(dialog.getByRole("listitem")).toHaveText([/Answer: Fractions\s*Not sent/]);
		await dialog.getByRole("button", { name: "Send now" }).click();
		await expect(
			dialog.getByText("LEAD did not take everything. Stay, and the list of unsent work says why."),
		).toBeVisible();
		await dialog.getByRole("button", { name: "Stay" }).click();

		await endSessions(server);
		await networkIsBack(page);
		await chipSays(page, "Sign in again");
		await page.getByRole("button", { name: "Sign Out" }).click();
		await expect(dialog.getByText("Your session has ended. Sign in again and it is sent.")).toBeVisible();
		await dialog.getByRole("link", { name: "Sign in again" }).click();
		await expect(page.getByLabel("Email")).toHaveValue(maya.email);
	});
});
