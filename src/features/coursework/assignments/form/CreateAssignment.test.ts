// @vitest-environment happy-dom
// A form of several fields as one draft, over a real phone database.
import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { Toaster } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeSession } from "#local/account/session.ts";
import type { AccountDatabase } from "#local/database.ts";
import type { Course } from "#records.ts";
import { clearPage } from "#support/dom/clear-page.ts";
import { aCourse, signedIn } from "#support/mirror-rows.ts";
import { CreateAssignment } from "./CreateAssignment.tsx";

let db: AccountDatabase;
let course: Course;

beforeEach(async () => {
	db = signedIn("teacher");
	({ course } = await aCourse(db, "teacher"));
});
afterEach(async () => {
	await clearPage();
	vi.restoreAllMocks();
	writeSession(null);
});

const draw = async (courses = [course]) => {
	const page = render(
		createElement(
			MantineProvider,
			null,
			createElement(CreateAssignment, { courses, wanted: "", focus: false }),
			createElement(Toaster),
		),
	);
	await waitFor(() => expect(field("Title").readOnly).toBe(false));
	return page;
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = () => fireEvent.click(screen.getByRole("button", { name: "Create Assignment" }));

test("a phone that refuses to save keeps every word in its field, and says that they are not saved", async () => {
	await draw();
	fill("Title", "Circles");
	fill("Instructions", "Draw one.");
	vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
		throw new DOMException("full", "QuotaExceededError");
	});
	press();
	await screen.findByText(/^Not saved on this phone/, {}, { timeout: 15_000 });
	await screen.findByText("Failed to create assignment");
	expect(field("Title").value).toBe("Circles");
	expect(field("Instructions").value).toBe("Draw one.");
	expect(screen.getByRole("button", { name: "Copy" })).toBeTruthy();
	expect(await db.outbox.count()).toBe(0);
	vi.restoreAllMocks();
	press();
	await waitFor(async () => expect(await db.outbox.count()).toBe(1));
	await waitFor(() => expect(field("Title").value).toBe(""));
	expect(await db.drafts.count()).toBe(0);
});

test("what was typed a moment before leaving is saved, all fields together", async () => {
	const page = await draw();
	fill("Title", "Circles");
	fill("Max Points", "٢٠");
	page.unmount();
	await waitFor(async () => expect(await db.drafts.count()).toBe(1));
	await draw();
	await waitFor(() => expect(field("Title").value).toBe("Circles"));
	expect(field("Max Points").value).toBe("20");
	fill("Title", "");
	fill("Max Points", "100");
	await waitFor(async () => expect(await db.drafts.count()).toBe(0), { timeout: 5_000 });
});

test("a course that was chosen and is no longer there is asked for again", async () => {
	const gone = { ...course, id: "gonegonegonegon", title: "Gone" };
	const page = await draw([course, gone]);
	fill("Course", gone.id);
	fill("Title", "Circles");
	page.unmount();
	await waitFor(async () => expect(await db.drafts.count()).toBe(1));
	await draw();
	await waitFor(() => expect(field("Title").value).toBe("Circles"));
	expect(field("Course").value).toBe("");
	press();
	await screen.findByText("Required");
	expect(await db.outbox.count()).toBe(0);
});
