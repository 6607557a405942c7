import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { aCourse, anAnswer, signedIn } from "#support/mirror-rows.ts";
import { newId } from "#sync/new-id.ts";
import { forStudent } from "./for-student.ts";
import { seenId } from "./notice.ts";

test("an answer that was given back is news once; that its assignment is due, or at another time, is none", async () => {
	const db = signedIn("student", "Maya Haddad");
	const { assignment } = await aCourse(db, "student");
	const due_at = "2026-02-05T21:59:00.000Z";
	await db.assignments.put({ ...assignment, due_at });
	const answer = await anAnswer(db, { assignment_id: assignment.id, student_id: db.userId, text_body: "3/4" });
	const back = { id: newId(), comment: "Which half?", returned_by: newId(), returned_at: answer.updated };
	await db.submissions.put({ ...answer, returns: [{ ...answer, ...back }] });
	await db.seen.put({ id: seenId.beginning, as: "" });
	const kinds = async () => (await forStudent(db, Date.parse("2026-02-04T10:00:00.000Z"))).notices;

	const [notices, ...others] = await kinds();
	expect([notices?.kind, others]).toEqual(["returned", []]);
	await db.seen.bulkPut(notices?.marks ?? []);
	expect(await kinds()).toEqual([]);
	await db.seen.delete(seenId.due(assignment.id));
	await db.assignments.put({ ...assignment, due_at: "2026-02-04T21:59:00.000Z" });
	expect(await kinds()).toEqual([]);
});
