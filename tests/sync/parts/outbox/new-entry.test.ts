// What a command hands over becomes an entry that names what must be on the server first, or none at all.
import { expect, test } from "vitest";
import { schema } from "#local/schema.ts";
import { about } from "#parts/still-phone.ts";
import type { NewEntry } from "#sync/entry.ts";
import { newEntry } from "#sync/new-entry.ts";
import { newId } from "#sync/new-id.ts";

const author = newId();
const made = (fresh: NewEntry) => newEntry(schema, fresh, { id: newId(), author, created: 0, clock_offset: null });

test("an assignment needs its course first; a change of a course needs nothing else", () => {
	const [id, course_id] = [newId(), newId()];
	const task = { id, course_id, title: "Fractions", instructions: "", max_points: 20, due_at: null };
	const created = made({ kind: "createAssignment", body: { ...task, created_by: author }, about });
	expect(created).toMatchObject({ record_id: id, needs: [course_id] });
	const words = { title: "Robotics", code: "ROB-6", subject: "", grade_level: "6", replaces: "" };
	expect(made({ kind: "editCourse", record_id: course_id, body: words, about }).needs).toEqual([]);
});

test("a command that names no record, or lacks what a list needs to name its work, makes no entry and says why", () => {
	const [kind, body] = ["restoreCourse", { archived_at: null }];
	expect(() => made({ kind, body, about })).toThrow(new TypeError("restoreCourse names no record"));
	const nameless = { kind, record_id: newId(), body, about: { title: "Robotics" } };
	expect(() => made(nameless)).toThrow(new TypeError("these are no arguments of restoreCourse"));
});
