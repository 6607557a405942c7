// What a student may take back of an answer, and have back.
import { cardOf, handIn, keptByServiceWorker, openTab, signIn } from "#support/browser/portal.ts";
import { expect, noNetwork, test } from "#support/browser/test.ts";
import { undoButton } from "#support/browser/toasts.ts";
import { assignment, newId, submission } from "#support/school.ts";
import { aClass } from "./one-answer.ts";

test("taking back, cancelling a change and keeping the sent answer can each be undone", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(noNetwork, /status of 400 .*\/api\/batch/);
	const { maya, task, maths } = await aClass(server);
	await assignment(server, maths.id, { title: "Decimals" });
	const page = await phone({ keepsApp: true });
	await signIn(page, server, maya);
	await keptByServiceWorker(page);
	await openTab(page, "Assignments (2)");
	await page.context().setOffline(true);
	await handIn(page, "Fractions", "3/8");
	await openTab(page, "Submitted");
	const mine = cardOf(page, "Fractions");
	await mine.getByRole("button", { name: "Take it back" }).click();
	await expect(mine).toHaveCount(0);
	await undoButton(page).click();
	await expect(mine.getByRole("group", { name: "Your answer" })).toHaveText("3/8");

	await mine.getByRole("button", { name: "Change my answer" }).click();
	await mine.getByLabel("Your new response").fill("3/8 of a cup");
	await mine.getByRole("button", { name: "Cancel" }).click();
	await expect(mine.getByRole("group", { name: "Your answer" })).toHaveText("3/8");
	await undoButton(page).click();
	await expect(mine.getByLabel("Your new response")).toHaveValue("3/8 of a cup");
	await expect(mine.getByText(/^Draft saved/)).toBeVisible();
	// Newer words stand in the editor: taking the older ones back must not overwrite them.
	await page.reload();
	await expect(mine.getByLabel("Your new response")).toHaveValue("3/8 of a cup");
	await mine.getByRole("button", { name: "Cancel" }).click();

	await submission(server, maya, task.id, { text_body: "From the tablet", revision: newId() });
	await page.context().setOffline(false);
	await expect(mine.getByRole("heading", { name: "Your text from this phone" })).toBeVisible();
	await mine.getByRole("button", { name: "Keep the sent one" }).click();
	await expect(mine.getByRole("heading", { name: "Your text from this phone" })).toHaveCount(0);
	await page
		.getByRole("listitem")
		.filter({ hasText: "Your text was discarded." })
		.getByRole("button", { name: "Undo" })
		.click();
	await expect(mine.getByText("3/8", { exact: true })).toBeVisible();
});
