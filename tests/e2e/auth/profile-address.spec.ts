// A long new address in a narrow window. What the form says: tests/screens/auth/profile-address.test.ts.
import { expect, test } from "#support/browser/test.ts";
import { student } from "#support/people.ts";
import { askForAddress, openProfile, region } from "./profile-page.ts";

test("a new address without a place to break makes no page scroll sideways", async ({ server, phone }) => {
	const maya = await student(server, "Maya Haddad");
	const wanted = "christellemarie.abinadernassar@families.example";
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await openProfile(page, server, maya);
	await askForAddress(page, wanted, maya.password);
	await expect(region(page, "Email address").getByRole("status")).toContainText(`We have sent a link to ${wanted}.`);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
