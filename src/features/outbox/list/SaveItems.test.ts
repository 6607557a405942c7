// @vitest-environment happy-dom
// Everything unsent is carried away as a file anybody can read, in the language of its reader.

import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { fireEvent, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { AuthProvider } from "#features/auth/AuthProvider.tsx";
import { chooseLanguage } from "#i18n/i18n.ts";
import { writeSession } from "#local/account/session.ts";
import { save } from "#local/entries.ts";
import { browserPlatform } from "#local/platform.ts";
import { clearPage } from "#support/dom/clear-page.ts";
import { aCourse, signedIn } from "#support/mirror-rows.ts";
import { noteSyncState } from "#sync/database.ts";
import { newId } from "#sync/new-id.ts";
import { OutboxDrawer } from "./OutboxDrawer.tsx";

afterEach(async () => {
	await clearPage();
	vi.restoreAllMocks();
	writeSession(null);
	await chooseLanguage("en");
});

const page = createRootRoute({
	component: () =>
		createElement(
			MantineProvider,
			null,
			createElement(AuthProvider, null, createElement(OutboxDrawer, { open: true, onClose: () => {} })),
		),
});
const draw = () =>
	render(createElement(RouterProvider, { router: createRouter({ routeTree: page, history: createMemoryHistory() }) }));

/** What the button hands to the browser; a moment of the day of the test is written `<moment>`. */
async function savedFile(button: string): Promise<{ name: string; type: string; lines: string[] }> {
	const blobs: Blob[] = [];
	vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
		if (blob instanceof Blob) blobs.push(blob);
		return "blob:file";
	});
	const names: string[] = [];
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
		names.push(this.download);
	});
	fireEvent.click(await screen.findByRole("button", { name: button, hidden: true }));
	const [name = ""] = names;
	const [blob] = blobs;
	// Not text(): it takes the byte order mark away.
	const text = Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer()).toString("utf8");
	const moment = /\w+\s\d+, \d{4}, \d+:\d\d\s[AP]M|\d+\s\S+ \d{4} à\s\d\d:\d\d/g;
	return { name, type: blob?.type ?? "", lines: text.replace(moment, "<moment>").split("\r\n") };
}

async function unsentWork(): Promise<void> {
	const db = signedIn("student", "Maya Haddad");
	const { course, assignment } = await aCourse(db, "student");
	const angles = { ...assignment, id: newId(), title: "Angles" };
	await db.assignments.put(angles);
	await noteSyncState(db, { role: "student" });
	const id = newId();
	await save(db, browserPlatform, {
		kind: "submitAssignment",
		body: { id, assignment_id: assignment.id, student_id: db.userId, text_body: "½ of 3/4 is 3/8.\nالنصف 😀" },
		about: { title: "Fractions", course: course.title, person: "" },
	});
	await db.drafts.put({ key: `answer:${angles.id}`, text: "A right angle has", saved_at: Date.now() });
}

test("everything unsent is carried away as a file anybody can read", async () => {
	await unsentWork();
	draw();
	await screen.findByText("Not sent yet");
	expect(await savedFile("Save everything as a file")).toEqual({
		name: "lead-unsent-work.txt",
		type: "text/plain;charset=utf-8",
		lines: [
			"\ufeffLEAD: work of Maya Haddad that has not been sent yet",
			"File created <moment> (time in Lebanon)",
			"",
			"----",
			"",
			"1. Answer: Fractions",
			"Mathematics",
			"Waiting to send",
			"Written <moment>",
			"",
			"½ of 3/4 is 3/8.",
			"النصف 😀",
			"",
			"----",
			"",
			"2. Answer: Angles",
			"Untitled draft",
			"Written <moment>",
			"",
			"A right angle has",
			"",
		],
	});
});

test("in French the file is French", async () => {
	await unsentWork();
	await chooseLanguage("fr");
	draw();
	await screen.findByText("Pas encore envoyé");
	const { name, lines } = await savedFile("Tout enregistrer dans un fichier");
	expect(name).toBe("lead-travail-non-envoye.txt");
	expect(lines.slice(0, 9)).toEqual([
		"\ufeffLEAD\u202f: travail de Maya Haddad qui n’est pas encore envoyé",
		"Fichier créé le <moment> (heure du Liban)",
		"",
		"----",
		"",
		"1. Réponse\u202f: Fractions",
		"Mathematics",
		"En attente d’envoi",
		"Écrit le <moment>",
	]);
});
