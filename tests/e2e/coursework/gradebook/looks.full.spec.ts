// Every screen of the gradebook and of a student's page, checked by axe, for finger-sized targets and in a small window.
import type { Page } from "@playwright/test";
import { judgeLooks, narrow } from "#support/browser/looks.ts";
import { goOffline } from "#support/browser/offline.ts";
import { openDashboard } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import { aClass } from "#support/schools/assignment-with-class.ts";
import type { RealServer } from "#support/server.ts";

test.describe.configure({ mode: "parallel" });

const offline = /ERR_INTERNET_DISCONNECTED/;

const see = async (page: Page, what: string) => {
	await expect(page.locator("h2").first()).toBeVisible();
	await judgeLooks(page, what);
};

/** The class of an assignment, eight assignments more of which one is archived, thirty students, and a second course. */
async function aTerm(server: RealServer) {
	const school = await aClass(server);
	const { rana, maya, maths } = school;
	for (let at = 1; at <= 7; at++) {
		const title = `The area of our classroom, measured twice, part ${at}`;
		await assignment(server, maths.id, { title, due_at: `2026-0${at + 1}-03 21:59:00.000Z` });
	}
	await assignment(server, maths.id, { title: "Circles", status: "archived" });
	for (let at = 1; at <= 25; at++) {
		const one = await student(server, `Student ${at} with a long name of a family`);
		await server.create("enrollments", {
			user_id: one.id,
			course_id: maths.id,
			role_in_course: "student",
			joined_at: at % 2 ? "2026-03-01 08:00:00.000Z" : "2026-01-01 08:00:00.000Z",
		});
	}
	const science = await course(server, rana, [maya], { title: "Sciences de la vie et de la Terre", code: "SVT-6" });
	await assignment(server, science.id, { title: "Torches", due_at: "2026-02-03 21:59:00.000Z" });
	return school;
}

test("what a teacher sees of the grades of a course and of a student", async ({ server, phone, strays }) => {
	strays.allow(offline);
	const { rana, maya, maths, task } = await aTerm(server);
	const page = await phone(narrow);
	await openDashboard(page, server, rana);
	await page.goto(`${server.url}/dashboard-tutor#assignments/${task.id}`);
	await page.getByRole("button", { name: /^Maya Haddad/ }).click();
	await page.getByRole("button", { name: "Modifier la note", exact: true }).click();
	await page.getByRole("button", { name: "Enregistrer la nouvelle note", exact: true }).click();
	await see(page, "an opened assignment, a grade being changed, with errors");
	await page.goto(`${server.url}/dashboard-tutor#grading`);
	await page.getByLabel("Note", { exact: true }).fill("12");
	await goOffline(page);
	await page.getByRole("button", { name: "Envoyer la note", exact: true }).click();
	await page.goto(`${server.url}/dashboard-tutor#courses/${maths.id}/grades`);
	await expect(page.getByRole("table")).toBeVisible();
	await expect(page.getByText("En attente d’envoi", { exact: true })).toHaveCount(1);
	await see(page, "the gradebook, a grade not sent");
	await page.getByRole("button", { name: "Afficher 1 devoir archivé" }).click();
	await page.getByLabel("Chercher un élève").fill("maya");
	await expect(page.getByText("1 élève", { exact: true })).toBeVisible();
	await see(page, "the gradebook, searched, with what is archived");
	await page.goto(`${server.url}/dashboard-tutor#courses/${maths.id}/grades/${maya.id}`);
	await expect(page.getByRole("article", { name: "Maya Haddad" })).toBeVisible();
	await see(page, "a student in a course");
	await page.getByRole("button", { name: "Tous les cours (2)" }).click();
	await expect(page.getByRole("table")).toBeVisible();
	await see(page, "a student in all courses");
});

test("what a teacher sees of a course without grades", async ({ server, phone, strays }) => {
	strays.allow(offline);
	const rana = await teacher(server, "Rana Khoury");
	const empty = await course(server, rana, []);
	const idle = await course(server, rana, [await student(server, "Maya Haddad")]);
	const page = await phone(narrow);
	await openDashboard(page, server, rana);
	for (const [{ id }, says] of [
		[empty, "Pas encore d’élèves dans ce cours"],
		[idle, "Pas encore de devoir dans ce cours"],
	] as const) {
		await page.goto(`${server.url}/dashboard-tutor#courses/${id}/grades`);
		await expect(page.getByText(says, { exact: true })).toBeVisible();
		await see(page, says);
	}
});

test("what a student sees of the own grades", async ({ server, phone, strays }) => {
	strays.allow(offline);
	const { maya, maths } = await aTerm(server);
	const page = await phone(narrow);
	await openDashboard(page, server, maya);
	const all = page.getByRole("button", { name: "Tous les cours", exact: true });
	await expect(all).toBeVisible();
	await see(page, "courses, and the way to all grades");
	await all.click();
	await expect(page.getByRole("heading", { name: "Mes notes" })).toBeVisible();
	await see(page, "all grades");
	await page.goto(`${server.url}/dashboard-student#courses/${maths.id}`);
	await expect(page.getByRole("heading", { name: "Non rendus" })).toBeVisible();
	await see(page, "the grades of a course");
});
