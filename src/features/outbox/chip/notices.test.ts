// @vitest-environment happy-dom
// What is said when a write was sent, and when it was refused, in both languages.
import "fake-indexeddb/auto";
import { render, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { Toaster } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chooseLanguage } from "#i18n/i18n.ts";
import { writeSession } from "#local/account/session.ts";
import type { AccountDatabase } from "#local/database.ts";
import { type NewEntry, save } from "#local/entries.ts";
import { sayOnPage } from "#local/notices.ts";
import { browserPlatform } from "#local/platform.ts";
import { clearPage } from "#support/dom/clear-page.ts";
import { signedIn } from "#support/mirror-rows.ts";
import { newId } from "#sync/new-id.ts";
import { SyncToasts } from "./SyncToasts.tsx";

let db: AccountDatabase;
let notices: ReturnType<typeof render>;

beforeEach(() => {
	db = signedIn("teacher");
});
afterEach(async () => {
	notices.unmount();
	await clearPage();
	writeSession(null);
	await chooseLanguage("en");
});

const [id, to] = [newId(), newId()];
const entry = { record_id: id, about: { title: "Fractions", course: "Mathematics", person: "" } };
const course = { id, teacher_id: to, title: "Physics", code: "PHY-9", subject: "", grade_level: "" };
const assignment = {
	id,
	course_id: to,
	created_by: to,
	title: "Circles",
	instructions: "",
	max_points: 20,
	due_at: "",
};
const answer = { id, assignment_id: to, student_id: to, text_body: "3/8" };

/** One write of each form of the dashboards, and what is said of it. */
const written: { write: NewEntry; en: { sent: string; failed: string }; fr: { sent: string; failed: string } }[] = [
	{
		write: { ...entry, kind: "createCourse", body: course },
		en: { sent: "Course created successfully!", failed: "Failed to create course" },
		fr: { sent: "Cours créé\u202f!", failed: "Le cours n’a pas pu être créé" },
	},
	{
		write: { ...entry, kind: "createAssignment", body: assignment },
		en: { sent: "Assignment created successfully!", failed: "Failed to create assignment" },
		fr: { sent: "Devoir créé\u202f!", failed: "Le devoir n’a pas pu être créé" },
	},
	{
		write: { ...entry, kind: "submitAssignment", body: answer },
		en: { sent: "Assignment submitted successfully!", failed: "Failed to submit assignment" },
		fr: { sent: "Devoir rendu\u202f!", failed: "Le devoir n’a pas pu être rendu" },
	},
	{
		write: { ...entry, kind: "gradeSubmission", body: { grade: 18, feedback: "", graded_text: "" } },
		en: { sent: "Submission graded successfully!", failed: "Failed to grade submission" },
		fr: { sent: "Note envoyée\u202f!", failed: "La note n’a pas pu être envoyée" },
	},
];

const refusal = { reason: "unknown", status: 400, code: "", message: "", at: 0 } as const;
const titles = () => [...document.querySelectorAll("[data-title]")].map(({ textContent }) => textContent);

for (const language of ["en", "fr"] as const) {
	test.each(written)(
		`in ${language} a $write.kind is said to have arrived when it was sent, and to have failed when it was refused`,
		async ({ write, [language]: said }) => {
			await chooseLanguage(language);
			render(createElement(Toaster));
			notices = render(createElement(SyncToasts));
			const sent = await save(db, browserPlatform, write);
			await db.outbox.update(sent.seq, { state: "sent", sent_at: Date.now() });
			await waitFor(() => expect(titles()).toEqual([said.sent]));
			const refused = await save(db, browserPlatform, write);
			await db.outbox.update(refused.seq, { state: "failed", attempts: 1, refusal });
			await waitFor(() => expect(titles()).toContain(said.failed));
			// One of each, the newest first.
			expect(titles()).toEqual([said.failed, said.sent]);
		},
	);
}

test("a refusal is said with the server's reason where it gave one, in the reader's language", async () => {
	await chooseLanguage("fr");
	render(createElement(Toaster));
	notices = render(createElement(SyncToasts));
	const { seq } = await save(db, browserPlatform, { ...entry, kind: "createAssignment", body: assignment });
	const why = { ...refusal, reason: "refused", code: "course_ended", message: "This course has ended." } as const;
	await db.outbox.update(seq, { state: "failed", attempts: 1, refusal: why });
	await waitFor(() => expect(titles()).toEqual(["Ce cours est terminé. Ce que vous avez écrit est gardé ici."]));
	expect(document.querySelector("[data-description]")?.textContent).toBe("Devoir\u202f: Fractions");
});

test("a browser without a network waits for no answer before it says that the words are kept", async () => {
	const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	render(createElement(Toaster));
	notices = render(createElement(SyncToasts));
	const { created, seq } = await save(db, browserPlatform, { ...entry, kind: "createAssignment", body: assignment });
	await waitFor(async () => expect((await db.outbox.get(seq))?.notified).toBe("saved"));
	expect(Date.now() - created).toBeLessThan(3000);
	await waitFor(() => expect(titles()).toEqual(["Saved on this phone. It will be sent when you are back online."]));
	line.mockRestore();
});

test("what the page says itself of a write has no notice, that it waits or that it was sent; another's stays", async () => {
	const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	render(createElement(Toaster));
	notices = render(createElement(SyncToasts));
	const kept = "Saved on this phone. It will be sent when you are back online.";
	const here = await save(db, browserPlatform, { ...entry, kind: "createCourse", body: course });
	const ends = [sayOnPage(here.id, "saved"), sayOnPage(here.id, "sent")];
	// Another place that said so, too, and is gone.
	sayOnPage(here.id, "sent")();
	await waitFor(async () => expect((await db.outbox.get(here.seq))?.notified).toBe("saved"));
	const elsewhere = await save(db, browserPlatform, { ...entry, kind: "createAssignment", body: assignment });
	await waitFor(() => expect(titles()).toEqual([kept]));
	for (const { seq } of [here, elsewhere]) await db.outbox.update(seq, { state: "sent", sent_at: Date.now() });
	await waitFor(() => expect(titles()).toEqual(["Assignment created successfully!"]));
	for (const end of ends) end();
	line.mockRestore();
});

test("the notice that words are kept goes when the last of them waits no longer", async () => {
	const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	render(createElement(Toaster));
	notices = render(createElement(SyncToasts));
	const kept = ["Saved on this phone. It will be sent when you are back online."];
	const [made, set] = await Promise.all([
		save(db, browserPlatform, { ...entry, kind: "createCourse", body: course }),
		save(db, browserPlatform, { ...entry, kind: "createAssignment", body: assignment }),
	]);
	await waitFor(() => expect(titles()).toEqual(kept));
	await db.outbox.delete(made.seq);
	await waitFor(async () => expect((await db.outbox.get(set.seq))?.notified).toBe("saved"));
	expect(titles()).toEqual(kept);
	await db.outbox.delete(set.seq);
	await waitFor(() => expect(titles()).toEqual([]));
	line.mockRestore();
});

test("the notice of a refusal stays until its work is sent again or given up, and another's stays on", async () => {
	render(createElement(Toaster));
	notices = render(createElement(SyncToasts));
	const made = await save(db, browserPlatform, { ...entry, kind: "createCourse", body: course });
	const set = await save(db, browserPlatform, { ...entry, kind: "createAssignment", body: assignment });
	for (const { seq } of [made, set]) await db.outbox.update(seq, { state: "failed", attempts: 1, refusal });
	const both = ["Failed to create assignment", "Failed to create course"];
	await waitFor(() => expect(titles().sort()).toEqual(both));
	await db.outbox.update(made.seq, { state: "queued", refusal: null });
	await waitFor(() => expect(titles()).toEqual(["Failed to create assignment"]));
	await db.outbox.delete(set.seq);
	await waitFor(() => expect(titles()).toEqual([]));
});

test("work that is refused again at once is said to be refused again", async () => {
	render(createElement(Toaster));
	notices = render(createElement(SyncToasts));
	const made = await save(db, browserPlatform, { ...entry, kind: "createCourse", body: course });
	await db.outbox.update(made.seq, { state: "failed", attempts: 1, refusal });
	await waitFor(() => expect(titles()).toEqual(["Failed to create course"]));
	const first = document.querySelector("[data-sonner-toast]");
	await db.outbox.update(made.seq, { state: "queued", refusal: null, notified: "saved" });
	await waitFor(() => expect(document.querySelector("[data-removed=true]")).not.toBeNull());
	await db.outbox.update(made.seq, { state: "failed", attempts: 2, refusal });
	await waitFor(() => expect(first?.isConnected).toBe(false));
	await waitFor(() => expect(titles()).toEqual(["Failed to create course"]));
});
