// An account is deleted by its owner, in two tabs: what the page says, and that nothing of it stays on the phone.
import type { Page } from "@playwright/test";
import { tabTo } from "#support/browser/keyboard.ts";
import {
	answerField,
	cardOf,
	chipSays,
	fillSignIn,
	followProfile,
	handIn,
	openTab,
	signIn,
} from "#support/browser/portal.ts";
import { everythingOn } from "#support/browser/storage.ts";
import { expect, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";
import { region } from "./profile-page.ts";

/** A screen that has not noticed the end opens the deleted database once more, which creates it again. */
const opensOnceMore = (tab: Page, name: string): Promise<void> =>
	tab.evaluate(
		(name) =>
			new Promise<void>((opened) => {
				const first = indexedDB.open(name);
				first.onsuccess = () => {
					const connection = first.result;
					const openedAgain = new Promise<void>((done) => {
						connection.onversionchange = () => {
							connection.close();
							const again = indexedDB.open(name);
							again.onsuccess = () => {
								again.result.onversionchange = () => again.result.close();
								done();
							};
						};
					});
					Object.assign(window, { openedAgain });
					opened();
				};
			}),
		name,
	);

/** Waits until it has; never resolves in a tab whose page was left by then. */
const hasOpenedOnceMore = (tab: Page): Promise<unknown> => tab.evaluate(() => Reflect.get(window, "openedAgain"));

test("an account is deleted with its password and a word, after its unsent work was named; nothing of it stays here", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/status of 40[01] .*\/api\//);
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	const task = await assignment(server, maths.id);
	await assignment(server, maths.id, { title: "Angles", instructions: "Measure three doors." });
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await signIn(page, server, maya);
	await openTab(page, "Assignments (2)");
	await chipSays(page, "All sent");
	await server.remove("assignments", task.id);
	await handIn(page, "Fractions", "7/12");
	await chipSays(page, "1 needs you");
	const second = await page.context().newPage();
	await second.goto(`${server.url}/dashboard-student#assignments`);
	await (await answerField(second, "Angles")).fill("Half written");
	await expect(cardOf(second, "Angles").getByText(/^Draft saved/)).toBeVisible();
	await opensOnceMore(second, `lead-${maya.id}`);
	// A hidden tab draws once a second.
	await page.bringToFront();
	await followProfile(page);

	const open = region(page, "Delete my account").getByRole("button", { name: "Delete my account…" });
	await open.click();
	const dialog = page.getByRole("dialog", { name: "Delete your account for good?" });
	await expect(
		dialog.getByText("1 item has not been sent yet. It is only on this phone and would be lost:"),
	).toBeVisible();
	await expect(dialog.getByRole("listitem").first()).toHaveText(/Answer: Fractions\s*Not sent/);
	await expect(
		dialog.getByText("Your answers and your grades stay with their courses, under the name “Former student”."),
	).toBeVisible();
	await dialog.getByRole("button", { name: "Keep my account" }).click();
	await expect(dialog).toHaveCount(0);
	await expect(open).toBeFocused();

	await open.click();
	const password = dialog.getByLabel("Password", { exact: true });
	const word = dialog.getByLabel("Type “delete” to confirm");
	await dialog.getByRole("button", { name: "Delete for good" }).click();
	await expect(password).toHaveAccessibleDescription("Enter your password");
	await expect(word).toHaveAccessibleDescription("Type the word exactly as shown");
	await password.fill("not her password");
	await word.fill("Delete ");
	await dialog.getByRole("button", { name: "Delete for good" }).click();
	await expect(password).toHaveAccessibleDescription("That is not your password.");
	expect(await server.row("users", maya.id)).toMatchObject({ name: "Maya Haddad" });

	await password.fill(maya.password);
	await tabTo(page, dialog.getByRole("button", { name: "Delete for good" }));
	await page.keyboard.press("Enter");
	await expect(page.getByText("Your account is deleted.")).toBeVisible();
	for (const tab of [page, second]) {
		await tab.waitForURL(`${server.url}/`);
		await expect(tab.getByRole("link", { name: "Portal" }).first()).toBeVisible();
	}
	expect((await toastsOf(page)).filter((words) => words === "Your account is deleted.")).toHaveLength(1);
	expect(await toastsOf(second)).not.toContain("Your account is deleted.");
	expect(await server.row("users", maya.id)).toMatchObject({ name: "Former student" });
	await hasOpenedOnceMore(second);
	const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
	await expect.poll(databases).not.toContain(`lead-${maya.id}`);
	const left = await everythingOn(page);
	for (const words of ["7/12", "Half written", "Maya", maya.email, maya.id, "Angles"])
		expect(left).not.toContain(words);
	await page.reload();
	await expect(page.getByRole("link", { name: "Portal" }).first()).toBeVisible();
	expect(await databases()).not.toContain(`lead-${maya.id}`);
	await signInRefused(page, server, maya);
});

async function signInRefused(page: Page, server: RealServer, person: Person): Promise<void> {
	await page.goto(`${server.url}/login`);
	await fillSignIn(page, person.email, person.password);
	await expect(page.getByText("Failed to authenticate.")).toBeVisible();
}
