// The reason of a declined account. What the page says and does: tests/screens/auth/account-status.test.ts.
import { signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { person } from "#support/people.ts";

test("a declined account reads why, however long without a gap", async ({ server, phone }) => {
	const karim = await person(server, { accountStatus: "declined" });
	const reason = `Please call the centre first. https://lead.example/${"r".repeat(400)}`;
	await server.update("users", karim.id, { decline_reason: reason });
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await signIn(page, server, karim);
	await expect(page.getByText(reason)).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
