// The camera over a teacher's join card, over another code, and one that may not be used. Chromium plays a film of the card
// instead of using a lens; everything else, including both permissions to use a camera, is as on a phone.
import { judge } from "#support/browser/looks.ts";
import { signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { course } from "#support/school.ts";
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

test("a card held before the camera fills in its code, and the camera goes off", async ({ server, phone }) => {
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server, "Rana Khoury"), []);
	show(`${server.url}/dashboard-student#join/${maths.join_code}`);
	const page = await phone({ permissions: ["camera"] });
	await rememberStreams(page);
	await signIn(page, server, maya);
	await openDialog(page);
	await scan(page).click();
	await expect(field(page)).toHaveValue(String(maths.join_code));
	await expect(page.getByText(/^Code read from the card: /)).toBeVisible();
	await expect(scan(page)).toBeVisible();
	await expect.poll(() => cameraIsOn(page)).toBe(false);
	await page.getByRole("button", { name: "Join", exact: true }).click();
	await expect(page.getByRole("article", { name: "Mathematics" })).toBeVisible();
});
