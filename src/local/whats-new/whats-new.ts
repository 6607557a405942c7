// What is new to a person since they last looked, told from the mirror alone: it works without a network, and no server is
// asked what somebody has read. A student's new assignments, changed dates, what is due by tomorrow, and grades; a teacher's
// new answers.
import { centre } from "#centre.ts";
import type { AccountDatabase, Seen } from "#local/database.ts";
import { joinedBy, myCourses, shownAssignments, shownSubmissions } from "#local/view.ts";
import type { Assignment, Course, RoleName } from "#records.ts";
import { gradeName, newlyGraded } from "./grades.ts";
import { type PendingAssignment, pendingAssignments } from "./pending.ts";
import { seenId } from "./seen-id.ts";

export type Notice = {
	/** `assignment`: a new one; `date`: it is due on another day; `due`: it is due today or tomorrow. */
	kind: "graded" | "assignment" | "date" | "due" | "answers";
	assignmentId: string;
	title: string;
	/** The code of its course, "" when this phone does not know it. */
	code: string;
	due_at: string | null;
	/** The answer that was graded, or of new ones the first that came; "" for the others. */
	submissionId: string;
	/** How many new answers; 1 for the others. */
	count: number;
	/** What is noted when it was seen. */
	marks: Seen[];
};

export type WhatsNew = {
	notices: Notice[];
	/** What is no news and must not become any: it came with the first mirror, or was given before its student joined. */
	along: Seen[];
};

type Known = ReadonlyMap<string, string>;

/** @param now by the server's clock, milliseconds */
export async function whatsNew(db: AccountDatabase, role: RoleName, now: number): Promise<WhatsNew> {
	const known: Known = new Map((await db.seen.toArray()).map(({ id, as }) => [id, as]));
	return role === "student" ? await forStudent(db, known, now) : await forTeacher(db, known);
}

/** What comes first is what cannot wait. */
const order: Notice["kind"][] = ["due", "date", "graded", "assignment"];

async function forStudent(db: AccountDatabase, known: Known, now: number): Promise<WhatsNew> {
	const [graded, pending, joined] = await Promise.all([ofGrades(db, now), pendingAssignments(db), joinedBy(db)]);
	const due = pending.filter(({ optional }) => !optional);
	const isFirst = !known.has(seenId.beginning);
	// What was there when its student came into the course was seen then, as the course.
	const cameAlong = ({ assignment, course }: PendingAssignment) =>
		isFirst || assignment.written_at < (joined.get(course.id) ?? "");
	const silent = due.filter((item) => !known.has(seenId.assignment(item.assignment.id)) && cameAlong(item));
	const others = due.filter((item) => !silent.includes(item)).flatMap((item) => ofAssignment(item, known, now));
	const notices = [...graded, ...others].sort(
		(a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || (a.due_at ?? "9999").localeCompare(b.due_at ?? "9999"),
	);
	const along = silent.map(({ assignment }) => asIs(assignment));
	return { notices, along: isFirst ? [...along, { id: seenId.beginning, as: "" }] : along };
}

const asIs = ({ id, due_at }: Pick<Assignment, "id" | "due_at">): Seen => ({
	id: seenId.assignment(id),
	as: due_at ?? "",
});

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
		marks: [{ id: seenId.grade(row.id), as: gradeName(row) }],
	}));
}

function ofAssignment({ assignment, course }: PendingAssignment, known: Known, now: number): Notice[] {
	const { id, due_at } = assignment;
	const before = known.get(seenId.assignment(id));
	const soon: Seen[] = due_at !== null && isSoon(due_at, now) ? [{ id: seenId.due(id), as: due_at }] : [];
	const notice = (kind: Notice["kind"]): Notice[] => [
		{ ...about(assignment, course), kind, submissionId: "", count: 1, marks: [asIs(assignment), ...soon] },
	];
	if (before === undefined) return notice("assignment");
	if (before !== (due_at ?? "")) return notice("date");
	return soon.some((mark) => known.get(mark.id) !== mark.as) ? notice("due") : [];
}

const about = ({ id, title, due_at }: Assignment, { code }: Course) => ({ assignmentId: id, title, due_at, code });

const calendar = new Intl.DateTimeFormat("en-CA", { timeZone: centre.timeZone });
const minute = 60_000;

/** The day in Beirut, in days since 1970. */
export const centreDay = (time: number): number => Date.parse(calendar.format(time)) / 86_400_000;

/** Today or tomorrow in Beirut, and not over yet: the minute written as due belongs to the student. */
function isSoon(due_at: string, now: number): boolean {
	const due = Date.parse(due_at);
	return now < due + minute && centreDay(due) - centreDay(now) <= 1;
}

async function forTeacher(db: AccountDatabase, known: Known): Promise<WhatsNew> {
	const [courses, assignments, answers] = await Promise.all([
		myCourses(db, "teacher"),
		shownAssignments(db),
		shownSubmissions(db),
	]);
	const beginning = known.get(seenId.beginning);
	if (beginning === undefined) {
		const newest =
			answers
				.map(({ received_at }) => received_at)
				.sort()
				.at(-1) ?? "";
		return { notices: [], along: [{ id: seenId.beginning, as: newest }] };
	}
	const fresh = answers.filter(
		({ assignment_id, graded_at, received_at }) =>
			graded_at === null && received_at > beginning && received_at > (known.get(seenId.answers(assignment_id)) ?? ""),
	);
	const notices = assignments.flatMap((assignment): Notice[] => {
		const course = courses.get(assignment.course_id);
		const theirs = fresh.filter(({ assignment_id }) => assignment_id === assignment.id).sort(byArrival);
		const [first, last] = [theirs[0], theirs.at(-1)];
		if (!course || !first || !last) return [];
		const marks = [{ id: seenId.answers(assignment.id), as: last.received_at }];
		return [{ ...about(assignment, course), kind: "answers", submissionId: first.id, count: theirs.length, marks }];
	});
	return { notices, along: [] };
}

const byArrival = (a: { received_at: string }, b: { received_at: string }) =>
	a.received_at.localeCompare(b.received_at);
