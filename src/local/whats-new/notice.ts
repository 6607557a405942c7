// One thing that is new to a person since they last looked, and how this phone notes that it was seen.
import type { AccountDatabase, Seen } from "#local/database.ts";
import type { Assignment, Course } from "#records.ts";

export type Notice = {
	/**
	 * `assignment`: a new one; `date`: it is due on another day; `due`: it is due today or tomorrow; `returned`: the answer was
	 * given back for another try. `lead`: this teacher leads a course now; `given`: another does, and this one still teaches
	 * it; `left`: this one does not.
	 */
	kind: "graded" | "assignment" | "date" | "due" | "returned" | "answers" | "lead" | "given" | "left";
	/** "" where it is about a course. */
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
	/** The course that has another leader, and the leader's name, "" when this phone does not know it. */
	lead?: { courseId: string; name: string };
};

export type WhatsNew = {
	notices: Notice[];
	/** What is no news and must not become any: it came with the first mirror, or was given before its student joined. */
	along: Seen[];
};

/** What was seen, and as what. */
export type Known = ReadonlyMap<string, string>;

/** The ids of what was seen, but of grades, which have that of their answer. Beside each stands as what. */
export const seenId = {
	/** Of an assignment: its due date, "" for none. */
	assignment: (assignmentId: string): string => `assignment ${assignmentId}`,
	/** That it is due soon: on which date. */
	due: (assignmentId: string): string => `due ${assignmentId}`,
	/** Of an answer that was given back: the id of the return. */
	returned: (submissionId: string): string => `returned ${submissionId}`,
	/** Of a teacher's assignment: when the newest answer that was seen came to the server. */
	answers: (assignmentId: string): string => `answers ${assignmentId}`,
	/** Of a teacher's course: the id of who leads it and the title, with a blank between them; "" when they are out of it. */
	lead: (courseId: string): string => `lead ${courseId}`,
	/** From here on a leader is news. */
	leads: "leads",
	/** From here on it is news: noted with what the first mirror of this phone brought. For a teacher as `answers`. */
	beginning: "beginning",
};

/** What this person has seen, by the ids of `seenId`; a grade by the id of its answer. */
export const knownIn = async (db: AccountDatabase): Promise<Known> =>
	new Map((await db.seen.toArray()).map(({ id, as }) => [id, as]));

/** The fields of a notice that come from its assignment and its course. */
export const about = ({ id, title, due_at }: Assignment, { code }: Course) => ({
	assignmentId: id,
	title,
	due_at,
	code,
});
