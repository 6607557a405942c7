// What a student sees when the server has an answer otherwise than the phone, and what is on the server afterwards.
import { judge } from "#support/browser/looks.ts";
import {
	cardOf,
	chip,
	chipSays,
	handIn,
	inFrench,
	keptByServiceWorker,
	openTab,
	signIn,
} from "#support/browser/portal.ts";
import { expect, noNetwork, test } from "#support/browser/test.ts";
import { undoButton } from "#support/browser/toasts.ts";
import { assignment, newId, submission } from "#support/school.ts";
import { aClass, small, texts } from "./maths-class.ts";

const refusedBatch = /status of 40[049] .*\/api\/batch/;

test("one answer of four whose assignment was deleted: three are sent, the fourth says why and keeps its words", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(noNetwork, refusedBatch);
	const { maya, maths, task } = await aClass(server);
	for (const title of ["Angles", "Circles", "Decimals"]) await assignment(server, maths.id, { title });
	const page = await phone({ keepsApp: true });
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await signIn(page, server, maya);
	await keptByServiceWorker(page);
	await openTab(page, "Assignments (4)");
	await page.context().setOffline(true);
	for (const title of ["Fractions", "Angles", "Circles", "Decimals"]) await handIn(page, title, `About ${title}`);
	await server.remove("assignments", task.id);
	await page.context().setOffline(false);
	await openTab(page, "Submitted");
	for (const title of ["Angles", "Circles", "Decimals"]) {
		await expect(cardOf(page, title).getByText("Sent to your teacher", { exact: true })).toBeVisible();
	}
	await chipSays(page, "1 needs you");
	const kept = cardOf(page, "Fractions");
	await expect(kept.getByText("Not sent", { exact: false }).first()).toBeVisible();
	await expect(
		kept.getByText("This assignment is not open to you any more. Your text is kept; ask your teacher."),
	).toBeVisible();
	await kept.getByRole("button", { name: "Copy" }).click();
	await expect(kept.getByText("Copied", { exact: true })).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("About Fractions");
	await page.reload();
	await expect(kept.getByText("About Fractions", { exact: true })).toBeVisible();
	expect(await texts(server, maya.id)).toEqual(["About Angles", "About Circles", "About Decimals"]);
});

test("graded meanwhile: the grade and its feedback stand beside the words that came too late, in both languages", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(noNetwork, refusedBatch);
	const { maya, rana, task } = await aClass(server);
	const row = await submission(server, maya, task.id, { text_body: "3/4", revision: newId() });
	const page = await phone({ ...small, keepsApp: true });
	await signIn(page, server, maya);
	await keptByServiceWorker(page);
	await openTab(page, "Submitted");
	const both = cardOf(page, "Fractions");
	await page.context().setOffline(true);
	await expect(chip(page)).toHaveAccessibleName(/^Offline/);
	await both.getByRole("button", { name: "Change my answer" }).click();
	await both.getByRole("textbox").fill("3/4, or 0.75");
	await both.getByRole("button", { name: "Replace my answer" }).click();
	await expect(both.getByText("Waiting to send", { exact: true })).toBeVisible();
	const given = { grade: 14, feedback: "And in decimals?", graded_by: rana.id, graded_at: new Date().toISOString() };
	await server.update("submissions", row.id, given);
	await page.context().setOffline(false);
	await expect(both.getByText("14/20", { exact: true })).toBeVisible();
	const reads = async (...sentences: string[]) => {
		for (const words of [...sentences, "3/4", "3/4, or 0.75", "And in decimals?"]) {
			await expect(both.getByText(words, { exact: true })).toBeVisible();
		}
		await expect(both.getByRole("button", { name: /^(Replace with my text|Remplacer par mon texte)$/ })).toHaveCount(0);
	};
	await reads(
		"The answer your teacher has",
		"Your text from this phone",
		"Teacher Feedback",
		"Your teacher has graded the answer that was handed in. The grade stays; what you wrote is kept on this phone.",
	);
	await inFrench(page, () =>
		reads(
			"La réponse que ton professeur a reçue",
			"Ton texte sur ce téléphone",
			"Commentaire du professeur",
			"Ton professeur a corrigé la réponse rendue. La note reste\u202f; ce que tu as écrit est gardé sur ce téléphone.",
		),
	);
	await judge(page, "graded meanwhile");
	await both.getByRole("button", { name: "Discard my text" }).click();
	await expect(both.getByText("3/4, or 0.75", { exact: true })).toHaveCount(0);
	await undoButton(page).click();
	await expect(both.getByText("3/4, or 0.75", { exact: true })).toBeVisible();
	const now = await server.row("submissions", row.id);
	expect([now?.grade, now?.feedback, now?.text_body]).toEqual([14, "And in decimals?", "3/4"]);
});

test("already handed in on another device, in French: both texts, when each was written, and either may count", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(noNetwork, refusedBatch);
	const { maya, maths, task } = await aClass(server);
	const angles = await assignment(server, maths.id, { title: "Angles", due_at: "2026-03-02 21:59:00.000Z" });
	const page = await phone({ ...small, keepsApp: true, locale: "fr-FR", colorScheme: "dark" });
	await signIn(page, server, maya);
	await keptByServiceWorker(page);
	await openTab(page, "Devoirs (2)");
	await page.context().setOffline(true);
	for (const title of ["Fractions", "Angles"]) {
		await cardOf(page, title).getByRole("textbox").fill(`Du téléphone\u202f: ${title}`);
		await cardOf(page, title).getByRole("button", { name: "Rendre le devoir" }).click();
		await expect(cardOf(page, title)).toHaveCount(0);
	}
	for (const { id } of [task, angles]) await submission(server, maya, id, { text_body: "De la tablette" });
	await page.context().setOffline(false);
	await openTab(page, "Rendus");
	const [first, second] = [cardOf(page, "Fractions"), cardOf(page, "Angles")];
	for (const [title, both] of Object.entries({ Fractions: first, Angles: second })) {
		await expect(both.getByText("De la tablette", { exact: true })).toBeVisible();
		await expect(both.getByText(`Du téléphone\u202f: ${title}`, { exact: true })).toBeVisible();
		await expect(both.getByText("Rendu le 2 février 2026 à 10:00", { exact: true })).toBeVisible();
		await expect(both.getByText(/^Écrit le /)).toBeVisible();
	}
	const why =
		"Tu as déjà rendu une réponse, peut-être depuis un autre appareil. C'est elle qui compte\u202f; ce texte-ci est gardé ici.";
	await expect(first.getByText(why, { exact: true })).toBeVisible();
	const late = "La date limite est passée\u202f: une nouvelle réponse sera marquée en retard.";
	await expect(second.getByText(`${why} ${late}`, { exact: true })).toBeVisible();
	await judge(page, "two texts, in French");
	await first.getByRole("button", { name: "Remplacer par mon texte" }).click();
	await expect(first.getByText("Envoyé à ton professeur", { exact: true })).toBeVisible();
	await second.getByRole("button", { name: "Garder la réponse envoyée" }).click();
	await expect(second.getByRole("group", { name: "Ta réponse" })).toHaveText("De la tablette");
	await expect(chip(page)).toHaveAccessibleName(/^Tout est envoyé\./);
	expect(await texts(server, maya.id)).toEqual(["De la tablette", "Du téléphone\u202f: Fractions"]);
});
