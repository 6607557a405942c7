// @vitest-environment happy-dom
// Writing an answer, over a real phone database.
import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeSession } from "#local/account/session.ts";
import { type AccountDatabase, accountDatabase } from "#local/database.ts";
import { answerDraft } from "#local/drafts.ts";
import { sessionOf } from "#support/signed-in.ts";
import { newId } from "#sync/new-id.ts";
import { AnswerForm } from "./AnswerForm.tsx";

const course = {
	id: newId(),
	updated: "",
	revision: "",
	earlier_revisions: [],
	title: "Mathematics",
	code: "MATH-6B",
	subject: "Math",
	grade_level: "6",
	teacher_id: newId(),
	join_code: "",
	archived_at: null,
};
const assignment = {
	id: newId(),
	updated: "",
	revision: "",
	earlier_revisions: [],
	course_id: course.id,
	title: "Fractions in real life",
	instructions: "",
	max_points: 20,
	due_at: null,
	created_by: null,
	written_at: "",
	entry: null,
};
let db: AccountDatabase;

beforeEach(() => {
	const user = { id: newId(), name: "Maya Sfeir", email: "student@lead.example" };
	db = accountDatabase(user.id);
	writeSession(sessionOf(user));
});
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
	onClose.mockClear();
	writeSession(null);
});

const onClose = vi.fn();
const draw = () =>
	render(
		createElement(
			MantineProvider,
			null,
			createElement(AnswerForm, {
				assignment,
				course,
				optional: false,
				returned: null,
				superseded: null,
				onWriting() {},
				onHandedIn() {},
				onClose,
			}),
		),
	);
const field = () => screen.getByLabelText<HTMLTextAreaElement>("Your response");
const type = async (text: string) => {
	await waitFor(() => expect(field().readOnly).toBe(false));
	fireEvent.change(field(), { target: { value: text } });
};
const submit = () => fireEvent.click(screen.getByRole("button", { name: "Submit Assignment" }));
const drafts = async () => (await db.drafts.toArray()).map(({ text }) => text);

test("what is typed is saved by itself, and says so", async () => {
	draw();
	await type("Half a cup of rice");
	await screen.findByText(/^Draft saved \d\d:\d\d$/, {}, { timeout: 5000 });
	expect(await drafts()).toEqual(["Half a cup of rice"]);
});

test("what was typed a moment before leaving is saved", async () => {
	const page = draw();
	await type("Half a cup");
	page.unmount();
	await waitFor(async () => expect(await drafts()).toEqual(["Half a cup"]));
});

test("Submit is reached with the Tab key, and says nothing, while the phone still reads what was written before", async () => {
	await db.drafts.put({ key: answerDraft(assignment.id), text: "Half a cup of rice", saved_at: Date.now() });
	draw();
	const button = screen.getByRole<HTMLButtonElement>("button", { name: "Submit Assignment" });
	expect({ readOnly: field().readOnly, disabled: button.disabled }).toEqual({ readOnly: true, disabled: false });
	submit();
	await waitFor(() => expect(field().value).toBe("Half a cup of rice"));
	expect(screen.queryByRole("alert")).toBeNull();
	expect(await db.outbox.count()).toBe(0);
});

test("blank words are not submitted", async () => {
	draw();
	await type("  \n ");
	submit();
	expect((await screen.findByRole("alert")).textContent).toContain("Please enter your submission");
	expect(await db.outbox.count()).toBe(0);
});

test("submitting puts the answer in the outbox and leaves no draft behind, not even later; its words stay in view", async () => {
	const page = draw();
	await type("Half a cup of rice");
	submit();
	await waitFor(async () => expect(await db.outbox.count()).toBe(1));
	await waitFor(async () => expect(await drafts()).toEqual([]));
	expect(field().value).toBe("Half a cup of rice");
	expect(field().readOnly).toBe(true);
	page.unmount();
	expect((await db.outbox.toArray())[0]?.body).toMatchObject({ text_body: "Half a cup of rice" });
	expect(await drafts()).toEqual([]);
});

test("a phone that refuses to save keeps the words in the field and says that they are not saved", async () => {
	draw();
	await type("Half a cup of rice");
	vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
		throw new DOMException("full", "QuotaExceededError");
	});
	submit();
	await screen.findByText(/Not saved on this phone/, {}, { timeout: 15_000 });
	expect(field().value).toBe("Half a cup of rice");
	expect(screen.getByRole("button", { name: "Copy" })).toBeTruthy();
	expect(await db.outbox.count()).toBe(0);
});

test("a card is closed once its last letter is saved, and not while the phone refuses to save it", async () => {
	draw();
	await type("Half a cup");
	const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
		throw new DOMException("full", "QuotaExceededError");
	});
	fireEvent.click(screen.getByRole("button", { name: "Close" }));
	await screen.findByText(/Draft not saved on this phone/, {}, { timeout: 15_000 });
	expect(onClose).not.toHaveBeenCalled();
	expect(field().value).toBe("Half a cup");
	full.mockRestore();
	await type("Half a cup of rice");
	await waitFor(() => expect(screen.queryByText(/Draft not saved/)).toBeNull(), { timeout: 5000 });
	fireEvent.click(screen.getByRole("button", { name: "Close" }));
	await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
	expect(await drafts()).toEqual(["Half a cup of rice"]);
});
