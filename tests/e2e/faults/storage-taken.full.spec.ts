// A browser short of space deletes what an app stores without a message: unsent work comes back from its second copy, and
// where there is none the app says once that it was lost.
import { judge } from "#support/browser/looks.ts";
import {
	answerField,
	chip,
	chipSays,
	chipSaysDraft,
	networkIsBack,
	openTab,
	pressSignOut,
	signIn,
	speak,
} from "#support/browser/portal.ts";
import { everythingOn } from "#support/browser/storage.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { clear, clearWhileClosed, title, withoutSecondCopy, withUnsentWork } from "./taken-storage.ts";

const unfetched = /favicon\.ico|net::ERR_FAILED|^(sync|status|notices|inquiries) /;

test("unsent work in a database the browser deleted is there when the app is opened, and is sent once", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, unfetched);
	const page = await phone({ keepsApp: true });
	await withUnsentWork(server, page);
	const address = page.url();
	await clearWhileClosed(page, server.url);
	await page.goto(address);
	await chipSays(page, "Offline · 1 waiting");
	await expect(title(page)).toHaveCount(0);
	await server.start();
	await networkIsBack(page);
	await chipSaysDraft(page);
	expect(await server.rows("submissions")).toMatchObject([{ text_body: "Three eighths" }]);
	await openTab(page, /^Assignments/);
	await expect(await answerField(page, "Angles")).toHaveValue("Half a right angle");
	await expect(title(page)).toHaveCount(0);
});

test("unsent work that is in no second copy is named as lost until its writer has read it", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, unfetched);
	const page = await phone({ keepsApp: true, viewport: { width: 1360, height: 800 } });
	await withUnsentWork(server, page);
	const address = page.url();
	await clearWhileClosed(page, server.url);
	await withoutSecondCopy(page);
	await page.goto(address);
	await expect(title(page)).toBeVisible();
	const notice = page.getByRole("region", { name: /deleted work|effacé du travail/ });
	await expect(notice.getByRole("listitem")).toHaveText([/^Answer: Fractions/, /Angles/]);
	for (const words of ["Three eighths", "Half a right angle"]) expect(await everythingOn(page)).not.toContain(words);
	await expect(chip(page)).toHaveAccessibleName(/lost/);
	await expect(page.getByText("All sent", { exact: true })).toHaveCount(0);
	await judge(page, "the notice, in English at 1360");
	await page.setViewportSize({ width: 360, height: 800 });
	await speak(page, "fr");
	await expect(notice.getByRole("listitem")).toHaveText([/^Réponse\s?: Fractions/, /Angles/]);
	await expect(chip(page)).toHaveAccessibleName(/perdu/);
	await expect(page.getByText("Tout est envoyé", { exact: true })).toHaveCount(0);
	await judge(page, "the notice, in French at 360");
	await page.reload();
	await notice.getByRole("button", { name: "J’ai lu" }).click();
	await expect(title(page)).toHaveCount(0);
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(chip(page)).toHaveAccessibleName(/^Hors ligne/);
	await expect(title(page)).toHaveCount(0);
	await server.start();
	await networkIsBack(page);
	await expect(chip(page)).toHaveAccessibleName(/^Tout est envoyé/);
	expect(await server.rows("submissions")).toEqual([]);
});

test("work sent before the database was deleted is not called lost once the server shows it", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, unfetched);
	const page = await phone({ keepsApp: true });
	const { maya } = await withUnsentWork(server, page);
	const address = page.url();
	const witness = await page.evaluate((id) => localStorage.getItem(`lead-witness/lead-${id}`), maya.id);
	await server.start();
	await networkIsBack(page);
	await chipSaysDraft(page);
	await page.goto("about:blank");
	await clear(page, page.context(), server.url, "indexeddb");
	await withoutSecondCopy(page);
	// As after the service worker has sent, which has no local storage for notes.
	await page.goto(`${server.url}/robots.txt`);
	await page.evaluate(
		([place, text]) => localStorage.setItem(place ?? "", text ?? ""),
		[`lead-witness/lead-${maya.id}`, witness ?? ""],
	);
	await page.goto(address);
	const notice = page.getByRole("region", { name: /deleted work/ });
	await expect(notice.getByRole("listitem")).toHaveText([/^Answer being written: Angles/]);
	await expect(chip(page)).toHaveAccessibleName(/^1 lost/);
});

test("when the browser deletes sealed work, its owner reads how much was lost, and another person reads no title", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, unfetched);
	const page = await phone({ keepsApp: true });
	const { maya, karim } = await withUnsentWork(server, page, { enter: signIn });
	await pressSignOut(page);
	await page.getByRole("button", { name: "Sign out and keep it on this phone" }).click();
	await page.waitForURL(`${server.url}/`);
	expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(
		/Fractions|Angles|Three eighths|right angle/,
	);
	await page.goto("about:blank");
	await clear(page, page.context(), server.url, "indexeddb");
	await server.start();
	await signIn(page, server, karim);
	await chipSays(page, "All sent");
	await expect(title(page)).toHaveCount(0);
	await pressSignOut(page);
	await page.waitForURL(`${server.url}/`);
	await signIn(page, server, maya);
	const notice = page.getByRole("region", { name: /deleted work/ });
	await expect(notice.getByRole("listitem")).toHaveText([/^2 items that you left locked here/]);
	await notice.getByRole("button", { name: "I have read this" }).click();
	await expect(title(page)).toHaveCount(0);
	await chipSays(page, "All sent");
});
