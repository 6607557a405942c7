// What is new to a student: what is due by tomorrow, answers given back, changed dates, grades and new assignments.
import { centreDay } from "#centre.ts";
import type { AccountDatabase, Seen } from "#local/database.ts";
import { joinedBy } from "#local/view.ts";
import type { Assignment } from "#records.ts";
import { gradeName, newlyGraded } from "./grades.ts";
import { about, type Known, knownIn, type Notice, seenId, type WhatsNew } from "./notice.ts";
import { isAsked, type PendingAssignment, pendingAssignments } from "./pending.ts";

const minute = 60_000;

/** What comes first is what cannot wait. */
const order: Notice["kind"][] = ["due", "returned", "date", "graded", "assignment"];

/** What is new to a student, and what is noted as seen without a notice. @param now by the server's clock, milliseconds */
export async function forStudent(db: AccountDatabase, now: number): Promise<WhatsNew> {
	const known = await knownIn(db);
	const [graded, pending, joined] = await Promise.all([ofGrades(db, now), pendingAssignments(db), joinedBy(db)]);
	const due = pending.filter((item) => !item.optional && isAsked(item));
	const isFirst = !known.has(seenId.beginning);
	// What was there when its student came into the course was seen then, as the course.
	const cameAlong = ({ assignment, course }: PendingAssignment) =>
		isFirst || (assignment.opens_at ?? assignment.written_at) < (joined.get(course.id) ?? "");
	const silent = due.filter((item) => !known.has(seenId.assignment(item.assignment.id)) && cameAlong(item));
	const others = due.filter((item) => !silent.includes(item)).flatMap((item) => ofAssignment(item, known, now));
	const notices = [...graded, ...others].sort(
		(a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || (a.due_at ?? "9999").localeCompare(b.due_at ?? "9999"),
	);
	const along = silent.flatMap((item) => [asIs(item.assignment), ...givenBack(item)]);
	return { notices, along: isFirst ? [...along, { id: seenId.beginning, as: "" }] : along };
}

const asIs = ({ id, due_at }: Pick<Assignment, "id" | "due_at">): Seen => ({
	id: seenId.assignment(id),
	as: due_at ?? "",
});

/** What is noted when its student has seen that the answer was given back. */
const givenBack = ({ returned }: PendingAssignment): Seen[] =>
	returned ? [{ id: seenId.returned(returned.id), as: returned.returns?.at(-1)?.id ?? "" }] : [];

async function ofGrades(db: AccountDatabase, now: number): Promise<Notice[]> {
	const rows = await newlyGraded(db, now);
	const assignments = await db.assignments.bulkGet(rows.map((row) => row.assignment_id));
	const courses = await db.courses.bulkGet(assignments.map((row) => row?.course_id ?? ""));
	return rows.map((row, at) => ({
		kind: "graded",
		assignmentId: row.assignment_id,
		title: assignments[at]?.title ?? "",
		code: courses[at]?.code ?? "",
		due_at: null,
		submissionId: row.id,
		count: 1,
		marks: [{ id: row.id, as: gradeName(row) }],
	}));
}

function ofAssignment(item: PendingAssignment, known: Known, now: number): Notice[] {
	const { assignment, course } = item;
	const { id, due_at } = assignment;
	const back = givenBack(item);
	const before = known.get(seenId.assignment(id));
	const soon: Seen[] = due_at !== null && isSoon(due_at, now) ? [{ id: seenId.due(id), as: due_at }] : [];
	const notice = (kind: Notice["kind"]): Notice[] => [
		{ ...about(assignment, course), kind, submissionId: "", count: 1, marks: [asIs(assignment), ...soon, ...back] },
	];
	if (back.some((mark) => known.get(mark.id) !== mark.as)) return notice("returned");
	// It was handed in once, and its second try has no due date.
	if (item.returned) return [];
	if (before === undefined) return notice("assignment");
	if (before !== (due_at ?? "")) return notice("date");
	return soon.some((mark) => known.get(mark.id) !== mark.as) ? notice("due") : [];
}

/** Today or tomorrow in Beirut, and not over yet: the minute written as due belongs to the student. */
function isSoon(due_at: string, now: number): boolean {
	const due = Date.parse(due_at);
	return now < due + minute && centreDay(due) - centreDay(now) <= 1;
}
