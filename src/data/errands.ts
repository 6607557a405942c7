// An errand is one write on its way to the server: self-contained, versioned, and never rewritten by an upgrade of the
// database. This file is the wire format and the outbox layout; both are final. A new kind is a new entry here.
import type { Assignment, Course, MirroredName, Submission } from "./records.ts";

export type CourseWords = Pick<Course, "title" | "code" | "subject" | "grade_level">;
export type AssignmentWords = Pick<Assignment, "title" | "instructions" | "max_points" | "due_at">;

/**
 * What each kind sends. A write that changes something names itself (`revision`, `change`) and the write it replaces,
 * "" for the first; a grade names the words it was given for by their hash.
 */
export type ErrandBodies = {
	submitAssignment: Pick<
		Submission,
		"id" | "assignment_id" | "student_id" | "text_body" | "submitted_at" | "clock_unsure" | "revision"
	>;
	replaceAnswer: Pick<Submission, "text_body" | "submitted_at" | "clock_unsure" | "revision"> & { replaces: string };
	gradeSubmission: { grade: number; feedback: string; graded_text: string };
	changeGrade: { grade: number; feedback: string; reason: string; change: string; replaces: string };
	createCourse: CourseWords & Pick<Course, "id" | "teacher_id">;
	editCourse: CourseWords & { revision: string; replaces: string };
	createAssignment: AssignmentWords & Pick<Assignment, "id" | "course_id" | "written_at"> & { created_by: string };
	editAssignment: AssignmentWords & { revision: string; replaces: string };
	joinCourse: { id: string; code: string };
	enrolStudent: { id: string; course_id: string; email: string };
};

export type ErrandKind = keyof ErrandBodies;
export type ErrandState = "queued" | "sending" | "sent" | "failed";

/** Why an errand is not sent yet, as the screens have words for it; "refused" shows the server's own sentence. */
export type Reason =
	| "already-submitted"
	| "already-graded"
	| "answer-changed"
	| "text-changed"
	| "changed-meanwhile"
	| "not-yours"
	| "refused"
	| "too-large"
	| "unknown";

/** What the server last said of this errand, and when (phone's clock, milliseconds). */
export type ErrandAnswer = { reason: Reason; status: number; code: string; message: string; at: number };

type ErrandOf<Kind extends ErrandKind> = {
	/** Order on this phone; given by the database. */
	seq: number;
	id: string;
	v: 1;
	kind: Kind;
	/** The record it creates or changes. Who is enrolled already keeps the enrolment that is there. */
	record_id: string;
	/** Records that must be on the server first; an errand creating one of them goes before. */
	needs: string[];
	body: ErrandBodies[Kind];
	/** Words for the list of unsent work, readable without the mirror; `seen` is the answer a grade was given for. */
	about: { title: string; course: string; person: string; seen?: string };
	/** The only account it may ever travel under. */
	author: string;
	/** When it was written: the phone's clock (milliseconds), and what the server's was ahead of it as known then. */
	created: number;
	clock_offset: number | null;
	state: ErrandState;
	attempts: number;
	/** Not before this (phone's clock, milliseconds), unless the person asks. */
	next_attempt: number;
	answer: ErrandAnswer | null;
	/** The server no longer shows what it belongs to; when that returns, the errand goes by itself. */
	homeless: boolean;
	/** When the server confirmed it (phone's clock), else null. */
	sent_at: number | null;
	/**
	 * A pull after the confirmation showed it. The phone's position then includes it, so that a server put back to an
	 * older state is noticed by the position; until then the errand has to be looked for by name.
	 */
	seen: boolean;
	/** What its author has been told: nothing yet, that it is saved, or how it ended. */
	told: "nothing" | "saved" | "end";
};

export type Errand = { [Kind in ErrandKind]: ErrandOf<Kind> }[ErrandKind];

/** An errand's kind with the body that belongs to it. */
export type Letter = { [Kind in ErrandKind]: Pick<ErrandOf<Kind>, "kind" | "body"> }[ErrandKind];

type Times = "submitted_at" | "clock_unsure" | "written_at";

/** What a command hands over; the outbox fills in the rest, times included. */
export type NewErrand = {
	[Kind in ErrandKind]: Pick<ErrandOf<Kind>, "kind" | "record_id" | "needs" | "about"> & {
		body: Omit<ErrandBodies[Kind], Times>;
	};
}[ErrandKind];

const creates = {
	submitAssignment: true,
	createCourse: true,
	createAssignment: true,
	joinCourse: true,
	enrolStudent: true,
} as const;

/** Whether it makes a new record (and so has an id of its own) instead of changing one. */
export const isCreate = (kind: ErrandKind): kind is keyof typeof creates => kind in creates;

const homes: Record<ErrandKind, MirroredName> = {
	submitAssignment: "submissions",
	replaceAnswer: "submissions",
	gradeSubmission: "submissions",
	changeGrade: "submissions",
	createCourse: "courses",
	editCourse: "courses",
	createAssignment: "assignments",
	editAssignment: "assignments",
	joinCourse: "enrollments",
	enrolStudent: "enrollments",
};

/** The collection its record lives in. */
export const collectionOf = (kind: ErrandKind): MirroredName => homes[kind];

/** A first grade goes by the name of its errand: added when it is sent, so that those saved by older versions have one. */
type NamedGrade = ErrandBodies["gradeSubmission"] & { grade_name: string };

/** A request to write. */
export type WriteRequest = { method: "POST" | "PATCH"; url: string; body: ErrandBodies[ErrandKind] | NamedGrade };

const ownRoutes: Partial<Record<ErrandKind, string>> = {
	joinCourse: "/api/lead/join",
	enrolStudent: "/api/lead/enrol",
};

/** Whether it has a route of its own, which no batch can hold: only the server may look up a code or an address. */
export const travelsAlone = (kind: ErrandKind): boolean => kind in ownRoutes;

/** The errand as a request. */
export function requestOf(errand: Errand): WriteRequest {
	const { kind, record_id } = errand;
	const records = `/api/collections/${collectionOf(kind)}/records`;
	const body = errand.kind === "gradeSubmission" ? { ...errand.body, grade_name: errand.id } : errand.body;
	return isCreate(kind)
		? { method: "POST", url: ownRoutes[kind] ?? records, body }
		: { method: "PATCH", url: `${records}/${record_id}`, body };
}
