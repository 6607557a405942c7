// What is new to a teacher about who leads a course: an admin gave it away, or to them. The phone notes whose it has seen each
// course to be, and its title, because a course that they are out of leaves no row behind.
import type { AccountDatabase, Seen } from "#local/database.ts";
import type { myCourses } from "#local/view.ts";
import type { Course } from "#records.ts";
import { type Known, type Notice, seenId, type WhatsNew } from "./notice.ts";

type Courses = Awaited<ReturnType<typeof myCourses>>;
type Named = Pick<Course, "id" | "title" | "code">;

/**
 * What is there when this phone begins to note it is no news.
 * @param courses of this teacher, who is signed in
 */
export async function ofLeads(db: AccountDatabase, known: Known, courses: Courses): Promise<WhatsNew> {
	const begins = !known.has(seenId.leads);
	const notices: Notice[] = [];
	const along: Seen[] = begins ? [{ id: seenId.leads, as: "" }] : [];
	for (const course of courses.values()) {
		const before = known.get(seenId.lead(course.id));
		const mark = asIs(course);
		const kind = begins || mark.as === before ? null : await kindOf(db, course, before);
		if (kind === null) along.push(...(mark.as === before ? [] : [mark]));
		else notices.push(notice(kind, course, mark, await nameOf(db, course.teacher_id)));
	}
	return { notices: [...notices, ...(await ofLeft(db, known, courses))], along };
}

const asIs = ({ id, teacher_id, title }: Course): Seen => ({ id: seenId.lead(id), as: `${teacher_id} ${title}` });

async function kindOf(db: AccountDatabase, { id, teacher_id }: Course, before: string | undefined) {
	const mine = teacher_id === db.userId;
	if (before === undefined) return mine && (await wasThereBefore(db, id)) ? "lead" : null;
	const wasMine = before.startsWith(`${db.userId} `);
	return mine === wasMine ? null : mine ? "lead" : "given";
}

/** "" while this phone does not know them. */
const nameOf = async (db: AccountDatabase, id: string): Promise<string> => (await db.users.get(id))?.name ?? "";

/**
 * Whether somebody was in a course before this teacher came into it: it is not one that they made on another phone. A student
 * tells it, too: whoever led it may be out of it by now.
 */
async function wasThereBefore(db: AccountDatabase, course_id: string): Promise<boolean> {
	const enrollments = await db.enrollments.where({ course_id }).toArray();
	const mine = enrollments.find(({ user_id, role_in_course }) => user_id === db.userId && role_in_course === "teacher");
	const since = mine?.joined_at ?? "";
	// Of a student of whom it is not known when, it does not tell.
	const unknown = { teacher: "", student: since };
	return enrollments.some(({ joined_at, role_in_course }) => (joined_at ?? unknown[role_in_course]) < since);
}

/** Those that this teacher led and is in no more. A row that this build cannot read is there all the same. */
async function ofLeft(db: AccountDatabase, known: Known, courses: Courses): Promise<Notice[]> {
	const led = [...known].filter(([id, as]) => id.startsWith(seenId.lead("")) && as.startsWith(`${db.userId} `));
	if (led.length === 0) return [];
	const here = new Set([...courses.keys(), ...(await db.courses.toCollection().primaryKeys())]);
	return led.flatMap(([name, as]) => {
		const course = { id: name.slice(seenId.lead("").length), title: as.slice(db.userId.length + 1), code: "" };
		return here.has(course.id) ? [] : [notice("left", course, { id: name, as: "" })];
	});
}

const notice = (kind: Notice["kind"], { id, title, code }: Named, mark: Seen, name = ""): Notice => ({
	kind,
	assignmentId: "",
	title,
	code,
	due_at: null,
	submissionId: "",
	count: 1,
	marks: [mark],
	lead: { courseId: id, name },
});
