// A camera that sees another code than a card's, and one that may not be used.
import { judge } from "#support/browser/looks.ts";
import { signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student } from "#support/people.ts";
import { camera, cameraIsOn, field, openDialog, rememberStreams, scan } from "./camera.ts";

const { launchOptions, show, remove } = camera();
test.use({ launchOptions });
test.afterAll(remove);

test("another QR code is not taken for a card, and the camera goes off with the dialog", async ({ server, phone }) => {
	const maya = await student(server, "Maya Haddad");
	show("https://example.com/menu");
	const page = await phone({ permissions: ["camera"], viewport: { width: 360, height: 740 } });
	await rememberStreams(page);
	await signIn(page, server, maya);
	await openDialog(page);
	await scan(page).click();
	await expect(page.getByRole("button", { name: "Type the code instead" })).toBeFocused();
	await expect(page.getByText("That is not a card of a LEAD course.", { exact: true })).toBeVisible();
	await judge(page, "scanning");
	await expect(field(page)).toHaveValue("");
	expect(await cameraIsOn(page)).toBe(true);
	await page.getByRole("button", { name: "Type the code instead" }).click();
	await expect(field(page)).toBeFocused();
	await expect.poll(() => cameraIsOn(page)).toBe(false);
	await scan(page).click();
	await expect.poll(() => cameraIsOn(page)).toBe(true);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect.poll(() => cameraIsOn(page)).toBe(false);
});

test("a camera that may not be used is met with kind words, and the code can be typed", async ({ server, phone }) => {
	const maya = await student(server, "Maya Haddad");
	show("K7M2QXP");
	const page = await phone({ permissions: [] });
	await signIn(page, server, maya);
	await openDialog(page);
	await scan(page).click();
	await expect(
		page.getByText("LEAD is not allowed to use the camera. Allow it in the browser’s settings, or type the code."),
	).toBeVisible();
	await judge(page, "camera refused");
	await page.getByRole("button", { name: "Type the code instead" }).click();
	await field(page).fill("K7M2QXP");
	await expect(page.getByRole("button", { name: "Join", exact: true })).toBeEnabled();
});
