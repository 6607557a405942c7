// @vitest-environment happy-dom
// What is said of work that waits on the phone for days.

import "fake-indexeddb/auto";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { Toaster } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeSession } from "#local/account/session.ts";
import { noticeInstalling } from "#local/browser/installing.ts";
import type { AccountDatabase } from "#local/database.ts";
import { save } from "#local/entries.ts";
import { browserPlatform } from "#local/platform.ts";
import { readStatus } from "#local/status.ts";
import { clearPage } from "#support/dom/clear-page.ts";
import { signedIn } from "#support/mirror-rows.ts";
import { noteSyncState } from "#sync/database.ts";
import { newId } from "#sync/new-id.ts";
import { durably } from "#sync/storage/durable.ts";
import { SyncToasts } from "./SyncToasts.tsx";

let db: AccountDatabase;
let notices: ReturnType<typeof render>;

beforeEach(() => {
	db = signedIn("student");
});
afterEach(async () => {
	notices.unmount();
	await clearPage();
	writeSession(null);
});

async function waitingFor(days: number) {
	const platform = { ...browserPlatform, now: () => Date.now() - days * 24 * 3_600_000 - 60_000 };
	const id = newId();
	const about = { title: "K7M2QXP", course: "", person: "" };
	await save(db, platform, { kind: "joinCourse", body: { id, code: "K7M2QXP" }, about });
}
function draw() {
	render(createElement(Toaster));
	notices = render(createElement(SyncToasts));
}
const contact = (now: "online" | "offline") =>
	durably(db, () => noteSyncState(db, { contact: now, last_contact: Date.now() }));

test("work that waits for four days without a network is spoken of until there is one", async () => {
	await waitingFor(4);
	await contact("offline");
	draw();
	await screen.findByText(
		"Work has been waiting on this phone for 4 days. Connect to the internet soon, so that it can be sent.",
	);
	await contact("online");
	await waitFor(() => expect(screen.queryByText(/^Work has been waiting/)).toBeNull());
});

test("work of yesterday is not", async () => {
	await waitingFor(1);
	await contact("offline");
	draw();
	await waitFor(() => expect(readStatus()).toMatchObject({ contact: "offline", waiting: 1 }));
	expect(screen.queryByText(/^Work has been waiting/)).toBeNull();
});

test("where the browser may clear it, installing is advised, and a press lets the browser ask", async () => {
	Object.assign(navigator, { storage: { persisted: async () => false } });
	noticeInstalling();
	const prompt = vi.fn(async () => ({ outcome: "dismissed" }));
	window.dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt }));
	await waitingFor(4);
	await contact("offline");
	draw();
	await screen.findByText(
		"This browser may delete what has not been used for a few days. With LEAD on the home screen, the work is kept.",
	);
	fireEvent.click(screen.getByRole("button", { name: "Install LEAD" }));
	await waitFor(() => expect(prompt).toHaveBeenCalledOnce());
	screen.getByText(/^Work has been waiting on this phone for 4 days/);
});
