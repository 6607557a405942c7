// @vitest-environment happy-dom
// Why somebody could not be added to a class, over a real phone database.
import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { Toaster } from "sonner";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useOpenCourse } from "#features/courses/course/queries.ts";
import { chooseLanguage } from "#i18n/i18n.ts";
import { writeSession } from "#local/account/session.ts";
import type { AccountDatabase } from "#local/database.ts";
import { save } from "#local/entries.ts";
import { browserPlatform } from "#local/platform.ts";
import type { Course } from "#records.ts";
import { clearPage } from "#support/dom/clear-page.ts";
import { aCourse, signedIn } from "#support/mirror-rows.ts";
import { newId } from "#sync/new-id.ts";
import { AddStudent } from "./AddStudent.tsx";
import { ClassList } from "./ClassList.tsx";

let db: AccountDatabase;
let course: Course;

beforeEach(async () => {
	db = signedIn("teacher");
	({ course } = await aCourse(db, "teacher"));
});
afterEach(async () => {
	await clearPage();
	writeSession(null);
	await chooseLanguage("en");
});

function OpenClass() {
	const detail = useOpenCourse(course.id);
	return detail ? createElement(ClassList, { detail, onStudent: () => {}, onCorrect: () => {} }) : null;
}

function Adding() {
	const detail = useOpenCourse(course.id);
	return detail ? createElement(AddStudent, { detail, correcting: null, onDone: () => {} }) : null;
}

const email = "karim@lead.test";

/** Somebody was added, and the server answered no. */
async function refused(code: string) {
	const id = newId();
	const about = { title: email, course: "Mathematics", person: "" };
	const body = { id, course_id: course.id, email };
	const { seq } = await save(db, browserPlatform, { kind: "enrolStudent", body, about });
	const refusal = { reason: "refused", status: 400, code, message: "No.", at: 0 } as const;
	await db.outbox.update(seq, { state: "failed", attempts: 1, refusal });
}

test.each([
	{
		code: "unknown_person",
		en: "No account uses this email address or user name. Check it, or give the code.",
		fr: "Aucun compte n’existe avec cette adresse ou ce nom d’utilisateur. Vérifiez, ou donnez le code.",
	},
	{
		code: "not_a_student",
		en: "This account is not a student’s.",
		fr: "Ce compte n’est pas celui d’un élève.",
	},
	{
		code: "not_approved",
		en: "The center has not approved this account yet. Try again when it has.",
		fr: "Le centre n’a pas encore approuvé ce compte. Réessayez quand ce sera fait.",
	},
	{
		code: "course_ended",
		en: "This course has ended: nobody can be added.",
		fr: "Ce cours est terminé\u202f: on ne peut plus y ajouter personne.",
	},
	{
		code: "too_many_codes",
		en: "Too many unknown addresses. Wait 15 minutes, then try again.",
		fr: "Trop d’adresses inconnues. Attendez un quart d’heure, puis réessayez.",
	},
])("who cannot be added is told apart, in both languages, and put away: $code", async ({ code, en, fr }) => {
	await refused(code);
	render(createElement(MantineProvider, null, createElement(OpenClass), createElement(Toaster)));
	await screen.findByText(email);
	const row = screen.getByRole("listitem");
	expect(row.textContent).toContain("Not sent");
	expect(row.textContent).toContain(en);
	await chooseLanguage("fr");
	await waitFor(() => expect(row.textContent).toContain(fr));
	expect(row.textContent).toContain("Non envoyé");
	fireEvent.click(screen.getByRole("button", { name: "Abandonner" }));
	await waitFor(() => expect(screen.queryByText(email)).toBeNull());
	expect(await db.outbox.count()).toBe(0);
});

test("what is wrong with an address is read in the language that is chosen next, too", async () => {
	render(createElement(MantineProvider, null, createElement(Adding)));
	fireEvent.change(await screen.findByLabelText("Email"), { target: { value: "not an address" } });
	fireEvent.click(screen.getByRole("button", { name: "Add" }));
	await screen.findByText("This is neither an email address nor a user name");
	await chooseLanguage("fr");
	await screen.findByText("Ce n’est ni une adresse e-\u2060mail ni un nom d’utilisateur");
});
