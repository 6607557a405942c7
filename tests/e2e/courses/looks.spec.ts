// Every screen and state of courses, classes and joining, checked by axe, for finger-sized targets and in a small window.
import type { Page } from "@playwright/test";
import { judgeLooks, narrow } from "#support/browser/looks.ts";
import { goOffline } from "#support/browser/offline.ts";
import { chip, networkIsBack, openDashboard } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { course, newId } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

test.describe.configure({ mode: "parallel" });

const allowed = [/ERR_INTERNET_DISCONNECTED/, /status of 40[039] .*\/api\//];

/** A long class, an archived course, and a course whose name does not fit on a label. */
async function aSchool(server: RealServer) {
	const rana = await teacher(server, "Rana Khoury");
	const students = [];
	for (let at = 1; at <= 13; at++) students.push(await student(server, `Student ${at} with a long name of a family`));
	const maths = await course(server, rana, students);
	await course(server, rana, students.slice(0, 1), { title: "Sciences", archived_at: "2026-01-05 08:00:00.000Z" });
	await course(server, rana, [], { title: "Robotics, coding and soldering for absolute beginners ".repeat(3).trim() });
	return { rana, maths };
}

const tutor = "Espace professeur";

/** Checks a screen after its first heading confirms that it is the right one. */
function seeing(page: Page, h1: string) {
	return async (what: string) => {
		await expect(page.locator("h1")).toHaveText(h1);
		await judgeLooks(page, what);
	};
}

const button = (page: Page, en: string, fr: string) =>
	page.getByRole("button", { name: new RegExp(`^(${en}|${fr})$`) });

test("what a teacher sees of courses", async ({ server, phone, strays }) => {
	strays.allow(...allowed);
	const { rana } = await aSchool(server);
	const page = await phone(narrow);
	await openDashboard(page, server, rana);
	const tabs = page.getByRole("tab");
	const see = seeing(page, tutor);
	await expect(page.getByRole("article")).toHaveCount(2);
	// The parts of a course are fetched when one is opened, and here there is no network.
	await button(page, "Mathematics", "Mathematics").click();
	await expect(button(page, "Edit the course", "Modifier le cours")).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("article")).toHaveCount(2);
	await see("cards");
	await tabs.nth(1).click();
	const form = page.getByRole("main").locator("form");
	await form.getByRole("button").click();
	await expect(page.getByRole("alert").first()).toBeVisible();
	await see("a course asked for its title");
	await form.getByRole("textbox").first().fill("Physics");
	await form.getByRole("textbox").nth(1).fill("PHY-9");
	await expect(page.getByRole("main").getByText(/^(Draft saved|Brouillon enregistré à)/)).toBeVisible();
	await goOffline(page);
	await form.getByRole("button").click();
	await expect(page.getByText(/^(The join code appears|Le code apparaît)/)).toBeVisible();
	await see("an unsent course inside");
	await button(page, "My courses", "Mes cours").click();
	await expect(page.getByRole("article")).toHaveCount(3);
	await see("cards, one waits");
	await page.goto(`${server.url}/dashboard-tutor#courses/nosuchcourse000`);
	await expect(page.getByText(/^(This course is not on|Ce cours n’est pas sur)/)).toBeVisible();
	await see("no such course");
});

test("what a teacher sees inside a course", async ({ server, phone, strays }) => {
	strays.allow(...allowed);
	const { rana, maths } = await aSchool(server);
	const page = await phone(narrow);
	await openDashboard(page, server, rana);
	const see = seeing(page, tutor);
	await expect(page.getByRole("article")).toHaveCount(2);
	await button(page, "Mathematics", "Mathematics").click();
	await expect(button(page, "Edit the course", "Modifier le cours")).toBeVisible();
	await goOffline(page);
	await expect(page.getByText(/^(Removing a student needs|Il faut internet pour retirer)/)).toBeVisible();
	await see("a course inside, offline");
	const email = page.getByLabel(/^(Email|E-mail)$/);
	await email.fill(`nobody-${newId()}@lead.test`);
	await button(page, "Add", "Ajouter").click();
	await expect(email).toHaveValue("");
	await page.context().setOffline(false);
	await expect(button(page, "Change the email", "Modifier l’adresse")).toBeVisible();
	await expect(button(page, "New code", "Nouveau code")).toBeEnabled();
	await email.fill(`nobody-${newId()}@lead.test`);
	await button(page, "Add", "Ajouter").click();
	await expect(page.getByText(/^(No account uses this|Aucun compte n’existe)/)).toHaveCount(2);
	await see("one not added, one unknown");
	const second = page.getByRole("button", { name: /^Student 2 with/ });
	await second.first().click();
	await expect(page.getByText(/^(No assignments in this course|Pas encore de devoir)/)).toBeVisible();
	await see("what a student did");
	await page.goBack();
	await page
		.getByRole("button", { name: /^(Remove|Retirer) Student 1 / })
		.first()
		.click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await see("removing asked about");
	await page.keyboard.press("Escape");
	await button(page, "New code", "Nouveau code").click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await see("a new code asked about");
	await page.keyboard.press("Escape");
	await button(page, "Edit the course", "Modifier le cours").click();
	await page.getByLabel(/^(Course Title|Titre du cours)$/).fill("Mathematics, evenings");
	await see("a course being edited");
	await server.update("courses", maths.id, { title: "Mathematics 6", revision: newId() });
	await button(page, "Save", "Enregistrer").click();
	await expect(button(page, "Use mine", "Garder ma version")).toBeVisible();
	await see("two versions");
	await page.goBack();
	await expect(page.getByText(/(Open the course to decide\.|Ouvrez le cours pour décider\.)$/)).toBeVisible();
	// Notices may lie over a card, which is then no target. All at once: one may go by itself meanwhile.
	await page.locator("[data-sonner-toast] [data-close-button]").evaluateAll((buttons) => {
		for (const button of buttons) if (button instanceof HTMLElement) button.click();
	});
	await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
	await see("cards, one not sent");
	await page.getByRole("button", { name: /^(Past courses|Cours passés)/ }).click();
	await see("past courses");
	await button(page, "End the school year", "Terminer l’année scolaire").click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await see("the end of the year asked about");
	await page.keyboard.press("Escape");
	await button(page, "Sciences", "Sciences").click();
	await button(page, "Copy to a new course", "Copier vers un nouveau cours").click();
	await expect(page.getByText(/^(It has no assignments to copy|Il n’a pas de devoirs)/)).toBeVisible();
	await see("a past course being copied");
});

test("what a student sees of joining", async ({ server, phone, strays }) => {
	strays.allow(...allowed);
	const { maths } = await aSchool(server);
	const page = await phone(narrow);
	await openDashboard(page, server, await student(server, "Maya Haddad"));
	const see = seeing(page, "Bonjour, Maya");
	const open = button(page, "Join with a code", "S’inscrire avec un code");
	const field = page.getByLabel(/^(Join code|Code d’inscription)$/);
	const join = page.getByRole("dialog").getByRole("button", { name: /^(Join|S’inscrire)$/ });
	await expect(open).toBeVisible();
	await see("no course yet");
	await open.click();
	await expect(field).toBeFocused();
	await see("the dialog");
	await field.fill("K7M2QX0");
	await join.click();
	await expect(page.getByRole("alert")).toBeVisible();
	await see("a letter no code has");
	await button(page, "Scan the card", "Scanner la carte").click();
	await expect(page.getByText(/^(There is no camera|Il n’y a pas de caméra)/)).toBeVisible();
	await see("no camera");
	await button(page, "Type the code instead", "Taper plutôt le code").click();
	await goOffline(page);
	await field.fill("K7M2QXP");
	await join.click();
	await expect(page.getByText(/^(The course will appear|Le cours s’affichera)/)).toBeVisible();
	await see("a code that waits");
	await page.context().setOffline(false);
	await expect(button(page, "Change the code", "Modifier le code")).toBeVisible();
	await see("a code nobody has");
	await button(page, "Change the code", "Modifier le code").click();
	await field.fill(String(maths.join_code));
	await join.click();
	await expect(page.getByRole("article", { name: "Mathematics" })).toBeVisible();
	await networkIsBack(page);
	await expect(chip(page)).toHaveAccessibleName(/^(All sent|Tout est envoyé)\./);
	await see("in the course");
	await button(page, "Mathematics", "Mathematics").click();
	await expect(page.getByText(/^(Teacher|Professeur)/)).toBeVisible();
	await see("the course inside");
});
