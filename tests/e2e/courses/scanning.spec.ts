// The camera over a teacher's join card. Chromium plays a film of the card instead of using a lens; everything else,
// including both permissions to use a camera, is as on a phone.
import { signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { course } from "#support/school.ts";
import { camera, cameraIsOn, field, openDialog, rememberStreams, scan } from "./camera.ts";

const { launchOptions, show, remove } = camera();
test.use({ launchOptions });
test.afterAll(remove);

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
