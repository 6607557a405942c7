// What is written offline arrives once: changed before it was sent, after forty days, or copied by hand from a phone that
// stores nothing. (With its response lost: tests/screens/outbox/answer-lost.full.test.ts.)
import { judge } from "#support/browser/looks.ts";
import {
	answerField,
	cardOf,
	chipSays,
	handIn,
	keptByServiceWorker,
	openDashboard,
	openTab,
} from "#support/browser/portal.ts";
import { expect, noNetwork, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { aClass } from "#support/schools/maths-class.ts";
import type { RealServer } from "#support/server.ts";
import { small } from "./written-list.ts";

const texts = async (server: RealServer, student_id: string) =>
	(await server.rows("submissions", `student_id = '${student_id}'`)).map((row) => row.text_body);

test("forty days later, without a network, the dashboard opens from the phone, and an answer changed three times arrives once", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(noNetwork);
	const { maya } = await aClass(server, ["Fractions"]);
	const before = await phone({ keepsApp: true });
	await openDashboard(before, server, maya);
	await keptByServiceWorker(before);
	await openTab(before, "Assignments (1)");
	await expect(cardOf(before, "Fractions")).toBeVisible();
	const context = before.context();
	await before.close();
	await context.setOffline(true);

	const page = await context.newPage();
	await page.clock.setSystemTime(Date.now() + 40 * 24 * 3_600_000);
	await page.goto(`${server.url}/dashboard-student#assignments`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Maya");
	await handIn(page, "Fractions", "one");
	await openTab(page, "Submitted");
	const answer = cardOf(page, "Fractions");
	for (const words of ["two", "three", "four"]) {
		await answer.getByRole("button", { name: "Change my answer" }).click();
		await answer.getByLabel("Your new response").fill(words);
		await answer.getByRole("button", { name: "Replace my answer" }).click();
		await expect(answer.getByRole("group", { name: "Your answer" })).toHaveText(words);
	}
	await chipSays(page, "Offline · 1 waiting");
	await context.setOffline(false);
	await expect(answer.getByText("Sent to your teacher", { exact: true })).toBeVisible();
	await chipSays(page, "All sent");
	expect(await texts(server, maya.id)).toEqual(["four"]);
	expect(await server.sql(`SELECT id FROM ledger WHERE name = 'replaceAnswer' AND person = '${maya.id}'`)).toEqual([]);
});

test("a phone that refuses to keep anything says so, leaves the words in the field, and can copy them", async ({
	server,
	phone,
	strays,
}) => {
	// A run at that time cannot store anything either.
	strays.allow(/^sync NotSaved: /);
	const { maya } = await aClass(server, ["Fractions"]);
	const page = await phone(small);
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await openDashboard(page, server, maya);
	await openTab(page, "Assignments (1)");
	await page.evaluate(() => {
		const full = () => {
			throw new DOMException("full", "QuotaExceededError");
		};
		IDBObjectStore.prototype.add = full;
		IDBObjectStore.prototype.put = full;
	});
	const task = cardOf(page, "Fractions");
	const field = await answerField(page, "Fractions");
	await field.fill("3/8 of a cup");
	await expect(
		task.getByText("Draft not saved on this phone. Copy your text before you close the page."),
	).toBeVisible();
	await task.getByRole("button", { name: "Submit Assignment" }).click();
	await expect(
		task.getByText("Not saved on this phone. Your text is still in the field: copy it before you close the page."),
	).toBeVisible();
	await expect(field).toHaveValue("3/8 of a cup");
	await judge(page, "not saved");
	await task.getByRole("button", { name: "Copy" }).click();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("3/8 of a cup");
	const said = await toastsOf(page);
	expect(said).toContain("Failed to submit assignment");
	expect(said).not.toContain("Saved on this phone. It will be sent when you are back online.");
	expect(await texts(server, maya.id)).toEqual([]);
});
