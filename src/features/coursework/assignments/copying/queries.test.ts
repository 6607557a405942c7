// @vitest-environment happy-dom
// Whether materials go with a copied assignment, over a real phone database.
import "fake-indexeddb/auto";
import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeSession } from "#local/account/session.ts";
import type { AccountDatabase } from "#local/database.ts";
import { pictureNotation } from "#local/files/pictures.ts";
import type { Assignment } from "#records.ts";
import { clearPage } from "#support/dom/clear-page.ts";
import { aCourse, signedIn } from "#support/mirror-rows.ts";
import { assignmentRow, materialRow } from "#support/rows.ts";
import { newId } from "#sync/new-id.ts";
import { useHolders, useSource, useTakesMaterials } from "./queries.ts";

let db: AccountDatabase;
let task: Assignment;

beforeEach(async () => {
	db = signedIn("teacher");
	({ assignment: task } = await aCourse(db, "teacher"));
});
afterEach(async () => {
	await clearPage();
	writeSession(null);
});

/** What the hook says after its query. It says false before, too, so this waits for `useSource`, whose query begins later. */
async function takes(instructions = ""): Promise<boolean> {
	const { result } = renderHook(() => {
		const said = useTakesMaterials({ id: task.id, course_id: task.course_id, instructions });
		return { said, source: useSource(task.course_id) };
	});
	await waitFor(() => expect(result.current.source).toBeDefined());
	return result.current.said;
}

test("a picture of the course and a worksheet are copied; a picture of the library and a PDF are not", async () => {
	const own = materialRow({ id: newId(), course_id: task.course_id });
	const common = materialRow({ id: newId() });
	const sheet = materialRow({ id: newId(), course_id: task.course_id, file_path: "sheet_k3x9w2m5q8.pdf" });
	await db.materials.bulkPut([own, common, sheet]);
	expect(await takes()).toBe(false);
	expect(await takes(`Look at ${pictureNotation(common)} and ${pictureNotation(sheet)}.`)).toBe(false);
	expect(await takes(`Look at ${pictureNotation(own)}.`)).toBe(true);
	expect(await takes(`Look at ${pictureNotation({ ...own, id: newId() })}.`)).toBe(false);
	await db.materials.put({ ...sheet, assignment_id: task.id });
	expect(await takes()).toBe(true);
});

test("a course has an assignment already when one in it has its title and its words, whatever its pictures are called", async () => {
	const { title } = task;
	const drawn = (id: string) => `Read page 12.\n\n${pictureNotation({ id, title: "An angle" })}`;
	const copied = { ...task, instructions: drawn(newId()) };
	await db.assignments.put(copied);
	const [same, archived, other, longer] = [newId(), newId(), newId(), newId()];
	await db.assignments.bulkPut([
		assignmentRow({ id: newId(), course_id: same, title, instructions: `${drawn(newId())}\n` }),
		assignmentRow({ id: newId(), course_id: archived, title, instructions: drawn(newId()), status: "archived" }),
		assignmentRow({ id: newId(), course_id: other, title: "Another", instructions: drawn(newId()) }),
		assignmentRow({ id: newId(), course_id: longer, title, instructions: `${drawn(newId())} And draw.` }),
		assignmentRow({ id: newId(), course_id: newId(), title, instructions: drawn(newId()), status: "deleted" }),
	]);
	const { result } = renderHook(() => useHolders(copied));
	await waitFor(() => expect(result.current).toEqual(new Set([same, archived])));
});
