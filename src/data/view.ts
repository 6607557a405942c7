// What the phone shows: the mirror, with unconfirmed errands drawn on top. The mirror itself stays exactly what the
// server showed, so there is nothing to undo when an errand is refused.
import type { AccountDatabase } from "./db.ts";
import { type Errand, mutationOf } from "./errands.ts";
import type { MirroredName, MirroredRow } from "./mirrored.ts";
import type { Mutation } from "./mutation.ts";
import { unsent } from "./outbox.ts";
import type { Assignment, Course, Submission } from "./records.ts";

/** A record as shown, with the errand that is making or changing it, if one is not confirmed yet. */
export type Shown<Row> = Row & { errand: Errand | null };

const underWay = (errand: Errand) => errand.state === "queued" || errand.state === "sending";

/** Of several errands for one record the refused one is told of: the others wait behind it. */
const foremost = (known: Errand | null, next: Errand): Errand => (known?.state === "failed" ? known : next);

const writesTo = <Name extends MirroredName>(found: Mutation, name: Name): found is Mutation<string, Name> =>
	found.collection === name;

/** Every row of a collection this person may see, with the unsent errands drawn over it, oldest first. */
async function shown<Name extends MirroredName>(db: AccountDatabase, name: Name): Promise<Shown<MirroredRow[Name]>[]> {
	const [rows, errands] = [await db.mirror(name).toArray(), await unsent(db)];
	const drawn = new Map<string, Shown<MirroredRow[Name]>>(rows.map((row) => [row.id, { ...row, errand: null }]));
	for (const errand of errands) {
		const definition = mutationOf(errand);
		if (!writesTo(definition, name)) continue;
		const { standsFor } = definition;
		const other = () => (standsFor ? [...drawn.values()].find((row) => standsFor(errand.body, row)) : undefined);
		const at = drawn.get(errand.record_id) ?? other();
		// A refused change leaves the server's row as it is, and rides along.
		const unchanged = at && (definition.does === "create" || !underWay(errand));
		const row = unchanged ? at : definition.draw(errand, at);
		if (row) drawn.set(row.id, { ...row, errand: foremost(at?.errand ?? null, errand) });
	}
	return [...drawn.values()];
}

export const shownCourses = (db: AccountDatabase): Promise<Shown<Course>[]> => shown(db, "courses");
export const shownAssignments = (db: AccountDatabase): Promise<Shown<Assignment>[]> => shown(db, "assignments");
export const shownSubmissions = (db: AccountDatabase): Promise<Shown<Submission>[]> => shown(db, "submissions");

/**
 * The assignments that have an answer this person may see. One that another build wrote down and this one cannot read is an
 * answer, too: its student is not asked for a second one.
 */
export async function answeredAssignments(db: AccountDatabase): Promise<Set<string>> {
	const unread = await db.submissions.orderBy("assignment_id").uniqueKeys();
	return new Set([...unread.map(String), ...(await shownSubmissions(db)).map(({ assignment_id }) => assignment_id)]);
}

/** Enrolments asked for on this phone that the server has not confirmed: by a code, or by an address. */
export async function askedEnrollments(db: AccountDatabase) {
	const asked: Extract<Errand, { kind: "joinCourse" | "enrolStudent" }>[] = [];
	for (const errand of await unsent(db)) {
		if (errand.kind === "joinCourse" || errand.kind === "enrolStudent") asked.push(errand);
	}
	return asked;
}
