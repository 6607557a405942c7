// @vitest-environment happy-dom
// The form for a new course, over a real phone database: its words in both languages, what it asks for, and a full phone.
import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { Toaster } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chooseLanguage } from "#i18n/i18n.ts";
import { writeSession } from "#local/account/session.ts";
import type { AccountDatabase } from "#local/database.ts";
import { clearPage } from "#support/dom/clear-page.ts";
import { signedIn } from "#support/mirror-rows.ts";
import { CreateCourse } from "./CreateCourse.tsx";

let db: AccountDatabase;

beforeEach(() => {
	db = signedIn("teacher");
});
afterEach(async () => {
	await clearPage();
	vi.restoreAllMocks();
	writeSession(null);
	await chooseLanguage("en");
});

const draw = () =>
	render(
		createElement(MantineProvider, null, createElement(CreateCourse, { onCreated: () => {} }), createElement(Toaster)),
	);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
/** What is said to be wrong with a field. */
const problem = (label: string) =>
	document.getElementById(field(label).getAttribute("aria-describedby") ?? "")?.textContent.trim();

const words = {
	en: {
		title: "Create Course",
		labels: ["Course Title", "Course Code", "Subject", "Grade Level", "Grades in steps of"],
		levels: ["No grade level", "Grade 1", "Grade 12"],
		button: "Create Course",
		busy: "Submitting...",
		required: "Required",
		failure: "Failed to create course",
	},
	fr: {
		title: "Créer un cours",
		labels: ["Titre du cours", "Code du cours", "Matière", "Niveau", "Notes par pas de"],
		levels: ["Tous niveaux", "Grade\u00a01", "Grade\u00a012"],
		button: "Créer le cours",
		busy: "Envoi…",
		required: "Obligatoire",
		failure: "Le cours n’a pas pu être créé",
	},
} as const;

for (const language of ["en", "fr"] as const) {
	const { title, labels, levels, button, busy, required, failure } = words[language];
	const [name, code, , level] = labels;
	test(`in ${language} it has its labels, asks for what is missing, says that it is busy and what failed on a full phone`, async () => {
		await chooseLanguage(language);
		const { container } = draw();
		await screen.findByRole("heading", { level: 2, name: title });
		await screen.findByLabelText(name);
		expect([...container.querySelectorAll("form label")].map(({ textContent }) => textContent)).toEqual(labels);
		const offered = [...field(level).querySelectorAll("option")].map(({ textContent }) => textContent);
		expect(offered).toHaveLength(13);
		expect([offered[0], offered[1], offered[12]]).toEqual(levels);
		press(button);
		await waitFor(() => expect([problem(name), problem(code)]).toEqual([required, required]));
		expect(document.activeElement).toBe(field(name));
		fill(name, "  Physics ");
		fill(code, "PHY-9");
		const full = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
			throw new DOMException("full", "QuotaExceededError");
		});
		press(button);
		await screen.findByText(failure, {}, { timeout: 15_000 });
		expect(field(name).value).toBe("  Physics ");
		expect(screen.getByRole<HTMLButtonElement>("button", { name: button }).disabled).toBe(false);
		full.mockRestore();
		press(button);
		expect(screen.getByRole<HTMLButtonElement>("button", { name: busy }).disabled).toBe(true);
		await waitFor(() => expect(field(name).value).toBe(""));
		expect((await db.outbox.toArray()).map(({ body }) => body)).toMatchObject([{ title: "Physics", code: "PHY-9" }]);
		expect(screen.queryByText(required)).toBeNull();
	});
}

test("what is too long is said in its place, and nothing is made", async () => {
	draw();
	await screen.findByLabelText("Course Title");
	fill("Course Title", "T".repeat(201));
	fill("Course Code", "C".repeat(41));
	fill("Subject", "S".repeat(81));
	press("Create Course");
	await waitFor(() => expect(problem("Course Title")).toBe("At most 200 characters"));
	expect(problem("Course Code")).toBe("At most 40 characters");
	expect(problem("Subject")).toBe("At most 80 characters");
	expect(await db.outbox.count()).toBe(0);
});

test("what an earlier build kept of a course that was being written stands in its fields", async () => {
	const text = JSON.stringify({ title: "Physics", code: "PHY-9", subject: "", grade_level: "9", replaces: "" });
	await db.drafts.put({ key: "course:new", text, saved_at: 1 });
	draw();
	await screen.findByLabelText("Course Title");
	const values = ["Course Title", "Course Code", "Subject", "Grade Level", "Grades in steps of"].map(
		(label) => field(label).value,
	);
	expect(values).toEqual(["Physics", "PHY-9", "", "9", ""]);
});

test("a draft with a grade level that the form does not have can be sent", async () => {
	const fields = { title: "Physics", code: "PHY-9", subject: "", grade_level: "13" };
	await db.drafts.put({ key: "course:new", text: JSON.stringify({ fields, onto: "" }), saved_at: 1 });
	draw();
	await screen.findByLabelText("Course Title");
	press("Create Course");
	await waitFor(async () => expect(await db.outbox.count()).toBe(1));
	expect((await db.outbox.toArray()).map(({ body }) => body)).toMatchObject([{ title: "Physics", grade_level: "" }]);
});
