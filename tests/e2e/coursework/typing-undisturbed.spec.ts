// What arrives while a person types removes no word and puts none into another person's field.
import type { Page } from "@playwright/test";
import { judge } from "#support/browser/looks.ts";
import { cardOf, chip, chipSays, networkIsBack, openTab, signIn, typeInto } from "#support/browser/portal.ts";
import { rowsOnPhone } from "#support/browser/storage.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { pressUndo } from "#support/browser/toasts.ts";
import { newId, submission } from "#support/school.ts";
import { aClass } from "./one-answer.ts";

const sendingCode = /\/assets\/schedule-.*\.js$/;
const graded = { grade: 19, feedback: "Exactly right.", graded_at: "2026-02-03 10:00:00.000Z" };

const grade = (page: Page) => page.getByLabel("Grade", { exact: true });

test("a grade being typed keeps its submission open when another teacher grades it", async ({ server, phone }) => {
	const { maya, karim, rana, joseph, task } = await aClass(server);
	const first = await submission(server, maya, task.id, { text_body: "3/8" });
	await submission(server, karim, task.id, { text_body: "5/8", submitted_at: "2026-02-02 09:00:00.000Z" });
	const page = await phone({ viewport: { width: 1360, height: 900 } });
	await signIn(page, server, rana);
	await openTab(page, "Grading (2)");
	await expect(page.getByRole("heading", { level: 2, name: "Maya Haddad" })).toBeVisible();
	await grade(page).focus();
	await page.keyboard.type("1");
	await server.update("submissions", first.id, { ...graded, graded_by: joseph.id });
	await networkIsBack(page);
	const mine = cardOf(page, "Maya Haddad");
	await expect(mine.getByText(/^This answer has been graded by somebody else meanwhile/)).toBeVisible();
	await expect(mine.getByRole("heading", { name: "The grade that counts" })).toBeVisible();
	await expect(mine.getByText("19/20", { exact: true })).toBeVisible();
	await expect(mine.getByText("Exactly right.", { exact: true })).toBeVisible();
	await page.keyboard.type("4");
	await page.keyboard.press("Enter");
	await judge(page, "graded elsewhere while typing");
	await expect(grade(page)).toHaveValue("14");
	await expect(grade(page)).toBeFocused();
	await mine.getByRole("button", { name: "Go on" }).click();
	await expect(cardOf(page, "Karim Nassar")).toBeVisible();
	await expect(grade(page)).toHaveValue("");
	await expect(grade(page)).toBeFocused();

	await chip(page).click();
	const list = page.getByRole("dialog", { name: "Written on this phone" });
	await expect(list.getByText("Grade for Maya Haddad: Fractions")).toBeVisible();
	await expect(list.getByText("Grade: 14", { exact: true })).toBeVisible();
	await expect(list.getByText("Nothing waits to be sent.")).toBeVisible();
	await judge(page, "words without a place");
	await list.getByRole("button", { name: "Discard" }).click();
	await expect(list.getByText("Everything you wrote is sent.")).toBeVisible();
	await pressUndo(page);
	await expect(list.getByText("Grade: 14", { exact: true })).toBeVisible();
	const rows = await server.rows("submissions", `assignment_id = '${task.id}'`);
	expect(rows.map((row) => Number(row.grade)).sort()).toEqual([0, 19]);
});

test("a grade goes with the words the teacher read, and with new ones only when the teacher says so", async ({
	server,
	phone,
}) => {
	const { maya, rana, task } = await aClass(server);
	const row = await submission(server, maya, task.id, { text_body: "3/8", revision: newId() });
	const page = await phone({ viewport: { width: 1360, height: 900 } });
	await signIn(page, server, rana);
	await openTab(page, "Grading (1)");
	await grade(page).fill("11");
	await server.update("submissions", row.id, { text_body: "6/16, shortened 3/8", revision: newId() });
	await networkIsBack(page);
	await expect(page.getByText(/^The student has changed this answer since you began/)).toBeVisible();
	await expect(page.getByText("3/8", { exact: true })).toBeVisible();
	await expect(page.getByRole("group", { name: "Student response" })).toHaveText("6/16, shortened 3/8");
	await expect(page.getByRole("button", { name: "Submit Grade" })).toBeDisabled();
	await grade(page).press("Enter");
	await judge(page, "changed while being graded");
	await page.getByRole("button", { name: "Grade the new answer" }).click();
	await expect(page.getByText("3/8", { exact: true })).toHaveCount(0);
	await page.getByRole("button", { name: "Submit Grade" }).click();
	await expect(page.getByText("Submission graded successfully!", { exact: true })).toBeVisible();
	expect(await server.row("submissions", row.id)).toMatchObject({ grade: 11 });
});

test("a card being written in stays when an answer arrives from another device, and its words may replace it", async ({
	server,
	phone,
}) => {
	const { maya, task } = await aClass(server);
	const page = await phone();
	await signIn(page, server, maya);
	await openTab(page, "Assignments (1)");
	const mine = cardOf(page, "Fractions");
	await mine.getByLabel("Your response").focus();
	await page.keyboard.type("Half of 3/4 ");
	await submission(server, maya, task.id, { text_body: "From the tablet", revision: newId() });
	await networkIsBack(page);
	await expect(mine.getByText(/^An answer to this is already there, perhaps from another device/)).toBeVisible();
	await expect(mine.getByText("From the tablet", { exact: true })).toBeVisible();
	await page.keyboard.type("is 3/8");
	await judge(page, "answered elsewhere while typing");
	await expect(mine.getByLabel("Your response")).toHaveValue("Half of 3/4 is 3/8");
	await mine.getByRole("button", { name: "Replace my answer" }).click();
	await expect(mine).toHaveCount(0);
	const texts = async () => (await server.rows("submissions", `student_id = '${maya.id}'`)).map((row) => row.text_body);
	await expect.poll(texts).toEqual(["Half of 3/4 is 3/8"]);
	await chipSays(page, "All sent");
});

test("words in a field are gone when another person's session is found, and never become that person's", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const { maya, karim } = await aClass(server);
	const page = await phone();
	const other = await phone();
	await signIn(other, server, karim);
	const session = await other.evaluate(() => localStorage.getItem("lead.session"));
	await signIn(page, server, maya);
	await openTab(page, "Assignments (1)");
	await typeInto(cardOf(page, "Fractions").getByLabel("Your response"), "Maya's secret");
	// As in a page that the back/forward cache restores.
	await page.evaluate(async (found) => {
		await new Promise<void>((done, fail) => {
			const opening = indexedDB.open("lead-device");
			opening.onerror = () => fail(opening.error);
			opening.onsuccess = () => {
				const kept = opening.result.transaction("session", "readwrite");
				kept.objectStore("session").put({ key: "session", session: JSON.parse(found ?? "null") });
				kept.oncomplete = () => done(opening.result.close());
			};
		});
		localStorage.setItem("lead.session", found ?? "");
		window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
	}, session);
	await expect(page.getByRole("heading", { level: 1, name: "Hello, Karim" })).toBeVisible();
	await openTab(page, "Assignments (1)");
	await expect(cardOf(page, "Fractions").getByLabel("Your response")).toHaveValue("");
	expect((await rowsOnPhone(page, karim.id)).drafts).toBe(0);
});

test("code for sending that did not arrive is asked for again when the network is back", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/^Failed to load resource: net::ERR_FAILED .*\/assets\//, /ERR_FAILED/);
	const { maya } = await aClass(server);
	const page = await phone();
	await signIn(page, server, maya);
	// The home page has no other use for this part of the code; a dashboard without it would be broken.
	await page.route(sendingCode, (route) => route.abort());
	const failed = page.waitForEvent("requestfailed", (request) => sendingCode.test(request.url()));
	await page.goto(`${server.url}/`);
	await failed;
	await page.unroute(sendingCode);
	const handshake = page.waitForRequest(/\/api\/lead\/handshake/);
	await networkIsBack(page);
	await handshake;
	await chipSays(page, "All sent");
});
