// @vitest-environment happy-dom
// An assignment that was never sent, and what waits for it: they go together and come back together.
import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { Toaster } from "sonner";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyAssignment } from "#features/coursework/assignments/copying/commands.ts";
import { useAssignmentDetail } from "#features/coursework/assignments/queries.ts";
import { RefusedAssignment } from "#features/coursework/assignments/RefusedAssignment.tsx";
import { writeSession } from "#local/account/session.ts";
import type { AccountDatabase } from "#local/database.ts";
import { unsent } from "#local/entries.ts";
import { shownAssignments } from "#local/view.ts";
import type { Course } from "#records.ts";
import { clearPage } from "#support/dom/clear-page.ts";
import { aCourse, signedIn } from "#support/mirror-rows.ts";
import { materialRow } from "#support/rows.ts";
import { newId } from "#sync/new-id.ts";
import { deleteAssignment } from "./commands.ts";

let db: AccountDatabase;
let course: Course;

beforeEach(async () => {
	db = signedIn("teacher");
	const taught = await aCourse(db, "teacher");
	course = taught.course;
	const from = taught.assignment;
	const sheet = { course_id: course.id, assignment_id: from.id };
	await db.materials.bulkPut([
		materialRow({ ...sheet, id: newId(), title: "Sheet", created_at: "2026-01-01T08:00:00.000Z" }),
		materialRow({ ...sheet, id: newId(), title: "Key", created_at: "2026-01-02T08:00:00.000Z" }),
	]);
	await copyAssignment({ from, courses: [course], words: { ...words, title: "Circles" } });
});
afterEach(async () => {
	await clearPage();
	writeSession(null);
});

const words = { instructions: "", max_points: 20, due_at: null, opens_at: null };
const titles = async () => (await unsent(db)).map(({ about }) => about.title);
const all = ["Circles", "Sheet", "Key"];

async function theCopy() {
	const assignment = (await shownAssignments(db)).find(({ title }) => title === "Circles");
	if (!assignment) throw new Error("the copy is not shown");
	return assignment;
}

test("a copied assignment that is deleted before it was sent takes its worksheets along, and brings them back", async () => {
	expect(await titles()).toEqual(all);
	const { entry, undo } = await deleteAssignment({ assignment: await theCopy(), course });
	expect([entry, await titles()]).toEqual([null, []]);
	await undo();
	expect(await titles()).toEqual(all);
});

function Refused({ id }: { id: string }) {
	const detail = useAssignmentDetail(id);
	return detail ? createElement(RefusedAssignment, { detail, onChosen: () => {} }) : null;
}

test("a copied assignment that was refused takes its worksheets along when it is discarded, and brings them back", async () => {
	const { id } = await theCopy();
	const refusal = { reason: "refused", status: 400, code: "", message: "No.", at: 0 } as const;
	await db.outbox.where({ record_id: id }).modify({ state: "failed", attempts: 1, refusal });
	render(createElement(MantineProvider, null, createElement(Refused, { id }), createElement(Toaster)));
	fireEvent.click(await screen.findByRole("button", { name: "Discard" }));
	await waitFor(async () => expect(await titles()).toEqual([]));
	fireEvent.click(await screen.findByRole("button", { name: "Undo", hidden: true }));
	await waitFor(async () => expect(await titles()).toEqual(all));
});
