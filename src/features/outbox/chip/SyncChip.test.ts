// @vitest-environment happy-dom
// The chip over a real phone database: what it says in every state, in both languages.

import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AuthProvider } from "#features/auth/AuthProvider.tsx";
import { chooseLanguage } from "#i18n/i18n.ts";
import { writeSession } from "#local/account/session.ts";
import { type AccountDatabase, accountDatabase } from "#local/database.ts";
import { save } from "#local/entries.ts";
import { browserPlatform } from "#local/platform.ts";
import { sessionOf } from "#support/signed-in.ts";
import { noteSyncState, type SyncState } from "#sync/database.ts";
import type { EntryState } from "#sync/entry.ts";
import { newId } from "#sync/new-id.ts";
import { saveDraft } from "#sync/storage/drafts.ts";
import { SyncChip } from "./SyncChip.tsx";

let db: AccountDatabase;

beforeEach(() => {
	const user = { id: newId(), name: "Maya Sfeir", email: "student@lead.example" };
	db = accountDatabase(user.id);
	writeSession(sessionOf(user));
});

afterEach(async () => {
	cleanup();
	writeSession(null);
	await chooseLanguage("en");
});

/** A phone with unsent items in these states, in this sync state. */
async function phone(states: EntryState[], state: Partial<SyncState>) {
	for (const state of states) {
		const entry = await save(db, browserPlatform, {
			kind: "createCourse",
			body: {
				id: newId(),
				teacher_id: db.userId,
				title: "Science",
				code: "SCI-6",
				subject: "Science",
				grade_level: "6",
			},
			about: { title: "Science", course: "SCI-6", person: "" },
		});
		await db.outbox.update(entry.seq, { state, sent_at: state === "sent" ? Date.now() : null });
	}
	await noteSyncState(db, state);
}

const draw = () =>
	render(createElement(MantineProvider, null, createElement(AuthProvider, null, createElement(SyncChip))));

const met = { last_contact: Date.UTC(2026, 10, 20, 6), contact: "online" } as const;

test("as soon as the browser itself sees no network the chip says so, and takes it back as soon", async () => {
	const line = vi.spyOn(navigator, "onLine", "get");
	const turns = (on: boolean) => {
		line.mockReturnValue(on);
		act(() => void window.dispatchEvent(new Event(on ? "online" : "offline")));
	};
	await phone([], met);
	draw();
	await screen.findByRole("button", { name: "All sent. Open the list of unsent work" });
	turns(false);
	await screen.findByRole("button", { name: "Offline. Open the list of unsent work" });
	turns(true);
	await screen.findByRole("button", { name: "All sent. Open the list of unsent work" });
	line.mockRestore();
});
const cut = { ...met, contact: "offline" } as const;

const states: { name: string; entries: EntryState[]; state: Partial<SyncState>; en: string; fr: string }[] = [
	{ name: "never met the server", entries: [], state: {}, en: "Connecting", fr: "Connexion…" },
	{ name: "nothing unsent, server met", entries: [], state: met, en: "All sent", fr: "Tout est envoyé" },
	{ name: "nothing unsent, but no network", entries: [], state: cut, en: "Offline", fr: "Hors ligne" },
	{
		name: "one work without network",
		entries: ["queued"],
		state: cut,
		en: "Offline · 1 waiting",
		fr: "Hors ligne · 1 en attente",
	},
	{ name: "two works about to go", entries: ["queued", "queued"], state: met, en: "2 waiting", fr: "2 en attente" },
	{
		name: "the first of three on its way",
		entries: ["sending", "queued", "queued"],
		state: { ...met, burst_at: 1 },
		en: "Sending 1 of 3",
		fr: "Envoi 1 sur 3",
	},
	{
		name: "the second of three on its way",
		entries: ["sent", "sending", "queued"],
		state: { ...met, burst_at: 1 },
		en: "Sending 2 of 3",
		fr: "Envoi 2 sur 3",
	},
	{ name: "one refused, one waiting", entries: ["failed", "queued"], state: cut, en: "1 needs you", fr: "1 à revoir" },
];

test.each(states)("$name: $en", async ({ entries, state, en }) => {
	await phone(entries, state);
	draw();
	expect(await screen.findByRole("button", { name: `${en}. Open the list of unsent work` })).toBeTruthy();
});

test.each(states)("$name: $fr", async ({ entries, state, fr }) => {
	await chooseLanguage("fr");
	await phone(entries, state);
	draw();
	expect(await screen.findByRole("button", { name: `${fr}. Ouvrir la liste du travail non envoyé` })).toBeTruthy();
});

test("an ended session asks for a new sign-in before anything else", async () => {
	await phone(["failed", "queued"], met);
	const user = { id: db.userId, name: "Maya Sfeir", email: "student@lead.example" };
	writeSession(sessionOf(user, { expired: true }));
	draw();
	expect(await screen.findByRole("button", { name: /^Sign in again\./ })).toBeTruthy();
});

test("a blocked account's unsent work is never called sent", async () => {
	await phone(["queued"], met);
	const user = { id: db.userId, name: "Maya Sfeir", email: "student@lead.example" };
	writeSession(sessionOf(user, { account_status: "blocked" }));
	draw();
	expect(await screen.findByRole("button", { name: /^1 waiting\./ })).toBeTruthy();
});

test("who waits to be let in and has nothing unsent is not told that all is sent", async () => {
	await phone(["queued"], met);
	const user = { id: db.userId, name: "Maya Sfeir", email: "student@lead.example" };
	writeSession(sessionOf(user, { account_status: "waiting" }));
	draw();
	await screen.findByRole("button", { name: /^1 waiting\./ });
	await db.outbox.toCollection().modify({ state: "sent", sent_at: Date.now() });
	await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
});

test("the chip follows the phone without a touch", async () => {
	await phone(["queued"], cut);
	draw();
	await screen.findByRole("button", { name: /^Offline · 1 waiting/ });
	await db.outbox.toCollection().modify({ state: "sent", sent_at: Date.now() });
	await noteSyncState(db, met);
	expect(await screen.findByRole("button", { name: /^All sent/ })).toBeTruthy();
});

test("while words are not handed in the chip says when they were saved, and not that all is sent", async () => {
	await phone([], met);
	await saveDraft(db, browserPlatform, "answer:fractions", "Half a cup");
	await db.drafts.update("answer:fractions", { saved_at: Date.UTC(2026, 10, 20, 9, 40, 59) });
	draw();
	await screen.findByRole("button", { name: "Draft saved 11:40. Open the list of unsent work" });
	await noteSyncState(db, cut);
	await screen.findByRole("button", { name: "Offline · draft saved 11:40. Open the list of unsent work" });
	expect(screen.getByRole("status").textContent).toBe("Offline");
	await noteSyncState(db, met);
	await db.drafts.clear();
	await screen.findByRole("button", { name: "All sent. Open the list of unsent work" });
});

test("nobody signed in, no chip", () => {
	writeSession(null);
	draw();
	expect(screen.queryByRole("button")).toBeNull();
});
