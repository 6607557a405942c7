// Submissions that the server refused: explained plainly, kept whole, and sent when the reason is gone or their writer
// decides.
import type { Page } from "@playwright/test";
import { judgeInBothSchemes } from "#support/browser/looks.ts";
import { goOffline } from "#support/browser/offline.ts";
import { cardOf, chip, chipSays, handIn, inFrench, networkIsBack, openTab, signIn } from "#support/browser/portal.ts";
import { expect, refusedBatch, test } from "#support/browser/test.ts";
import { toastsOf, undoButton } from "#support/browser/toasts.ts";
import { assignment, course, enrol, newId, submission, unenrol } from "#support/school.ts";
import { aClass, small, texts } from "./maths-class.ts";
import { list, work } from "./written-list.ts";

const text = "½ of 3/4 is 3/8. النصف 😀";

const copyOf = async (page: Page, title: string) => {
	await cardOf(page, title).getByRole("button", { name: "Copy" }).click();
	await expect(cardOf(page, title).getByText("Copied", { exact: true })).toBeVisible();
	return await page.evaluate(() => navigator.clipboard.readText());
};

test("of two submissions one is refused after the student left the course: it says so, keeps its text, and is sent when the student is back", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(refusedBatch, /net::ERR_INTERNET_DISCONNECTED/);
	const { maya, rana, maths } = await aClass(server);
	const science = await course(server, rana, [maya], { title: "Science", code: "SCI-6" });
	await assignment(server, science.id, { title: "Acids" });
	const page = await phone();
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await signIn(page, server, maya);
	await openTab(page, "Assignments (2)");
	await expect(cardOf(page, "Acids")).toBeVisible();
	await goOffline(page);
	await handIn(page, "Fractions", text);
	await handIn(page, "Acids", "Lemon juice");
	await unenrol(server, maya, maths.id);
	await page.context().setOffline(false);

	await openTab(page, "Submitted");
	await expect(cardOf(page, "Acids").getByText("Sent to your teacher", { exact: true })).toBeVisible();
	await chipSays(page, "1 needs you");
	const kept = cardOf(page, "Fractions");
	await expect(kept.getByText("Not sent", { exact: false }).first()).toBeVisible();
	await expect(
		kept.getByText("This assignment is not open to you any more. Your text is kept; ask your teacher."),
	).toBeVisible();
	await expect(page.getByText("Failed to submit assignment", { exact: true })).toBeVisible();
	expect(await copyOf(page, "Fractions")).toBe(text);
	await chip(page).click();
	await expect(
		list(page).getByText("This assignment is not open to you any more. Your text is kept; ask your teacher."),
	).toBeVisible();
	await list(page).getByRole("button", { name: "Close" }).click();
	const success = "Assignment submitted successfully!";
	expect((await toastsOf(page)).filter((said) => said === success)).toEqual([success]);
	await page.reload();
	await expect(kept.getByText(text, { exact: true })).toBeVisible();
	expect(await texts(server, maya.id)).toEqual(["Lemon juice"]);

	await enrol(server, maya, maths.id);
	await networkIsBack(page);
	await expect(kept.getByText("Sent to your teacher", { exact: true })).toBeVisible();
	await expect.poll(() => toastsOf(page)).toEqual([success]);
	await chipSays(page, "All sent");
	expect(await texts(server, maya.id)).toEqual(["Lemon juice", text]);
});

test("handed in elsewhere or graded meanwhile: both texts and the reason are shown in both languages, and the student chooses while none is graded", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(refusedBatch, /status of 409 .*\/api\/batch/, /net::ERR_INTERNET_DISCONNECTED/);
	const { maya, rana, maths, task } = await aClass(server);
	const angles = await assignment(server, maths.id, { title: "Angles", due_at: "2026-03-02 21:59:00.000Z" });
	const decimals = await assignment(server, maths.id, { title: "Decimals" });
	const graded = await submission(server, maya, decimals.id, { text_body: "3/4", revision: newId() });
	const page = await phone({ ...small, colorScheme: "dark" });
	await signIn(page, server, maya);
	await openTab(page, "Submitted");
	const [first, second, third] = [cardOf(page, "Fractions"), cardOf(page, "Angles"), cardOf(page, "Decimals")];
	await expect(third).toBeVisible();
	await openTab(page, "Assignments (2)");
	await expect(first).toBeVisible();
	await goOffline(page);
	for (const title of ["Fractions", "Angles"]) await handIn(page, title, `From the phone: ${title}`);
	await openTab(page, "Submitted");
	await third.getByRole("button", { name: "Change my answer" }).click();
	await third.getByRole("textbox").fill("3/4, or 0.75");
	await third.getByRole("button", { name: "Replace my answer" }).click();
	await expect(third.getByText("Waiting to send", { exact: true })).toBeVisible();
	for (const { id } of [task, angles])
		await submission(server, maya, id, { text_body: "From the tablet", revision: newId() });
	const grade = { grade: 14, feedback: "And in decimals?", graded_by: rana.id, graded_at: new Date().toISOString() };
	await server.update("submissions", graded.id, grade);
	await page.context().setOffline(false);
	await chipSays(page, "3 need you");

	for (const [title, both] of Object.entries({ Fractions: first, Angles: second })) {
		await expect(both.getByText("From the tablet", { exact: true })).toBeVisible();
		await expect(both.getByText(`From the phone: ${title}`, { exact: true })).toBeVisible();
		await expect(both.getByText("Submitted February 2, 2026, 10:00 AM", { exact: true })).toBeVisible();
		await expect(both.getByText(/^Written /)).toBeVisible();
		await expect(both.getByRole("heading", { name: "The answer your teacher has" })).toBeVisible();
		await expect(both.getByRole("heading", { name: "Your text from this phone" })).toBeVisible();
	}
	const why = "You already handed in an answer, perhaps from another device. That one counts; this text is kept here.";
	await expect(first.getByText(why, { exact: true })).toBeVisible();
	const late = "The due date has passed: a new answer will be marked late.";
	await expect(second.getByText(`${why} ${late}`, { exact: true })).toBeVisible();
	for (const words of [
		"14/20",
		"3/4",
		"3/4, or 0.75",
		"And in decimals?",
		"The answer your teacher has",
		"Your text from this phone",
		"Teacher Feedback",
		"Your teacher has graded the answer that was handed in. The grade stays; what you wrote is kept on this phone.",
	]) {
		await expect(third.getByText(words, { exact: true })).toBeVisible();
	}
	await expect(third.getByRole("button", { name: "Replace with my text" })).toHaveCount(0);
	await inFrench(page, async () => {
		const pourquoi =
			"Tu as déjà rendu une réponse, peut-être depuis un autre appareil. C'est elle qui compte\u202f; ce texte-ci est gardé ici.";
		await expect(first.getByText(pourquoi, { exact: true })).toBeVisible();
		await expect(first.getByText("Rendu le 2 février 2026 à 10:00", { exact: true })).toBeVisible();
		await expect(first.getByText(/^Écrit le /)).toBeVisible();
		const tard = "La date limite est passée\u202f: une nouvelle réponse sera marquée en retard.";
		await expect(second.getByText(`${pourquoi} ${tard}`, { exact: true })).toBeVisible();
		await expect(second.getByRole("button", { name: "Remplacer par mon texte" })).toBeVisible();
		await expect(second.getByRole("button", { name: "Garder la réponse envoyée" })).toBeVisible();
		for (const words of [
			"La réponse que ton professeur a reçue",
			"Ton texte sur ce téléphone",
			"Commentaire du professeur",
			"Ton professeur a corrigé la réponse rendue. La note reste\u202f; ce que tu as écrit est gardé sur ce téléphone.",
		]) {
			await expect(third.getByText(words, { exact: true })).toBeVisible();
		}
		await expect(third.getByRole("button", { name: "Remplacer par mon texte" })).toHaveCount(0);
		await judgeInBothSchemes(page, "two texts for one assignment, in French");
	});
	// By key from here on, because a notice may cover a button.
	await third.getByRole("button", { name: "Discard my text" }).press("Enter");
	await expect(third.getByText("3/4, or 0.75", { exact: true })).toHaveCount(0);
	await undoButton(page).press("Enter");
	await expect(third.getByText("3/4, or 0.75", { exact: true })).toBeVisible();
	await second.getByRole("button", { name: "Keep the sent one" }).press("Enter");
	await expect(second.getByRole("group", { name: "Your answer" })).toHaveText("From the tablet");

	await test.step("the list leads to where its writer decides", async () => {
		await chip(page).click();
		await expect(work(page, "Fractions").getByText("From the phone: Fractions", { exact: true })).toBeVisible();
		await expect(work(page, "Fractions").getByRole("button", { name: "Try again" })).toHaveCount(0);
		await work(page, "Fractions").getByRole("button", { name: "Compare and decide" }).press("Enter");
		await expect(first.getByRole("heading", { level: 2 })).toBeFocused();
	});
	await first.getByRole("button", { name: "Replace with my text" }).press("Enter");
	await expect(first.getByText("Sent to your teacher", { exact: true })).toBeVisible();
	await chipSays(page, "1 needs you");
	expect(await texts(server, maya.id)).toEqual(["3/4", "From the phone: Fractions", "From the tablet"]);
	expect(await server.row("submissions", graded.id)).toMatchObject({ grade: 14, feedback: "And in decimals?" });
});
