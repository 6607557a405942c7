// Another person signs in where a session ended: the first person's work is sealed, but only once the sign-in has
// succeeded.
import { keepFiles } from "#support/browser/offline.ts";
import { cardOf, chipSays, fillSignIn, networkIsBack, openTab, signIn } from "#support/browser/portal.ts";
import { everythingOn } from "#support/browser/storage.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { throughProxy } from "./recovery-line.ts";
import { drafted, endSessions, text, withUnsentWork } from "./unsent-work.ts";

test("another person signing in over an ended session seals the first person's work; a sign-in that breaks off half way signs nobody out, and says so", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, /status of 401/);
	const page = await phone();
	await keepFiles(page);
	await throughProxy(server, page, async (line) => {
		const { maya, karim } = await withUnsentWork(server, line, page);
		await page.getByRole("button", { name: "Stay" }).click();
		// Before the line is back, because the phone may try by itself.
		await endSessions(server);
		line.pass();
		await networkIsBack(page);
		await chipSays(page, "Sign in again");
		await page.goto(`${line.url}/login`);
		const handshake = line.nextHeldRequest("/api/lead/handshake");
		await fillSignIn(page, karim.email, karim.password);
		await handshake;
		line.refuse();
		await expect(
			page.getByText("Failed to sign in. Nobody answered: check the connection and try again."),
		).toBeVisible();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in again");
		await expect(page.getByLabel("Email")).toHaveValue(karim.email);
		expect(await everythingOn(page)).toContain(text);

		line.pass();
		await fillSignIn(page, karim.email, karim.password);
		await page.waitForURL(/\/dashboard-/);
		await openTab(page, "Assignments (3)");
		await chipSays(page, "All sent");
		const seen = await everythingOn(page);
		for (const words of [text, drafted, "Maya Haddad"]) expect(seen).not.toContain(words);
		expect(await server.rows("submissions")).toEqual([]);

		await page.getByRole("button", { name: "Sign Out" }).click();
		await page.waitForURL(`${line.url}/`);
		await signIn(page, { ...server, url: line.url }, maya);
		await openTab(page, "Submitted");
		await expect(cardOf(page, "Fractions").getByText("Sent to your teacher")).toBeVisible();
		expect((await server.rows("submissions")).map((row) => [row.student_id, row.text_body])).toEqual([[maya.id, text]]);
	});
});
