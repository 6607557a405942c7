// @vitest-environment happy-dom
// A code that was refused later is said once: by its card on the page of the courses, else by a notice.
import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { render, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { Toaster, toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { joinCourse } from "#features/courses/commands.ts";
import { writeSession } from "#local/account/session.ts";
import type { AccountDatabase } from "#local/database.ts";
import type { OutboxEntry } from "#local/entries.ts";
import { type Notifier, watchNotices } from "#local/notices.ts";
import { clearPage } from "#support/dom/clear-page.ts";
import { signedIn } from "#support/mirror-rows.ts";
import { sayFailure } from "#ui/feedback/failure-toast.ts";
import { JoinCourse } from "./JoinCourse.tsx";

let db: AccountDatabase;

beforeEach(() => {
	db = signedIn("student", "Maya Haddad");
});
afterEach(async () => {
	await clearPage();
	vi.restoreAllMocks();
	writeSession(null);
});

const refuse = () =>
	db.outbox.toCollection().modify({
		state: "failed",
		attempts: 1,
		notified: "nothing",
		refusal: { reason: "refused", status: 400, code: "unknown_code", message: "No.", at: 0 },
	});
const titles = () => [...document.querySelectorAll("[data-title]")].map(({ textContent }) => textContent);

test("a refusal that the card says has no notice beside it, whether it comes before the card or after it", async () => {
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	await joinCourse({ code: "ZZZZ222" });
	render(createElement(Toaster));
	const notify: Notifier<OutboxEntry>["notify"] = ({ kind, entries }) => {
		for (const { id } of entries) if (kind === "failed") sayFailure(id, "Not sent");
	};
	const end = watchNotices({ notify, dismiss: () => {} });
	await refuse();
	await waitFor(() => expect(titles()).toEqual(["Not sent"]));
	const courses = createElement(JoinCourse, { none: false, past: false, offered: "", onUsed() {} });
	render(createElement(MantineProvider, null, courses));
	await screen.findByRole("article");
	await waitFor(() => expect(titles()).toEqual([]));
	await refuse();
	await waitFor(async () => expect((await db.outbox.toArray())[0]?.notified).toBe("end"));
	toast("Something else");
	await waitFor(() => expect(titles()).toEqual(["Something else"]));
	end();
});
