// The student's three tabs: the specification's words, the centre's clock, drafts, and what is said about sending.
import type { Page } from "@playwright/test";
import { judge } from "#support/browser/looks.ts";
import {
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
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course, newId, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

// A phone in California: what is due in Zahlé is due there.
const elsewhere = { timezoneId: "America/Los_Angeles" };

/** Three open assignments (due after midnight, due long ago, no due date), one graded and one ungraded answer. */
async function aTerm(server: RealServer) {
	const maya = await student(server, "Maya Haddad");
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, [maya]);
	const task = (title: string, fields = {}) => assignment(server, maths.id, { title, ...fields });
	await task("Circles", { due_at: "2030-11-21 23:30:00.000Z", max_points: 1 });
	await task("Estimation", { due_at: "2026-03-02 21:59:00.000Z", instructions: "" });
	await task("Angles", { max_points: 100, instructions: "Measure three doors." });
	const fractions = await task("Fractions");
	const decimals = await task("Decimals");
	await submission(server, maya, fractions.id, {
		text_body: "3/4 of a cup",
		submitted_at: "2026-02-02 22:18:00.000Z",
		received_at: "2026-02-02 22:18:01.000Z",
		grade: 18,
		feedback: "Show your steps.",
		graded_by: rana.id,
		graded_at: "2026-02-03 10:00:00.000Z",
	});
	await submission(server, maya, decimals.id, {
		text_body: "0.75",
		submitted_at: "2026-02-05 08:05:00.000Z",
		received_at: "2026-02-05 08:05:01.000Z",
	});
	return { maya, rana, maths };
}

const headingsIn = (page: Page) => page.getByRole("tabpanel").getByRole("article").getByRole("heading", { level: 2 });

test("courses, assignments and answers say what the specification says", async ({ server, phone }) => {
	const { maya } = await aTerm(server);
	const page = await phone(elsewhere);
	await signIn(page, server, maya);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Maya");
	await expect(page.getByText("Access your courses and assignments", { exact: true })).toBeVisible();
	await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
	await expect(page.getByRole("tab")).toHaveText(["Courses", "Assignments (3)", "Submitted"]);
	await expect(page.getByRole("tab", { name: "Courses" })).toHaveAttribute("aria-selected", "true");
	const mathematics = sheet(page, "Mathematics");
	for (const words of ["MATH-6B", "Math", "Grade 6", "3 to do"]) {
		await expect(mathematics.getByText(words, { exact: true })).toBeVisible();
	}
	await inFrench(page, async () => {
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bonjour, Maya");
		await expect(page.getByText("Retrouve tes cours et tes devoirs", { exact: true })).toBeVisible();
		await expect(page.getByRole("button", { name: "Se déconnecter" })).toBeVisible();
		await expect(page.getByRole("tab")).toHaveText(["Cours", "Devoirs (3)", "Rendus"]);
		for (const words of ["MATH-6B", "Math", "Grade 6", "3 à faire"]) {
			await expect(mathematics.getByText(words, { exact: true })).toBeVisible();
		}
	});

	await openTab(page, "Assignments (3)");
	await expect(headingsIn(page)).toHaveText(["Estimation", "Circles", "Angles"]);
	const circles = sheet(page, "Circles");
	await expect(circles.getByText("Mathematics · MATH-6B", { exact: true })).toBeVisible();
	await expect(circles.getByText("Friday, November 22, 2030, 1:30\u00a0AM", { exact: true })).toBeVisible();
	await expect(circles.getByText("Add them up.", { exact: true })).toBeVisible();
	await expect(circles.getByText(/^1 point$/)).toBeVisible();
	await expect(circles.getByLabel("Your response")).toHaveAttribute("placeholder", "Enter your response here...");
	await expect(circles.getByRole("button", { name: "Submit Assignment", exact: true })).toBeVisible();
	await expect(sheet(page, "Estimation").getByText("Monday, March 2, 2026", { exact: true })).toBeVisible();
	await expect(sheet(page, "Estimation").getByText("Missing", { exact: true })).toBeVisible();
	await expect(sheet(page, "Angles").getByText("No due date", { exact: true })).toBeVisible();
	await expect(sheet(page, "Angles").getByText(/^100 points$/)).toBeVisible();
	await inFrench(page, async () => {
		for (const words of ["Mathematics · MATH-6B", "1 point", "vendredi 22 novembre 2030 à 01:30", "Add them up."]) {
			await expect(circles.getByText(words, { exact: true })).toBeVisible();
		}
		await expect(circles.getByLabel("Ta réponse")).toHaveAttribute("placeholder", "Écris ta réponse ici...");
		await circles.getByRole("button", { name: "Rendre le devoir" }).click();
		await expect(circles.getByText("Écris ta réponse avant de rendre le devoir", { exact: true })).toBeVisible();
		await expect(sheet(page, "Estimation").getByText("lundi 2 mars 2026", { exact: true })).toBeVisible();
		await expect(sheet(page, "Angles").getByText("Pas de date limite", { exact: true })).toBeVisible();
		await expect(sheet(page, "Angles").getByText("100 points", { exact: true })).toBeVisible();
	});

	await openTab(page, "Submitted");
	await expect(headingsIn(page)).toHaveText(["Decimals", "Fractions"]);
	const decimals = sheet(page, "Decimals");
	await expect(decimals.getByText("Pending Review", { exact: true })).toBeVisible();
	await expect(decimals.getByText("Sent to your teacher", { exact: true })).toBeVisible();
	await expect(decimals.getByText("Submitted February 5, 2026, 10:05\u00a0AM", { exact: true })).toBeVisible();
	await expect(decimals.getByText("Teacher Feedback")).toHaveCount(0);
	const fractions = sheet(page, "Fractions");
	await expect(fractions.getByText("18/20", { exact: true })).toBeVisible();
	await expect(fractions.getByText("3/4 of a cup", { exact: true })).toBeVisible();
	await expect(fractions.getByRole("heading", { name: "Teacher Feedback", exact: true })).toBeVisible();
	await expect(fractions.getByText("Show your steps.", { exact: true })).toBeVisible();
	await expect(fractions.getByText("Rana Khoury", { exact: true })).toBeVisible();
	await expect(fractions.getByText("Submitted February 3, 2026, 12:18\u00a0AM", { exact: true })).toBeVisible();
	await expect(fractions.getByText("Pending Review")).toHaveCount(0);
	await inFrench(page, async () => {
		await expect(decimals.getByText("En attente de correction", { exact: true })).toBeVisible();
		await expect(decimals.getByText("Envoyé à ton professeur", { exact: true })).toBeVisible();
		await expect(fractions.getByRole("heading", { name: "Commentaire du professeur", exact: true })).toBeVisible();
		await expect(fractions.getByText("Rendu le 3 février 2026 à 00:18", { exact: true })).toBeVisible();
		await expect(fractions.getByText("18/20", { exact: true })).toBeVisible();
	});

	// What is next on a small phone opens where it is pressed.
	await page.setViewportSize({ width: 360, height: 740 });
	await openTab(page, "Courses");
	await page.getByRole("button", { name: /^Angles/ }).click();
	const angles = sheet(page, "Angles");
	await expect(angles.getByRole("heading", { name: "Angles" })).toBeFocused();
	await expect(angles.getByRole("heading", { name: "Angles" })).toBeInViewport();
	await page.goBack();
	await expect(page.getByRole("tab", { name: "Courses" })).toHaveAttribute("aria-selected", "true");
});

test("a student without courses reads so in each tab", async ({ server, phone }) => {
	const page = await phone();
	await signIn(page, server, await student(server));
	await expect(page.getByText("Not enrolled in any courses yet", { exact: true })).toBeVisible();
	await openTab(page, "Assignments (0)");
	await expect(page.getByText("No pending assignments", { exact: true })).toBeVisible();
	await openTab(page, "Submitted");
	await expect(page.getByText("No submitted assignments yet", { exact: true })).toBeVisible();
	await page
		.getByRole("button", { name: /^EN|^FR, / })
		.last()
		.click();
	await expect(page.getByText("Aucun devoir rendu pour le moment", { exact: true })).toBeVisible();
	await openTab(page, "Devoirs (0)");
	await expect(page.getByText("Aucun devoir à rendre", { exact: true })).toBeVisible();
	await openTab(page, "Cours");
	await expect(page.getByText("Tu n'as aucun cours pour le moment", { exact: true })).toBeVisible();
});

test("an empty answer is asked for; a draft outlives a reload, and is sent with one success toast and counted", async ({
	server,
	phone,
}) => {
	const { maya } = await aTerm(server);
	const page = await phone(elsewhere);
	await signIn(page, server, maya);
	await openTab(page, "Assignments (3)");
	const angles = sheet(page, "Angles");
	for (const nothing of ["", " \n\t "]) {
		await angles.getByLabel("Your response").fill(nothing);
		await angles.getByRole("button", { name: "Submit Assignment" }).click();
		await expect(angles.getByLabel("Your response")).toHaveAccessibleDescription("Please enter your submission");
		await expect(angles.getByLabel("Your response")).toBeFocused();
	}
	await angles.getByLabel("Your response").fill("");
	await angles.getByLabel("Your response").pressSequentially("90 degrees مرحبا 😀");
	await expect(angles.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
	await page.reload();
	await expect(angles.getByLabel("Your response")).toHaveValue("90 degrees مرحبا 😀");
	await expect(sheet(page, "Circles").getByLabel("Your response")).toHaveValue("");
	await angles.getByRole("button", { name: "Submit Assignment" }).click();
	await expect(angles).toHaveCount(0);
	await expect(page.getByText("Assignment submitted successfully!", { exact: true })).toBeVisible();
	await expect(page.getByRole("tab", { name: "Assignments (2)", exact: true })).toBeVisible();
	await openTab(page, "Submitted");
	await expect(headingsIn(page)).toHaveText(["Angles", "Decimals", "Fractions"]);
	await expect(sheet(page, "Angles").getByText("Sent to your teacher", { exact: true })).toBeVisible();
	expect(await toastsOf(page)).toEqual(["Assignment submitted successfully!"]);
	await page.reload();
	await expect(angles.getByRole("group", { name: "Your answer" })).toHaveText("90 degrees مرحبا 😀");
});

test("without an answer for three seconds the student is told it is saved, and of success only after it", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const { maya } = await aTerm(server);
	const page = await phone({ keepsApp: true });
	await signIn(page, server, maya);
	await keptByServiceWorker(page);
	await openTab(page, "Assignments (3)");
	await server.stop();
	await handIn(page, "Angles", "90, 91 and 88 degrees");
	await expect(page.getByText("You are offline. Keep working.", { exact: true })).toBeVisible();
	await expect(
		page.getByText("Saved on this phone. It will be sent when you are back online.", { exact: true }),
	).toBeVisible();
	await openTab(page, "Submitted");
	await expect(sheet(page, "Angles").getByText("Waiting to send", { exact: true })).toBeVisible();
	await expect(sheet(page, "Angles").getByText("Pending Review", { exact: true })).toBeVisible();
	await chipSays(page, "Offline · 1 waiting");
	expect((await toastsOf(page)).slice(1)).toEqual(["Saved on this phone. It will be sent when you are back online."]);
	await server.start();
	await networkIsBack(page);
	await expect(sheet(page, "Angles").getByText("Sent to your teacher", { exact: true })).toBeVisible();
	await expect(page.getByText("Assignment submitted successfully!", { exact: true })).toBeVisible();
	expect((await toastsOf(page)).slice(2)).toEqual(["Assignment submitted successfully!"]);
});

test("an answer nobody tried to send can be taken back; a sent one can be replaced until it is graded", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	const { maya } = await aTerm(server);
	const page = await phone({ keepsApp: true });
	await signIn(page, server, maya);
	await openTab(page, "Submitted");
	const decimals = sheet(page, "Decimals");
	await expect(sheet(page, "Fractions").getByRole("button", { name: "Change my answer" })).toHaveCount(0);
	await decimals.getByRole("button", { name: "Change my answer" }).click();
	await expect(decimals.getByLabel("Your new response")).toHaveValue("0.75");
	await decimals.getByLabel("Your new response").fill("0.750");
	await decimals.getByRole("button", { name: "Replace my answer" }).click();
	await expect(decimals.getByRole("group", { name: "Your answer" })).toHaveText("0.750");
	await expect(page.getByText("Your new answer was sent to your teacher.", { exact: true })).toBeVisible();
	const changed = await server.rows("submissions", "text_body = '0.750'");
	expect(changed).toHaveLength(1);

	strays.allow(/net::ERR_INTERNET_DISCONNECTED .*\/api\//);
	await keptByServiceWorker(page);
	await page.context().setOffline(true);
	await openTab(page, "Assignments (3)");
	await handIn(page, "Angles", "ninety");
	await openTab(page, "Submitted");
	await sheet(page, "Angles").getByRole("button", { name: "Take it back" }).click();
	await expect(sheet(page, "Angles")).toHaveCount(0);
	await openTab(page, "Assignments (3)");
	await expect(sheet(page, "Angles").getByLabel("Your response")).toHaveValue("ninety");
	await page.context().setOffline(false);
	await chipSays(page, "All sent");
	expect(await server.rows("submissions", "text_body = 'ninety'")).toEqual([]);
});

/** Rana changes the grade of an answer; `replaces` is the change before this one. Promises the change's id. */
async function regrade(server: RealServer, rana: Person, id: string, fields: object, replaces = "") {
	const change = newId();
	const answer = await server.ask("PATCH", `/api/collections/submissions/records/${id}`, {
		token: rana.token,
		body: { ...fields, change, replaces },
	});
	expect(answer.status).toBe(200);
	return change;
}

test("a changed grade says when, from what and why, its circle is drawn anew, and the earlier words are folded away", async ({
	server,
	phone,
}) => {
	const { maya, rana } = await aTerm(server);
	const [row] = await server.rows("submissions", `student_id = '${maya.id}' && grade = 18`);
	const id = row?.id ?? "";
	const page = await phone({ viewport: { width: 360, height: 740 }, reducedMotion: "no-preference" });
	await signIn(page, server, maya);
	await openTab(page, "Submitted");
	const fractions = sheet(page, "Fractions");
	const circle = fractions.locator('svg[viewBox="0 0 100 56"] path');
	const strokes = () => circle.evaluate((path) => path.getAnimations().length);
	await fractions.scrollIntoViewIfNeeded();
	await expect.poll(strokes).toBe(1);
	await circle.evaluate((path) => path.setAttribute("data-before", ""));
	await expect(fractions.getByText(/^Changed on/)).toHaveCount(0);

	const reason = "I had not seen the last line. \u0639\u0630\u0631\u0627\u064b";
	const first = await regrade(server, rana, id, { grade: 20, feedback: "All steps are there.", reason });
	await networkIsBack(page);
	await expect(fractions.getByText("20/20", { exact: true })).toBeVisible();
	await expect(circle).not.toHaveAttribute("data-before");
	await expect.poll(strokes).toBe(1);
	const now = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "Asia/Beirut" }).format();
	await expect(fractions.getByText(`Changed on ${now}: was 18/20`, { exact: true })).toBeVisible();
	await expect(fractions.getByText(reason, { exact: true })).toBeVisible();
	await expect(fractions.getByRole("heading", { name: "Teacher Feedback", exact: true })).toBeVisible();
	await expect(fractions.getByText("All steps are there.", { exact: true })).toBeVisible();
	await expect(fractions.getByText("Show your steps.", { exact: true })).toBeHidden();
	await fractions.getByText("Earlier feedback", { exact: true }).click();
	await expect(fractions.getByText("Show your steps.", { exact: true })).toBeVisible();
	await judge(page, "a changed grade");
	await inFrench(page, async () => {
		const today = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "Asia/Beirut" }).format();
		const changed = `Note modifiée le ${today}\u202f: elle était de 18/20`;
		await expect(fractions.getByText(changed, { exact: true })).toBeVisible();
		await expect(fractions.getByText("Raison", { exact: true })).toBeVisible();
		await expect(fractions.getByText("Commentaire précédent", { exact: true })).toBeVisible();
		await judge(page, "a changed grade, in French");
	});

	await regrade(server, rana, id, { grade: 19, feedback: "", reason: "Two of them are not." }, first);
	await networkIsBack(page);
	await expect(fractions.getByText("19/20", { exact: true })).toBeVisible();
	await expect(fractions.getByText(`Changed on ${now}: was 20/20`, { exact: true })).toBeVisible();
	await expect(fractions.getByText("Earlier grades", { exact: true })).toBeVisible();
	for (const words of ["20/20", "18/20", "Show your steps.", "All steps are there.", reason, "Two of them are not."]) {
		await expect(fractions.getByText(words, { exact: true })).toBeVisible();
	}
	await expect(fractions.getByText("Pending Review")).toHaveCount(0);
});

/** Two courses of many assignments, due one after the other; every fifth is of the second course. */
async function manyTasks(server: RealServer, count: number) {
	const maya = await student(server, "Maya Haddad");
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, [maya]);
	const french = await course(server, rana, [maya], { title: "Français", code: "FR-6A", subject: "Languages" });
	for (let at = 1; at <= count; at++) {
		const due_at = new Date(Date.UTC(2030, 0, at, 21, 59)).toISOString();
		await assignment(server, at % 5 ? maths.id : french.id, { title: `Exercise ${at}`, due_at });
	}
	return maya;
}

test("a student with 200 assignments gets twelve at a time, and finds any of them by course and by words", async ({
	server,
	phone,
}) => {
	const maya = await manyTasks(server, 200);
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await signIn(page, server, maya);
	await openTab(page, "Assignments (200)");
	const panel = page.getByRole("tabpanel");
	const titles = (...numbers: number[]) => numbers.map((at) => `Exercise ${at}`);
	const upTo = (count: number) => titles(...Array.from({ length: count }, (_, at) => at + 1));
	await expect(headingsIn(page)).toHaveText(upTo(12));
	await expect(panel.getByText("12 of 200 shown", { exact: true })).toBeVisible();
	await panel.getByRole("button", { name: "Show more", exact: true }).press("Enter");
	await expect(headingsIn(page)).toHaveText(upTo(24));
	await expect(panel.getByRole("heading", { name: "Exercise 13", exact: true })).toBeFocused();
	await judge(page, "many assignments");

	await panel.getByLabel("Search", { exact: true }).fill("exercise 19");
	await expect(headingsIn(page)).toHaveText(titles(19, 119, ...Array.from({ length: 10 }, (_, at) => 190 + at)));
	await panel.getByLabel("Course", { exact: true }).selectOption("Français");
	await expect(headingsIn(page)).toHaveText(titles(190, 195));
	await panel.getByLabel("Search", { exact: true }).fill("FRANCAIS 45");
	await expect(headingsIn(page)).toHaveText(titles(45, 145));
	await panel.getByLabel("Search", { exact: true }).fill("robots");
	await expect(panel.getByText("Nothing matches", { exact: true })).toBeVisible();
	await judge(page, "nothing matches");
	await panel.getByRole("button", { name: "Show all", exact: true }).press("Enter");
	await expect(headingsIn(page)).toHaveText(upTo(12));
	await expect(panel.getByLabel("Search", { exact: true })).toBeFocused();
});

test("a card with words in it is never filtered or paged away", async ({ server, phone }) => {
	const maya = await manyTasks(server, 40);
	const page = await phone({ viewport: { width: 1360, height: 900 }, locale: "fr-FR" });
	await signIn(page, server, maya);
	await openTab(page, "Devoirs (40)");
	const panel = page.getByRole("tabpanel");
	await expect(panel.getByText("12 sur 40 affichés", { exact: true })).toBeVisible();
	await expect(panel.getByLabel("Cours", { exact: true }).locator("option:checked")).toHaveText("Tous les cours");
	await judge(page, "many assignments, in French");
	await panel.getByLabel("Rechercher", { exact: true }).fill("Exercise 33");
	await expect(headingsIn(page)).toHaveText(["Exercise 33"]);
	await sheet(page, "Exercise 33").getByLabel("Ta réponse").pressSequentially("Trois cinquièmes");
	await panel.getByLabel("Rechercher", { exact: true }).fill("rien de tel");
	await expect(sheet(page, "Exercise 33").getByLabel("Ta réponse")).toHaveValue("Trois cinquièmes");
	await panel.getByLabel("Cours", { exact: true }).selectOption("Français");
	await expect(headingsIn(page)).toHaveText(["Exercise 33"]);
	await expect(panel.getByText(/^Brouillon enregistré à/)).toBeVisible();
	await page.reload();
	await expect(headingsIn(page)).toHaveCount(13);
	await expect(sheet(page, "Exercise 33").getByLabel("Ta réponse")).toHaveValue("Trois cinquièmes");
	await panel.getByRole("button", { name: "Afficher plus", exact: true }).click();
	await expect(headingsIn(page)).toHaveCount(25);
	await panel.getByLabel("Rechercher", { exact: true }).fill("Exercise 40");
	await expect(headingsIn(page)).toHaveText(["Exercise 33", "Exercise 40"]);
});
