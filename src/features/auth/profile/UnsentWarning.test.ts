// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { writeSession } from "#local/account/session.ts";
import { save } from "#local/entries.ts";
import { browserPlatform } from "#local/platform.ts";
import { signedIn } from "#support/mirror-rows.ts";
import { newId } from "#sync/new-id.ts";
import { UnsentWarning } from "./UnsentWarning.tsx";

afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
	writeSession(null);
});

test("work that is sent now takes its warning with it, and the focus goes to what is said instead", async () => {
	// The run itself asks for a lock, which this document has not.
	vi.spyOn(console, "error").mockImplementation(() => {});
	const db = signedIn("teacher");
	const id = newId();
	const body = { id, teacher_id: db.userId, title: "Science", code: "SCI-6", subject: "Science", grade_level: "6" };
	const about = { title: "Science", course: "SCI-6", person: "" };
	const { seq } = await save(db, browserPlatform, { kind: "createCourse", body, about });
	render(createElement(MantineProvider, null, createElement(UnsentWarning)));
	const button = await screen.findByRole("button", { name: "Send now" });
	button.focus();
	fireEvent.click(button);
	expect(button.textContent).toBe("Sending…");
	expect(document.activeElement).toBe(button);
	await act(() => db.outbox.update(seq, { state: "sent" }));
	const said = await screen.findByText("Everything has been sent, so nothing would be lost.");
	await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true));
	expect(screen.queryByRole("listitem")).toBeNull();
});
