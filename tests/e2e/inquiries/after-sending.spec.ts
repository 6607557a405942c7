// An inquiry while a person signs in, one that the server refuses, and one typed before the app has loaded.
import type { Page } from "@playwright/test";
import { fillSignIn, networkIsBack } from "#support/browser/portal.ts";
import { expect, holdRequests, serverIsDown, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { student } from "#support/people.ts";
import { proxyTo } from "#support/proxy.ts";
import type { RealServer } from "#support/server.ts";
import { family, field, message, send, thanks, write } from "./inquiry-forms.ts";

test("a person who signs in on the phone sees nothing of a visitor's inquiry, which is sent all the same", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, /Failed to load resource/);
	const maya = await student(server, "Maya Haddad");
	const line = await proxyTo(server.url);
	const page = await phone();
	await page.goto(`${line.url}/join-us`);
	const refused = line.nextHeldRequest("/api/collections/leads/records");
	await write(page, family("Mona Abboud"));
	await send(page).click();
	const held = await refused;
	await write(page, { "Parent Name": "Mona again" });
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	const other = await page.context().newPage();
	await other.goto(`${line.url}/login`);
	await fillSignIn(other, maya.email, maya.password);
	await other.waitForURL(/\/dashboard-student/);
	for (const tab of [page, other]) {
		await tab.goto(`${line.url}/join-us`);
		await expect(field(tab, "Parent Name")).toHaveValue("");
		await write(tab, { Message: "Mine, and short." });
		await expect(tab.getByText(/^Draft saved/)).toBeVisible();
		await expect(tab.getByText("Mona")).toHaveCount(0);
	}
	held.release();
	await networkIsBack(page);
	await expect.poll(async () => (await server.rows("leads", 'parent_name = "Mona Abboud"')).length).toBe(1);
	expect([...(await toastsOf(page)), ...(await toastsOf(other))]).toEqual([]);
	await page.context().close();
	await line.close();
});

/** Puts a letter into the next inquiry on its way that the form keeps out of names. @returns lets it go on */
async function spoilNext(page: Page, server: RealServer): Promise<() => void> {
	let letGo = () => {};
	const released = new Promise<void>((done) => {
		letGo = done;
	});
	await page.context().route(
		`${server.url}/api/collections/leads/records`,
		async (route) => {
			await released;
			const body = { ...route.request().postDataJSON(), parent_name: "Rami\u0007 Tohme" };
			await route.continue({ postData: JSON.stringify(body) });
		},
		{ times: 1 },
	);
	return letGo;
}

test("a refused inquiry is back in the form, or below it while another is typed, and is sent once it is corrected", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/Failed to load resource: the server responded with a status of 400/);
	const page = await phone();
	await page.goto(`${server.url}/join-us`);
	const first = await spoilNext(page, server);
	first();
	await write(page, family("Rami Tohme"));
	await send(page).click();
	const failed = "Failed to submit form. Please try again.";
	await expect.poll(() => toastsOf(page)).toEqual([failed]);
	await expect(field(page, "Parent Name")).toHaveValue("Rami Tohme");
	await expect(field(page, "Parent Name")).toHaveAccessibleDescription(/^Please type this line again/);
	await expect(field(page, "Message")).toHaveValue(message);
	expect(await server.rows("leads", 'parent_name ~ "Tohme"')).toEqual([]);

	const second = await spoilNext(page, server);
	await send(page).click();
	const below = page.getByRole("list", { name: "Waiting on this phone" }).getByRole("listitem");
	await expect(below).toContainText("Sending");
	await write(page, { "Parent Name": "Rami again" });
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	second();
	await expect(below).toContainText("Not sent");
	await expect(below).toContainText("Rami Tohme");
	await expect.poll(() => toastsOf(page)).toEqual([failed, failed]);
	await expect(page.getByText(/^What you wrote is kept: it is in the form, or below it while/).last()).toBeVisible();
	await expect(field(page, "Parent Name")).toHaveValue("Rami again");
	await write(page, { "Parent Name": "" });
	await expect(field(page, "Parent Name")).toHaveValue("Rami Tohme");
	await expect(field(page, "Message")).toHaveValue(message);
	await expect(below).toHaveCount(0);

	await write(page, { "Parent Name": "Rami Tohme" });
	await send(page).click();
	await expect.poll(() => toastsOf(page)).toContain(thanks);
	expect(await server.rows("leads", 'parent_name ~ "Tohme"')).toHaveLength(1);
});

test("what a signed-in person types before the app has loaded stays in its field and is saved", async ({
	server,
	phone,
}) => {
	const maya = await student(server, "Maya Haddad");
	const page = await phone();
	await page.goto(`${server.url}/login`);
	await fillSignIn(page, maya.email, maya.password);
	await page.waitForURL(/\/dashboard-student/);
	const comes = await holdRequests(page, /\/assets\/app-/);
	await page.goto(`${server.url}/join-us`);
	await write(page, { Message: "Typed at once." });
	comes();
	await expect(page.getByRole("link", { name: "Dashboard" }).first()).toBeVisible();
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	await expect(field(page, "Message")).toHaveValue("Typed at once.");
});
