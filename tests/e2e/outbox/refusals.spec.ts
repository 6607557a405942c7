// An answer the server did not take: said plainly, kept whole, and sent by itself when its place is back.
import type { Page } from "@playwright/test";
import { cardOf, chip, chipSays, handIn, networkIsBack, openTab } from "#support/browser/portal.ts";
import { expect, refusedBatch, serverIsDown, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { enrol, submission } from "#support/school.ts";
import { aClass, openDashboard } from "./two-teachers.ts";

const text = "½ of 3/4 is 3/8. النصف 😀";

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test("an answer refused after an unenrolment says so, keeps its text, and is sent when the student is enrolled again", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, refusedBatch);
	const { maya, maths } = await aClass(server);
	const page = await phone({ keepsApp: true });
	await openDashboard(page, server, maya);
	await openTab(page, "Assignments (1)");
	await expect(cardOf(page, "Fractions")).toBeVisible();
	const [seat] = await server.rows("enrollments", `user_id = '${maya.id}'`);
	await server.remove("enrollments", seat?.id ?? "");
	await handIn(page, "Fractions", text);

	await openTab(page, "Submitted");
	const kept = cardOf(page, "Fractions");
	await expect(kept.getByText("Not sent", { exact: false }).first()).toBeVisible();
	await expect(
		kept.getByText("This assignment is not open to you any more. Your text is kept; ask your teacher."),
	).toBeVisible();
	await expect(kept.getByText(text, { exact: true })).toBeVisible();
	await chipSays(page, "1 needs you");
	await expect(page.getByText("Failed to submit assignment", { exact: true })).toBeVisible();
	await kept.getByRole("button", { name: "Copy" }).click();
	await expect(kept.getByText("Copied", { exact: true })).toBeVisible();
	expect(await clipboard(page)).toBe(text);
	await chip(page).click();
	const list = page.getByRole("dialog", { name: "Written on this phone" });
	await expect(list.getByText("This is no longer open to you. What you wrote is kept here.")).toBeVisible();
	await list.getByRole("button", { name: "Close" }).click();
	await page.reload();
	await expect(kept.getByText(text, { exact: true })).toBeVisible();
	expect(await toastsOf(page)).not.toContain("Assignment submitted successfully!");
	expect(await server.rows("submissions")).toEqual([]);

	await enrol(server, maya, maths.id);
	await networkIsBack(page);
	await expect(kept.getByText("Sent to your teacher", { exact: true })).toBeVisible();
	await expect(page.getByText("Assignment submitted successfully!", { exact: true })).toBeVisible();
	await chipSays(page, "All sent");
	expect((await server.rows("submissions")).map((row) => row.text_body)).toEqual([text]);
});

test("an answer already handed in elsewhere stands beside the kept one, and the student chooses", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, /status of (400|409) .*\/api\/batch/);
	const { maya, task } = await aClass(server);
	const page = await phone({ keepsApp: true });
	await openDashboard(page, server, maya);
	await openTab(page, "Assignments (1)");
	await expect(cardOf(page, "Fractions")).toBeVisible();
	await submission(server, maya, task.id, { text_body: "From the tablet", revision: "tabletrevision1" });
	await handIn(page, "Fractions", text);
	await openTab(page, "Submitted");
	const both = cardOf(page, "Fractions");
	await expect(both.getByRole("heading", { name: "The answer your teacher has" })).toBeVisible();
	await expect(both.getByText("From the tablet", { exact: true })).toBeVisible();
	await expect(both.getByRole("heading", { name: "Your text from this phone" })).toBeVisible();
	await expect(both.getByText(text, { exact: true })).toBeVisible();
	await expect(
		both.getByText(
			"You already handed in an answer, perhaps from another device. That one counts; this text is kept here.",
		),
	).toBeVisible();
	await both.getByRole("button", { name: "Replace with my text" }).click();
	await expect(both.getByText("Sent to your teacher", { exact: true })).toBeVisible();
	await chipSays(page, "All sent");
	await expect.poll(async () => (await server.rows("submissions")).map((row) => row.text_body)).toEqual([text]);
});
