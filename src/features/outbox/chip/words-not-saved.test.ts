// @vitest-environment happy-dom
// The chip between a key and the saved draft, over a real phone database.
import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, expect, test } from "vitest";
import { AuthProvider } from "#features/auth/AuthProvider.tsx";
import { writeSession } from "#local/account/session.ts";
import { noteCleared, noteSaved, noteTyped } from "#local/browser/unsaved-words.ts";
import { saveDraftNow } from "#local/save-draft.ts";
import { signedIn } from "#support/mirror-rows.ts";
import { noteSyncState } from "#sync/database.ts";
import { SyncChip } from "./SyncChip.tsx";

afterEach(() => {
	cleanup();
	writeSession(null);
});

test("from the first key on until the draft is found on the phone, the chip never says that all is sent", async () => {
	const db = signedIn("student");
	await noteSyncState(db, { last_contact: Date.now(), contact: "online" });
	render(createElement(MantineProvider, null, createElement(AuthProvider, null, createElement(SyncChip))));
	const says = () => document.querySelector("[data-look]")?.getAttribute("data-look");
	await waitFor(() => expect(says()).toBe("sent"));
	act(() => noteTyped("answer:fractions"));
	await screen.findByRole("button", { name: "Not saved yet. Open the list of unsent work" });
	const read: unknown[] = [];
	const watcher = new MutationObserver(() => read.push(says()));
	watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
	await saveDraftNow("answer:fractions", "3/8");
	noteSaved("answer:fractions");
	await waitFor(() => expect(says()).toBe("draft"));
	expect(read).not.toContain("sent");
	watcher.disconnect();
	// An emptied field has no words that could be lost.
	act(() => noteTyped("answer:fractions"));
	await saveDraftNow("answer:fractions", "");
	act(() => noteCleared("answer:fractions"));
	await waitFor(() => expect(says()).toBe("sent"));
});
