// The bodies that a teacher's phone sends for courses, assignments and changed grades, and the three routes of our own.
import { otherWords } from "#support/assignment-words.ts";
import type { Person } from "#support/people.ts";
import type { Answer } from "#support/requests.ts";
import { hashOf, newId } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

type Fields = Record<string, unknown>;

export const courseBody = (who: Pick<Person, "id">, fields: Fields = {}) => ({
	id: newId(),
	title: "Science",
	code: "SCI-6",
	subject: "Science",
	grade_level: "6",
	grade_step: "",
	teacher_id: who.id,
	mutation: newId(),
	...fields,
});

export const assignmentBody = (who: Pick<Person, "id">, courseId: string, fields: Fields = {}) => ({
	id: newId(),
	course_id: courseId,
	...otherWords,
	title: "Photosynthesis",
	instructions: "Explain it to a child.",
	max_points: 20,
	due_at: "2027-01-15T21:59:00.000Z",
	created_by: who.id,
	written_at: new Date(Date.now() - 3_600_000).toISOString(),
	mutation: newId(),
	...fields,
});

/** The body of editCourse, based on the row its editor saw or on the write before this one. */
export const courseEdit = (seen: Fields, fields: Fields = {}) => ({
	title: "Science, again",
	code: "SCI-6",
	subject: "Science",
	grade_level: "7",
	grade_step: "",
	replaces: seen.revision ?? seen.mutation ?? "",
	mutation: newId(),
	...fields,
});

/** The body of editAssignment, based on the row its editor saw or on the write before this one. */
export const assignmentEdit = (seen: Fields, fields: Fields = {}) => ({
	...otherWords,
	title: "Photosynthesis, again",
	instructions: "Explain it to a child, with a drawing.",
	max_points: 30,
	due_at: "2027-01-20T21:59:00.000Z",
	replaces: seen.revision ?? seen.mutation ?? "",
	mutation: newId(),
	...fields,
});

/** The body of changeGrade; `replaces` is the id of the change before this one, "" for none. */
export const gradeChange = (grade: unknown, replaces = "", fields: Fields = {}) => ({
	grade,
	feedback: "Now I see it.",
	reason: "I had misread the second line.",
	replaces,
	mutation: newId(),
	...fields,
});

/** The body of returnAnswer for an answer with this text that has no grade; `replaces` is the return before this one. */
export const answerReturn = (text: string, replaces = "", fields: Fields = {}) => ({
	comment: "Show every step.",
	graded_text: hashOf(text),
	seen_grade: null,
	replaces,
	mutation: newId(),
	...fields,
});

/** The same body in the three ways a form can be sent. */
export function everyForm(body: Fields): (object | FormData)[] {
	const form = new FormData();
	for (const [key, value] of Object.entries(body)) form.set(key, String(value));
	const payload = new FormData();
	payload.set("@jsonPayload", JSON.stringify(body));
	return [body, form, payload];
}

type Send = (server: RealServer, who: Pick<Person, "token"> | undefined, body: object) => Promise<Answer>;

const post =
	(path: string): Send =>
	(server, who, body) =>
		server.ask("POST", path, { token: who?.token, body });

/** Sends {id, code}, with a new mutation id unless one is given. */
export const join: Send = (server, who, body) => post("/api/lead/join")(server, who, { mutation: newId(), ...body });
/** Sends {id, course_id, email}, with a new mutation id unless one is given. */
export const enrolByAddress: Send = (server, who, body) =>
	post("/api/lead/enrol")(server, who, { mutation: newId(), ...body });
/** Asks which of these mutations the server's ledger has of this person. */
export const askKnown = (server: RealServer, who: Pick<Person, "token"> | undefined, ids: unknown): Promise<Answer> =>
	post("/api/lead/known")(server, who, { ids });
/** Sends {course_id}. */
export const newCode = post("/api/lead/new-code");

/** A refusal as text: the status, and the code with its field. */
export function refused(answer: Answer): string {
	const [[field, problem] = []] = Object.entries(Object(answer.at("data")));
	return [answer.status, field, Object(problem).code].filter(Boolean).join(" ");
}
