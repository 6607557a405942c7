// The cards of a student's submissions, drawn over a phone database that is new for every test.
import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { Toaster, toast } from "sonner";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { SubmittedAssignments } from "#features/coursework/answering/submitted/SubmittedAssignments.tsx";
import { writeSession } from "#local/account/session.ts";
import type { AccountDatabase } from "#local/database.ts";
import { aCourse, signedIn } from "#support/mirror-rows.ts";

export let db: AccountDatabase;
export let item: Awaited<ReturnType<typeof aCourse>>;

beforeEach(async () => {
	db = signedIn("student", "Maya Haddad");
	item = await aCourse(db, "student");
});
afterEach(() => {
	toast.dismiss();
	cleanup();
	vi.restoreAllMocks();
	writeSession(null);
});

const Submitted = () => createElement(SubmittedAssignments, { opened: "", onBack() {}, worksheets: () => null });
export const draw = (screenOf: () => ReactNode = Submitted) =>
	render(createElement(MantineProvider, null, createElement(screenOf), createElement(Toaster)));

export const button = (name: string) => screen.findByRole("button", { name });
export const press = async (name: string) => fireEvent.click(await button(name));
export const draft = async () => (await db.drafts.get(`answer:${item.assignment.id}`))?.text;

export const type = async (label: string, text: string) => {
	const field = await screen.findByLabelText<HTMLTextAreaElement>(label);
	await waitFor(() => expect(field.readOnly).toBe(false));
	fireEvent.change(field, { target: { value: text } });
	return field;
};
