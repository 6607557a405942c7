// What a person sees when the server has it otherwise than the phone, or when the phone cannot do what it should; and what
// is on the server afterwards.
import type { Page } from "@playwright/test";
import { judge } from "#support/browser/looks.ts";
import {
	chip,
	chipSays,
	handIn,
	inFrench,
	keptByServiceWorker,
	networkIsBack,
	openTab,
	sheet,
	signIn,
} from "#support/browser/portal.ts";
import { expect, serverIsDown, test, toastsOf } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { proxyTo } from "#support/proxy.ts";
import { assignment, course, newId, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

const isOffline = /net::ERR_INTERNET_DISCONNECTED .*\/api\//;
const refusedBatch = /status of 40[049] .*\/api\/batch/;
const success = "Assignment submitted successfully!";
const small = { viewport: { width: 360, height: 740 } };
const wide = { viewport: { width: 1360, height: 900 } };

async function aClass(server: RealServer) {
	const maya = await student(server, "Maya Haddad");
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, [maya]);
	const task = await assignment(server, maths.id);
	return { maya, rana, maths, task };
}

const undo = (page: Page) =>
	page.locator('[data-sonner-toast][data-removed="false"]').getByRole("button", { name: /^(Undo|Annuler)$/ });
const texts = async (server: RealServer, student_id: string) =>
	(await server.rows("submissions", `student_id = '${student_id}'`)).map((row) => row.text_body).sort();

test("one answer of four whose assignment was deleted: three are sent, the fourth says why and keeps its words", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(isOffline, refusedBatch);
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
		await expect(sheet(page, title).getByText("Sent to your teacher", { exact: true })).toBeVisible();
	}
	await chipSays(page, "1 needs you");
	const kept = sheet(page, "Fractions");
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
	strays.allow(isOffline, refusedBatch);
	const { maya, rana, task } = await aClass(server);
	const row = await submission(server, maya, task.id, { text_body: "3/4", revision: newId() });
	const page = await phone({ ...small, keepsApp: true });
	await signIn(page, server, maya);
	await keptByServiceWorker(page);
	await openTab(page, "Submitted");
	const both = sheet(page, "Fractions");
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
	await undo(page).click();
	await expect(both.getByText("3/4, or 0.75", { exact: true })).toBeVisible();
	const [now] = await server.rows("submissions", `id = '${row.id}'`);
	expect([now?.grade, now?.feedback, now?.text_body]).toEqual([14, "And in decimals?", "3/4"]);
});

test("already handed in on another device, in French: both texts, when each was written, and either may count", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(isOffline, refusedBatch);
	const { maya, maths, task } = await aClass(server);
	const angles = await assignment(server, maths.id, { title: "Angles", due_at: "2026-03-02 21:59:00.000Z" });
	const page = await phone({ ...small, keepsApp: true, locale: "fr-FR", colorScheme: "dark" });
	await signIn(page, server, maya);
	await keptByServiceWorker(page);
	await openTab(page, "Devoirs (2)");
	await page.context().setOffline(true);
	for (const title of ["Fractions", "Angles"]) {
		await sheet(page, title).getByRole("textbox").fill(`Du téléphone\u202f: ${title}`);
		await sheet(page, title).getByRole("button", { name: "Rendre le devoir" }).click();
		await expect(sheet(page, title)).toHaveCount(0);
	}
	for (const { id } of [task, angles]) await submission(server, maya, id, { text_body: "De la tablette" });
	await page.context().setOffline(false);
	await openTab(page, "Rendus");
	const [first, second] = [sheet(page, "Fractions"), sheet(page, "Angles")];
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

test("an answer changed three times before anything was sent arrives once, with its last words", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(isOffline);
	const { maya } = await aClass(server);
	const page = await phone({ keepsApp: true });
	await signIn(page, server, maya);
	await keptByServiceWorker(page);
	await openTab(page, "Assignments (1)");
	await page.context().setOffline(true);
	await handIn(page, "Fractions", "one");
	await openTab(page, "Submitted");
	const answer = sheet(page, "Fractions");
	for (const words of ["two", "three", "four"]) {
		await answer.getByRole("button", { name: "Change my answer" }).click();
		await answer.getByLabel("Your new response").fill(words);
		await answer.getByRole("button", { name: "Replace my answer" }).click();
		await expect(answer.getByRole("group", { name: "Your answer" })).toHaveText(words);
	}
	await chipSays(page, "Offline · 1 waiting");
	await page.context().setOffline(false);
	await expect(answer.getByText("Sent to your teacher", { exact: true })).toBeVisible();
	const rows = await server.rows("submissions", `student_id = '${maya.id}'`);
	expect(rows.map(({ text_body }) => text_body)).toEqual(["four"]);
	expect(await server.sql("SELECT id FROM ledger WHERE name = 'replaceAnswer'")).toEqual([]);
});

test("the server has it and its answer is lost on the way: not called sent before it is confirmed, told once", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/^Failed to load resource: net::ERR_(CONNECTION_RESET|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/);
	const { maya } = await aClass(server);
	const line = await proxyTo(server.url);
	const page = await phone({ keepsApp: true });
	await signIn(page, { ...server, url: line.url }, maya);
	await keptByServiceWorker(page);
	await openTab(page, "Assignments (1)");
	await chipSays(page, "All sent");
	// At once: what is asked a moment later is refused.
	const lost = line.nextDroppedAnswer("/api/batch").then(() => line.refuse());
	await handIn(page, "Fractions", "3/8");
	await lost;
	expect(await texts(server, maya.id)).toEqual(["3/8"]);
	await openTab(page, "Submitted");
	await expect(sheet(page, "Fractions").getByText("Waiting to send", { exact: true })).toBeVisible();
	await expect(sheet(page, "Fractions").getByText("Sent to your teacher")).toHaveCount(0);
	line.pass();
	await networkIsBack(page);
	await expect(sheet(page, "Fractions").getByText("Sent to your teacher", { exact: true })).toBeVisible();
	await chipSays(page, "All sent");
	await expect.poll(async () => (await toastsOf(page)).filter((said) => said === success)).toEqual([success]);
	expect(await texts(server, maya.id)).toEqual(["3/8"]);
	await page.close();
	await line.close();
});

test("forty days later, without a network, the dashboard opens from the phone and takes an answer", async ({
	ownServer: server,
	killable,
	strays,
}) => {
	strays.allow(serverIsDown);
	const { maya } = await aClass(server);
	const before = await killable.open();
	await signIn(before, server, maya);
	await keptByServiceWorker(before);
	await openTab(before, "Assignments (1)");
	await expect(sheet(before, "Fractions")).toBeVisible();
	await killable.kill();
	await server.stop();

	const page = await killable.open();
	await page.clock.setSystemTime(Date.now() + 40 * 24 * 3_600_000);
	await page.goto(`${server.url}/dashboard-student#assignments`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Maya");
	await handIn(page, "Fractions", "3/8");
	await chipSays(page, "Offline · 1 waiting");
	await server.start();
	await networkIsBack(page);
	await chipSays(page, "All sent");
	expect(await texts(server, maya.id)).toEqual(["3/8"]);
});

test("a phone that refuses to keep anything says so, leaves the words in the field, and can copy them", async ({
	server,
	phone,
	strays,
}) => {
	// A run that happens meanwhile cannot note anything either.
	strays.allow(/^sync NotSaved: /);
	const { maya } = await aClass(server);
	const page = await phone(small);
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await signIn(page, server, maya);
	await openTab(page, "Assignments (1)");
	await page.evaluate(() => {
		const full = () => {
			throw new DOMException("full", "QuotaExceededError");
		};
		IDBObjectStore.prototype.add = full;
		IDBObjectStore.prototype.put = full;
	});
	const task = sheet(page, "Fractions");
	await task.getByLabel("Your response").fill("3/8 of a cup");
	await expect(
		task.getByText("Draft not saved on this phone. Copy your text before you close the page."),
	).toBeVisible();
	await task.getByRole("button", { name: "Submit Assignment" }).click();
	await expect(
		task.getByText("Not saved on this phone. Your text is still in the field: copy it before you close the page."),
	).toBeVisible();
	await expect(task.getByLabel("Your response")).toHaveValue("3/8 of a cup");
	await judge(page, "not saved");
	await task.getByRole("button", { name: "Copy" }).click();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("3/8 of a cup");
	const said = await toastsOf(page);
	expect(said).toContain("Failed to submit assignment");
	expect(said).not.toContain("Saved on this phone. It will be sent when you are back online.");
	expect(await texts(server, maya.id)).toEqual([]);
});

test("the points were lowered while a grade waited: the sentence, the mark and the feedback stay, and a new one goes", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(isOffline, refusedBatch);
	const { maya, rana, task } = await aClass(server);
	await submission(server, maya, task.id, { text_body: "3/8" });
	const page = await phone({ ...wide, keepsApp: true });
	await signIn(page, server, rana);
	await keptByServiceWorker(page);
	await openTab(page, "Grading (1)");
	await page.context().setOffline(true);
	await page.getByLabel("Grade", { exact: true }).fill("18");
	await page.getByLabel(/^Feedback/).fill("Halve it again.");
	await page.getByRole("button", { name: "Submit Grade" }).click();
	await expect(page.getByText("Grade waiting to send")).toBeVisible();
	await server.update("assignments", task.id, { max_points: 10 });
	await page.context().setOffline(false);
	await chipSays(page, "1 needs you");
	const desk = sheet(page, "Maya Haddad");
	await expect(desk.getByText(/^Grade must be between 0 and 10\.?$/)).toBeVisible();
	await expect(page.getByLabel("Grade", { exact: true })).toHaveValue("18");
	await expect(page.getByLabel(/^Feedback/)).toHaveValue("Halve it again.");
	await judge(page, "points lowered");
	await page.getByLabel("Grade", { exact: true }).fill("9");
	await page.getByRole("button", { name: "Submit Grade" }).click();
	await chipSays(page, "All sent");
	const [row] = await server.rows("submissions", `student_id = '${maya.id}'`);
	expect([row?.grade, row?.feedback]).toEqual([9, "Halve it again."]);
});

test("a role taken away while a grade waited: what is no longer theirs leaves, the grade stays listed, and goes when it may", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(isOffline, refusedBatch);
	const { maya, rana, task } = await aClass(server);
	await submission(server, maya, task.id, { text_body: "3/8" });
	const page = await phone({ ...wide, keepsApp: true });
	await signIn(page, server, rana);
	await keptByServiceWorker(page);
	await openTab(page, "Assignments");
	await page.getByLabel("Title", { exact: true }).fill("Acids");
	await page.getByLabel("Instructions", { exact: true }).fill("Read page 12.");
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	await openTab(page, "Grading (1)");
	await page.context().setOffline(true);
	await page.getByLabel("Grade", { exact: true }).fill("18");
	await page.getByRole("button", { name: "Submit Grade" }).click();
	await expect(page.getByText("Grade waiting to send")).toBeVisible();
	await server.update("user_roles", rana.roleId, { role: "student" });
	await page.context().setOffline(false);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Rana");
	await openTab(page, "Courses");
	await expect(page.getByText("Not enrolled in any courses yet", { exact: true })).toBeVisible();
	await chipSays(page, "1 needs you");
	await chip(page).click();
	const list = page.getByRole("dialog", { name: "Written on this phone" });
	await expect(list.getByText("Fractions", { exact: false }).first()).toBeVisible();
	await expect(list.getByText("This is no longer open to you. What you wrote is kept here.")).toBeVisible();
	await expect(list.getByText("New assignment: Acids", { exact: true })).toBeVisible();
	await expect(list.getByText("Read page 12.", { exact: true })).toBeVisible();
	await expect(list.getByText(/[{}]/)).toHaveCount(0);
	await judge(page, "what a lost role leaves");
	await list.getByRole("button", { name: "Close" }).click();
	await server.update("user_roles", rana.roleId, { role: "teacher" });
	await networkIsBack(page);
	await chipSays(page, "All sent");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Teacher Dashboard");
	await page.goto(`${server.url}/dashboard-tutor#assignments`);
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Acids");
	const [row] = await server.rows("submissions", `student_id = '${maya.id}'`);
	expect(row?.grade).toBe(18);
});
