// All that a browser stores is deleted under an open page, or a waiting inquiry is.
import {
	answerField,
	chipSays,
	chipSaysDraft,
	handIn,
	networkIsBack,
	openDashboard,
	openTab,
	typeInto,
} from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { aClass, clear, returns, unfetched, withoutSecondCopy } from "./taken-storage.ts";

test("everything cleared under an open page: the person stays signed in, and draft and submission are stored again", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, unfetched);
	const page = await phone();
	const { maya } = await aClass(server);
	await openDashboard(page, server, maya);
	await openTab(page, "Assignments (3)");
	await page.route("**/api/**", (route) => route.abort());
	await (await answerField(page, "Angles")).fill("Half a right angle");
	await expect(page.getByRole("main").getByText(/^Draft saved/)).toBeVisible();
	await handIn(page, "Fractions", "Three eighths");
	await clear(page, page.context(), server.url, "all");
	await returns(page);
	await expect(page.getByText("Your work is safe on this phone.", { exact: false })).toHaveCount(0);
	await chipSays(page, "Offline · 1 waiting");
	await page.unroute("**/api/**");
	await networkIsBack(page);
	await chipSaysDraft(page);
	const field = await answerField(page, "Angles");
	await expect(field).toHaveValue("Half a right angle");
	await field.press("End");
	await typeInto(field, ", exactly");
	await expect(page.getByRole("main").getByText(/^Draft saved/)).toBeVisible();
	await page.reload();
	await openTab(page, "Assignments (2)");
	await expect(await answerField(page, "Angles")).toHaveValue("Half a right angle, exactly");
	expect((await server.rows("submissions")).map((row) => row.text_body)).toEqual(["Three eighths"]);
});

test("when the browser deletes a waiting inquiry, the app says so to its writer until the message is read", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(unfetched);
	const page = await phone({ viewport: { width: 360, height: 800 } });
	await page.goto(`${server.url}/join-us`);
	await page.route("**/api/**", (route) => route.abort());
	await page.getByLabel("Parent Name").fill("Hoda Zein");
	await page.getByLabel("Child Grade").selectOption("Grade 4");
	await page.getByLabel("Email").fill("rima@example.com");
	await page.getByLabel("Phone").fill("+961 70 123 456");
	await page.getByLabel("Message").fill("Nour needs help with fractions.");
	await page.getByRole("button", { name: "Send Inquiry" }).click();
	const waiting = page.getByRole("list", { name: "Waiting on this phone" }).getByText("Waiting to send");
	await expect(waiting).toBeVisible();
	// The open page still has it and puts it back.
	await clear(page, page.context(), server.url, "indexeddb");
	await returns(page);
	await expect(waiting).toBeVisible();
	await page.goto("about:blank");
	await clear(page, page.context(), server.url, "indexeddb");
	await withoutSecondCopy(page);
	await page.goto(`${server.url}/`);
	const shown = page.getByText(/^Your inquiry of .* may not have reached us: this browser deleted it\.$/);
	await expect(shown).toBeVisible();
	expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/Hoda|Nour|123 456/);
	await page.reload();
	await expect(shown).toBeVisible();
	await page.getByRole("button", { name: "Close this notice" }).click();
	await expect(shown).toHaveCount(0);
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.unroute("**/api/**");
	await page.goto(`${server.url}/join-us`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(shown).toHaveCount(0);
	expect(await server.rows("leads", 'parent_name = "Hoda Zein"')).toEqual([]);
});
