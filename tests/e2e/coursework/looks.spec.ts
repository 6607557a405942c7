// Every screen of a student and a teacher, and the way in, checked by axe, for finger-sized targets and when small.
import type { Page } from "@playwright/test";
import { expectInLowWindow, judgeLooks, narrow } from "#support/browser/looks.ts";
import { goOffline } from "#support/browser/offline.ts";
import {
	answerField,
	cardOf,
	chip,
	fillSignIn,
	networkIsBack,
	openDashboard,
	pressSignOut,
} from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { person, waiting } from "#support/people.ts";
import { submission } from "#support/school.ts";
import { aTerm } from "./judged-term.ts";

const h1 = {
	login: "Bienvenue chez LEAD",
	lost: "Oups\u202f! Page introuvable",
	again: "Reconnecte-toi",
	student: "Bonjour, Maya",
	tutor: "Espace professeur",
	waiting: "En attente d’approbation",
	declined: "Ce compte n’a pas été approuvé",
	blocked: "Ce compte est suspendu",
};

test.describe.configure({ mode: "parallel" });

test("the way in and accounts that wait", async ({ server, phone, strays }) => {
	strays.allow(/^404: no page at this path: /, /status of 404 .*\/nowhere/, /status of 400 .*auth-with-password/);
	const page = await phone(narrow);
	const see = seeing(page);
	for (const [place, path] of [
		["lost", "/nowhere"],
		["login", "/login"],
	] as const) {
		await page.goto(server.url + path);
		await see(place, path);
	}
	await page
		.getByRole("main")
		.getByRole("button", { name: /^(Sign In|Se connecter)$/ })
		.click();
	await expect(page.getByRole("main").getByRole("alert").first()).not.toBeEmpty();
	await see("login", "empty fields");
	await fillSignIn(page, "nobody@lead.test", "wrong");
	await expect(page.getByText(/^(Failed to authenticate\.|Identifiant ou mot de passe incorrect\.)$/)).toBeVisible();
	await see("login", "wrong password");
	const declined = await person(server, { accountStatus: "declined" });
	// However long without a gap, it must not widen the page.
	const reason = `Please call the centre first. https://lead.example/${"r".repeat(400)}`;
	await server.update("users", declined.id, { decline_reason: reason });
	await openDashboard(page, server, declined);
	await expect(page.getByText(reason)).toBeVisible();
	await see("declined", "declined");
	await openDashboard(page, server, await waiting(server));
	await see("waiting", "waiting");
});

test("what a student sees", async ({ server, phone, strays }) => {
	strays.allow(serverIsDown, /ERR_INTERNET_DISCONNECTED/, /status of 40[019] .*\/api\//);
	const { maya, maths, taken } = await aTerm(server);
	const page = await phone(narrow);
	const see = seeing(page);
	await openDashboard(page, server, maya);
	await expect(page.getByRole("article").first()).toBeVisible();
	await see("student", "courses, with a toast");
	const tabs = page.getByRole("tab");
	await tabs.nth(1).click();
	await expectInLowWindow(page, page.getByRole("article").first());
	await (await answerField(page, "Angles")).fill("x".repeat(20_001));
	await expect(page.getByRole("main").getByText(/^(Draft saved|Brouillon enregistré à) \d\d:\d\d$/)).toBeVisible();
	const asked = await answerField(page, "Circles");
	await cardOf(page, "Circles")
		.getByRole("button", { name: /^(Submit Assignment|Rendre le devoir)$/ })
		.click();
	await expect(asked).toHaveAttribute("aria-invalid", "true");
	await see("student", "assignments, one closed, one asked for, one too long, a draft");
	await tabs.nth(2).click();
	await expect(page.getByRole("article")).toHaveCount(2);
	await see("student", "submitted");
	await page.getByRole("button", { name: /^(Change my answer|Modifier ma réponse)$/ }).click();
	await see("student", "an answer being changed");
	await page.getByRole("button", { name: /^(Cancel|Annuler)$/ }).click();
	await goOffline(page);
	await tabs.nth(1).click();
	for (const title of ["Angles", "Circles"]) {
		const task = page.getByRole("article", { name: title });
		await (await answerField(page, title)).fill("90 degrees");
		await task.getByRole("button").first().click();
		await expect(task).toHaveCount(0);
	}
	await expect(page.getByText(/waiting to send|en attente d’envoi/)).toHaveCount(2);
	await tabs.nth(2).click();
	await see("student", "offline, two waiting");
	await pressSignOut(page);
	await expect(page.getByRole("dialog")).toBeVisible();
	await see("student", "signing out with unsent work");
	await page.getByRole("button", { name: /^(Stay signed in|Garder la session ouverte)$/ }).click();
	await submission(server, maya, taken.id, { text_body: "From the tablet", revision: "tabletrevision1" });
	const [enrollment] = await server.rows("enrollments", `user_id = '${maya.id}' && course_id = '${maths.id}'`);
	await page.context().setOffline(false);
	await expect(page.getByText("From the tablet", { exact: true })).toBeVisible();
	await see("student", "two texts, a failure toast");
	await server.remove("enrollments", enrollment?.id ?? "");
	await chip(page).click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await see("student", "the list of unsent work");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await networkIsBack(page);
	await tabs.nth(1).click();
	await expect(page.getByRole("article")).toHaveCount(0);
	await see("student", "no courses any more");
	await server.ask("PATCH", `/api/collections/users/records/${maya.id}`, {
		token: server.superuserToken,
		body: { password: "another-1", passwordConfirm: "another-1" },
	});
	await networkIsBack(page);
	await expect(chip(page)).toHaveAccessibleName(/^(Sign in again|S’identifier de nouveau)\./);
	await see("student", "an ended session");
	await page.goto(`${server.url}/login`);
	await see("again", "signing in again");
});

test("what a teacher sees", async ({ server, phone, strays }) => {
	strays.allow(/ERR_INTERNET_DISCONNECTED/, /status of 40[09] .*\/api\//);
	const { rana, first, joseph } = await aTerm(server);
	const page = await phone(narrow);
	const see = seeing(page);
	await openDashboard(page, server, rana);
	const tabs = page.getByRole("tab");
	const work = page.getByRole("tabpanel").locator("input, li").first();
	for (const [at, place] of ["create course", "assignments"].entries()) {
		await tabs.nth(at + 1).click();
		await expect(work).toBeVisible();
		await see("tutor", place);
		await expectInLowWindow(page, work);
	}
	await tabs.nth(3).click();
	const grade = page.getByRole("spinbutton");
	const submit = page.getByRole("button", { name: /^(Submit Grade|Envoyer la note)$/ });
	await submit.click();
	await expect(grade).toHaveAttribute("aria-invalid", "true");
	await see("tutor", "grading, a grade asked for");
	await goOffline(page);
	await grade.fill("15");
	await submit.click();
	await expect(page.getByText(/^(Grade waiting to send|Note en attente d’envoi)/)).toBeVisible();
	await see("tutor", "offline, a grade waits");
	await server.update("submissions", first.id, {
		grade: 19,
		feedback: "Exactly right.",
		graded_by: joseph.id,
		graded_at: "2026-02-03 10:00:00.000Z",
	});
	await page.context().setOffline(false);
	await expect(chip(page)).toHaveAccessibleName(/^(1 needs you|1 à revoir)\./);
	await page.getByRole("button", { name: /^(Next answer|Copie suivante)$/ }).click();
	await expect(page.getByText("19/20", { exact: true })).toBeVisible();
	await see("tutor", "graded by somebody else first");
	await page.getByRole("button", { name: /^(Keep the other grade|Garder l’autre note)$/ }).click();
	await grade.fill("15");
	await submit.click();
	await expect(page.getByText(/^(No submissions to grade|Aucune copie à corriger)$/)).toBeVisible();
	await see("tutor", "nothing to grade");
	await server.update("users", rana.id, { blocked_at: "2026-01-05 08:00:00.000Z" });
	await networkIsBack(page);
	await seeing(page)("blocked", "blocked");
});
/** Checks a screen after its first heading confirms that it is the right one. */
function seeing(page: Page) {
	return async (place: keyof typeof h1, name: string) => {
		await expect(page.locator("h1")).toHaveText(h1[place]);
		await judgeLooks(page, name);
	};
}
