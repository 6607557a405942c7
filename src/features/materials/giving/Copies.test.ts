// @vitest-environment happy-dom
// What is said of materials that are being copied into a course.
import "fake-indexeddb/auto";
import { render, screen } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { chooseLanguage } from "#i18n/i18n.ts";
import { writeSession } from "#local/account/session.ts";
import { save } from "#local/entries.ts";
import { browserPlatform } from "#local/platform.ts";
import { clearPage } from "#support/dom/clear-page.ts";
import { signedIn } from "#support/mirror-rows.ts";
import { newId } from "#sync/new-id.ts";
import { Copies } from "./Copies.tsx";

afterEach(async () => {
	vi.restoreAllMocks();
	await clearPage();
	writeSession(null);
	await chooseLanguage("en");
});

/** The course into which so many materials are copied, the first of them left as being sent by a page that was killed. */
async function copying(many: number): Promise<void> {
	const db = signedIn("teacher");
	const courseId = newId();
	for (let number = 1; number <= many; number++) {
		const body = { id: newId(), source_id: newId(), course_id: courseId, assignment_id: "" };
		const about = { title: `Sheet ${number}`, course: "Mathematics", person: "" };
		await save(db, browserPlatform, { kind: "copyMaterial", body, about });
	}
	const first = await db.outbox.orderBy("seq").first();
	await db.outbox.where({ id: first?.id }).modify({ state: "sending", attempts: 1 });
	render(createElement(Copies, { course_id: courseId }));
}

test("without internet nothing is said to be copied just now, in both languages", async () => {
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	await copying(2);
	const note = (await screen.findByText("2 materials are waiting for internet")).closest("[data-state]");
	expect(note?.getAttribute("data-state")).toBe("queued");
	await chooseLanguage("fr");
	await screen.findByText("2 documents en attente d’internet");
});

test.each([
	[1, "1 material is being copied…", false],
	[3, "3 materials are being copied…", false],
	[4, "4 materials are being copied…", true],
])("of %i the state is said once, and the titles are folded where they are many", async (many, said, folded) => {
	await copying(many);
	await screen.findByText(said);
	expect(screen.getAllByText(/^Sheet /)).toHaveLength(many);
	expect(screen.queryByText("Show them") !== null).toBe(folded);
});
