// @vitest-environment happy-dom
// No notice lies over the list behind the chip that says what the list says.

import "fake-indexeddb/auto";
import { render, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { Toaster, toast } from "sonner";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SyncToasts } from "#features/outbox/chip/SyncToasts.tsx";
import { saySaved } from "#features/outbox/saved-toast.ts";
import { writeSession } from "#local/account/session.ts";
import type { AccountDatabase } from "#local/database.ts";
import { save } from "#local/entries.ts";
import { browserPlatform } from "#local/platform.ts";
import { clearPage } from "#support/dom/clear-page.ts";
import { drawOutbox } from "#support/dom/drawn-outbox.ts";
import { aCourse, signedIn } from "#support/mirror-rows.ts";

let db: AccountDatabase;

beforeEach(() => {
	db = signedIn("teacher");
});
afterEach(async () => {
	await clearPage();
	writeSession(null);
});

test("the list closes the notice that its work is kept here, and no other", async () => {
	render(createElement(Toaster));
	saySaved([], "Saved on this phone.");
	toast("Something else");
	await screen.findByText("Saved on this phone.");
	drawOutbox();
	await waitFor(() => expect(screen.queryByText("Saved on this phone.")).toBeNull());
	expect(screen.getAllByText("Something else").length).toBeGreaterThan(0);
});

test("what is refused while it is listed has no notice over the list, which says it", async () => {
	render(createElement(Toaster));
	const notices = render(createElement(SyncToasts));
	const { assignment } = await aCourse(db, "teacher");
	const about = { title: "Fractions", course: "Mathematics", person: "" };
	const body = { status: "archived" } as const;
	const here = await save(db, browserPlatform, { kind: "archiveAssignment", record_id: assignment.id, body, about });
	drawOutbox();
	await screen.findByText("Fractions");
	const refusal = { reason: "not-yours", status: 403, code: "", message: "", at: 0 } as const;
	await db.outbox.update(here.seq, { state: "failed", refusal });
	await waitFor(async () => expect((await db.outbox.get(here.seq))?.notified).toBe("end"));
	await screen.findByText("Not sent");
	toast("Something else");
	const titles = () => [...document.querySelectorAll("[data-title]")].map(({ textContent }) => textContent);
	await waitFor(() => expect(titles()).toEqual(["Something else"]));
	notices.unmount();
});
