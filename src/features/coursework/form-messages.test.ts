// @vitest-environment happy-dom
// What the forms of coursework say in both languages: their labels, that they are busy, and what failed on a full phone.
import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { Toaster } from "sonner";
import { afterEach, expect, test, vi } from "vitest";
import { chooseLanguage } from "#i18n/i18n.ts";
import { writeSession } from "#local/account/session.ts";
import type { AccountDatabase } from "#local/database.ts";
import { Grading, PendingCards } from "#support/coursework-views.ts";
import { clearPage } from "#support/dom/clear-page.ts";
import { aCourse, anAnswer, signedIn, somebody } from "#support/mirror-rows.ts";
import { CreateAssignment } from "./assignments/form/CreateAssignment.tsx";

afterEach(async () => {
	await clearPage();
	vi.restoreAllMocks();
	writeSession(null);
	await chooseLanguage("en");
});

type Form = { db: AccountDatabase; page: ReactNode };

const open = {
	async answer(): Promise<Form> {
		const db = signedIn("student", "Maya Haddad");
		const { assignment } = await aCourse(db, "student");
		return { db, page: createElement(PendingCards, { opened: assignment.id }) };
	},
	async grade(): Promise<Form> {
		const db = signedIn("teacher");
		const { assignment } = await aCourse(db, "teacher");
		const student_id = await somebody(db, "Maya Haddad");
		await anAnswer(db, { assignment_id: assignment.id, student_id, text_body: "3/8" });
		return { db, page: createElement(Grading) };
	},
	async assignment(): Promise<Form> {
		const db = signedIn("teacher");
		const { course } = await aCourse(db, "teacher");
		return { db, page: createElement(CreateAssignment, { courses: [course], wanted: "", focus: false }) };
	},
};

const cases = [
	{
		form: "answer",
		language: "en",
		labels: ["Your response"],
		field: "Your response",
		button: "Submit Assignment",
		busy: "Submitting...",
		failure: "Failed to submit assignment",
	},
	{
		form: "answer",
		language: "fr",
		labels: ["Ta réponse"],
		field: "Ta réponse",
		button: "Rendre le devoir",
		busy: "Envoi…",
		failure: "Le devoir n’a pas pu être rendu",
	},
	{
		form: "grade",
		language: "en",
		labels: ["Grade", "Feedback (optional)"],
		field: "Grade",
		button: "Submit Grade",
		busy: "Submitting...",
		failure: "Failed to grade submission",
	},
	{
		form: "grade",
		language: "fr",
		labels: ["Note", "Commentaire (facultatif)"],
		field: "Note",
		button: "Envoyer la note",
		busy: "Envoi…",
		failure: "La note n’a pas pu être envoyée",
	},
	{
		form: "assignment",
		language: "en",
		labels: [
			"Course",
			"Title",
			"Instructions",
			"Max Points",
			"Due Date",
			"Time",
			"Show to students from",
			"Time to show",
		],
		field: "Title",
		button: "Create Assignment",
		busy: "Submitting...",
		failure: "Failed to create assignment",
	},
	{
		form: "assignment",
		language: "fr",
		labels: [
			"Cours",
			"Titre",
			"Consignes",
			"Barème (points)",
			"Date limite",
			"Heure",
			"Visible dès le",
			"Heure d’affichage",
		],
		field: "Titre",
		button: "Créer le devoir",
		busy: "Envoi…",
		failure: "Le devoir n’a pas pu être créé",
	},
] as const;

test.each(cases)(
	"the form of an $form has its labels, says that it is busy, and what failed on a full phone ($language)",
	async ({ form, language, labels, field, button, busy, failure }) => {
		const { db, page } = await open[form]();
		await chooseLanguage(language);
		const { container } = render(createElement(MantineProvider, null, page, createElement(Toaster)));
		const typed = () => screen.findByLabelText<HTMLInputElement>(field);
		await waitFor(async () => expect((await typed()).readOnly).toBe(false));
		expect([...container.querySelectorAll("form label")].map(({ textContent }) => textContent)).toEqual(labels);
		fireEvent.change(await typed(), { target: { value: "18" } });
		const press = () => fireEvent.click(screen.getByRole("button", { name: button }));
		const full = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
			throw new DOMException("full", "QuotaExceededError");
		});
		press();
		await screen.findByText(failure, {}, { timeout: 15_000 });
		expect((await typed()).value).toBe("18");
		expect(screen.getByRole<HTMLButtonElement>("button", { name: button }).disabled).toBe(false);
		full.mockRestore();
		press();
		expect(screen.getByRole<HTMLButtonElement>("button", { name: busy }).disabled).toBe(true);
		await waitFor(async () => expect(await db.outbox.count()).toBe(1));
		await waitFor(() => expect(screen.queryByRole("button", { name: busy })).toBeNull());
	},
);
