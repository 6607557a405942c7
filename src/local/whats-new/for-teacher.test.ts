import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import type { AccountDatabase } from "#local/database.ts";
import { aCourse, anAnswer, signedIn } from "#support/mirror-rows.ts";
import { newId } from "#sync/new-id.ts";
import { forTeacher } from "./for-teacher.ts";
import { seenId } from "./notice.ts";

/** How many new answers a teacher is told of. */
const noticesOf = async (db: AccountDatabase) =>
	(await forTeacher(db)).notices.map(({ kind, count }) => ({ kind, count }));

/** A teacher's phone that knows of news since the morning, and an answer for each minute after it. */
async function withAnswers(...minutes: number[]) {
	const db = signedIn("teacher", "Nadine Aoun");
	const { course, assignment } = await aCourse(db, "teacher");
	const answers = await Promise.all(
		minutes.map((minute) =>
			anAnswer(db, { assignment_id: assignment.id, student_id: newId(), text_body: "3/4" }, minute),
		),
	);
	await db.seen.bulkPut([
		{ id: seenId.beginning, as: "2026-02-02T08:02:00.000Z" },
		{ id: seenId.leads, as: "" },
	]);
	return { db, course, answers };
}

test("an answer that was given back is no news to a teacher, nor is one of a course that has ended", async () => {
	const { db, course, answers } = await withAnswers(4, 5);
	expect(await noticesOf(db)).toEqual([{ kind: "answers", count: 2 }]);
	for (const answer of answers.slice(0, 1)) {
		const back = { id: newId(), comment: "Which half?", returned_by: newId(), returned_at: answer.updated };
		await db.submissions.put({ ...answer, returns: [{ ...answer, ...back }] });
	}
	expect(await noticesOf(db)).toEqual([{ kind: "answers", count: 1 }]);
	await db.courses.put({ ...course, archived_at: "2026-02-03T08:00:00.000Z" });
	expect(await noticesOf(db)).toEqual([]);
});

test("of the answers that were in a course before its teacher came into it none is news, whatever came elsewhere", async () => {
	const { db, course } = await withAnswers(1, 4, 5);
	const enrollment = await db.enrollments.where({ course_id: course.id }).first();
	if (!enrollment) throw new Error("no enrollment");
	await db.enrollments.put({ ...enrollment, joined_at: "2026-02-02T08:10:00.000Z" });
	expect(await noticesOf(db)).toEqual([]);
	const [assignment] = await db.assignments.toArray();
	await anAnswer(db, { assignment_id: assignment?.id ?? "", student_id: newId(), text_body: "1/2" }, 12);
	expect(await noticesOf(db)).toEqual([{ kind: "answers", count: 1 }]);
});
