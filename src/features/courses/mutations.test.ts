// What a phone shows of a course whose change is not sent yet, and where its author finds it.
import { expect, test } from "vitest";
import { courseRow } from "#support/rows.ts";
import { archiveCourse, createCourse, editCourse, enrolStudent, joinCourse, restoreCourse } from "./mutations.ts";

const created = Date.parse("2026-02-03T09:00:00.000Z");
const about = { id: "mutation", record_id: "maths", author: "rana", created };
const words = {
	title: "Geometry",
	code: "GEO-6B",
	subject: "Math",
	grade_level: "6",
	grade_step: "0.5",
} as const;
const maths = courseRow({ id: "maths", teacher_id: "rana" });
const noRow = async () => undefined;

test("a new course is drawn with the words it was given, going on, and without a join code, which the server makes", () => {
	const body = { ...words, id: "maths", teacher_id: "rana" };
	expect(createCourse.draw({ ...about, body }, undefined)).toEqual({
		...body,
		updated: "2026-02-03T09:00:00.000Z",
		revision: "mutation",
		join_code: "",
		archived_at: null,
	});
	expect(createCourse.title?.(body)).toBe("Geometry");
	expect(createCourse.place?.at({ ...about, body, state: "queued" }, noRow)).toBe("courses/maths");
});

test("a changed course is drawn with its new words and all else as it was", () => {
	const body = { ...words, replaces: "before" };
	expect(editCourse.draw({ ...about, body }, maths)).toEqual({ ...maths, ...words, revision: "mutation" });
	expect(editCourse.title?.(body)).toBe("Geometry");
	expect(editCourse.place?.at({ ...about, body, state: "queued" }, noRow)).toBe("courses/maths");
});

test("a course that is ended is drawn as ended from when that was pressed, and one that is brought back as going on", () => {
	const ending = { ...about, body: { archived_at: "" }, state: "queued" };
	const ended = { ...maths, archived_at: "2026-02-03T09:00:00.000Z" };
	expect(archiveCourse.draw(ending, maths)).toEqual(ended);
	expect(archiveCourse.place?.at(ending, noRow)).toBe("courses/maths");

	const restoring = { ...about, body: { archived_at: null }, state: "queued" };
	expect(restoreCourse.draw(restoring, ended)).toEqual(maths);
	expect(restoreCourse.place?.at(restoring, noRow)).toBe("courses/maths");
});

test("a change of a course that is not on the phone any more draws none", () => {
	expect([
		editCourse.draw({ ...about, body: { ...words, replaces: "before" } }, undefined),
		archiveCourse.draw({ ...about, body: { archived_at: "" } }, undefined),
		restoreCourse.draw({ ...about, body: { archived_at: null } }, undefined),
	]).toEqual([null, null, null]);
});

test("who joins by a code or is added by an address is drawn nowhere, and the author finds it at the courses or the course", () => {
	const joining = { ...about, body: { id: "enrollment", code: "K7PMWQ" }, state: "queued" };
	const enrolling = {
		...about,
		body: { id: "enrollment", course_id: "maths", email: "tia@families.test" },
		state: "queued",
	};
	expect([joinCourse.draw(joining, undefined), enrolStudent.draw(enrolling, undefined)]).toEqual([null, null]);
	expect(joinCourse.place?.at(joining, noRow)).toBe("courses");
	expect(enrolStudent.place?.at(enrolling, noRow)).toBe("courses/maths");
});
