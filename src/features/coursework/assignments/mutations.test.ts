// What a phone shows of an assignment whose change is not sent yet, and where its author finds it.
import { expect, test } from "vitest";
import { assignmentRow } from "#support/rows.ts";
import {
	archiveAssignment,
	createAssignment,
	deleteAssignment,
	editAssignment,
	restoreAssignment,
} from "./mutations.ts";

const created = Date.parse("2026-02-03T09:00:00.000Z");
const about = { id: "mutation", record_id: "angles", author: "rana", created };
const words = {
	title: "Angles",
	instructions: "Measure five of them.",
	max_points: 10,
	due_at: "2026-02-10T16:00:00.000Z",
	opens_at: null,
};
const fractions = assignmentRow({ id: "angles", course_id: "maths" });
const noRow = async () => undefined;

test("a new assignment is drawn with the words it was given", () => {
	const times = { written_at: "2026-02-03T09:00:00.000Z", created_by: "rana" };
	const body = { ...words, ...times, id: "angles", course_id: "maths" };
	const drawn = { ...body, updated: "2026-02-03T09:00:00.000Z", revision: "mutation" };
	expect(createAssignment.draw({ ...about, body }, undefined)).toEqual(drawn);
	expect(createAssignment.title?.(body)).toBe("Angles");
	expect(createAssignment.place?.at({ ...about, body, state: "queued" }, noRow)).toBe("assignments/angles");
});

test("a changed assignment is drawn with its new words and all else as it was, and none where it is gone", () => {
	const body = { ...words, replaces: "before" };
	expect(editAssignment.draw({ ...about, body }, fractions)).toEqual({ ...fractions, ...words, revision: "mutation" });
	expect(editAssignment.draw({ ...about, body }, undefined)).toBeNull();
	expect(editAssignment.title?.(body)).toBe("Angles");
	expect(editAssignment.place?.at({ ...about, body, state: "queued" }, noRow)).toBe("assignments/angles");
});

test("an assignment that is archived, deleted or brought back is drawn with that status, and none where it is gone", () => {
	const archiving = { ...about, body: { status: "archived" as const }, state: "queued" };
	const deleting = { ...about, body: { status: "deleted" as const }, state: "queued" };
	const restoring = { ...about, body: { status: "" as const }, state: "queued" };
	expect([
		archiveAssignment.draw(archiving, fractions)?.status,
		deleteAssignment.draw(deleting, fractions)?.status,
		restoreAssignment.draw(restoring, { ...fractions, status: "deleted" }),
	]).toEqual(["archived", "deleted", { ...fractions, status: "" }]);
	expect([
		archiveAssignment.draw(archiving, undefined),
		deleteAssignment.draw(deleting, undefined),
		restoreAssignment.draw(restoring, undefined),
	]).toEqual([null, null, null]);
	expect([
		archiveAssignment.place?.at(archiving, noRow),
		deleteAssignment.place?.at(deleting, noRow),
		restoreAssignment.place?.at(restoring, noRow),
	]).toEqual(["assignments/angles", "assignments/angles", "assignments/angles"]);
});
