// Where the copy of a material belongs while it is not there yet, and where its author finds it.
import { expect, test } from "vitest";
import { copyMaterial } from "./mutations.ts";

const written = (assignment_id: string) => ({
	id: "mutation",
	record_id: "copy",
	author: "rana",
	created: Date.parse("2026-02-03T09:00:00.000Z"),
	body: { id: "copy", source_id: "source", course_id: "maths", assignment_id },
});

test("a copy waits for its course, and a worksheet for its assignment; nothing is drawn that has no file yet", () => {
	expect(copyMaterial.parent(written(""))).toEqual({ name: "courses", id: "maths" });
	expect(copyMaterial.parent(written("angles"))).toEqual({ name: "assignments", id: "angles" });
	expect(copyMaterial.draw(written(""), undefined)).toBeNull();
	expect(copyMaterial.place?.at({ ...written("angles"), state: "queued" }, async () => undefined)).toBe(
		"courses/maths",
	);
});
