// Texts that fill a body nearly to its limit, in every field that somebody can send.
import { newId } from "#support/school.ts";
import type { Row } from "#support/server.ts";
import { type Costly, json, records } from "./costly.ts";

/** Letters that fill a form nearly to its limit of 64 KB. */
const long = "a".repeat(64_000);
const kinds = (bytes: number) => ({
	letters: "a".repeat(bytes),
	blanks: " ".repeat(bytes),
	lines: "\n".repeat(bytes / 2),
	faces: "🧮".repeat(bytes / 4),
});

const lead = (fields: object) => ({
	id: newId(),
	parent_name: "Rima Haddad",
	email: "rima@families.test",
	phone: "+96170123456",
	student_name: "",
	grade: "Grade 5",
	program_type: "Have you a place?",
	subjects: [],
	message: "",
	full_message: "Have you a place?",
	language: "en",
	website: "",
	took_ms: 45_000,
	mutation: newId(),
	...fields,
});
const signUp = (fields: object) => ({
	email: `${newId()}@lead.test`,
	password: "secret-1",
	passwordConfirm: "secret-1",
	full_name: "Nour",
	...fields,
});

/** As many answers as a student's batch may have, each as long as the body has room for; five times, each time new ones. */
export const fullBatch = (student: string, tasks: Row[]): Costly => {
	const left = [...tasks];
	return json("a full batch", "student", "POST", "/api/batch", () => ({
		requests: left.splice(0, 12).map(({ id }) => ({
			method: "POST",
			url: records("submissions"),
			body: {
				id: newId(),
				assignment_id: id,
				student_id: student,
				text_body: "abracadabra ".repeat(1600),
				submitted_at: new Date().toISOString(),
				clock_unsure: false,
				mutation: newId(),
			},
		})),
	}));
};

/** Bodies as large as a body may be. `task` is an assignment the student may answer, `work` an own answer. */
export const bodies = (student: string, task: string, work: Row): Costly[] => {
	const answer = (fields: object) => ({
		id: newId(),
		assignment_id: task,
		student_id: student,
		text_body: "x",
		mutation: newId(),
		...fields,
	});
	const inquiries = Object.entries(kinds(64_000)).flatMap(([kind, text]) =>
		[
			"parent_name",
			"phone",
			"email",
			"full_message",
			"message",
			"program_type",
			"student_name",
			"website",
			"took_ms",
		].map((field) =>
			json(`${kind} in ${field} of an inquiry`, "guest", "POST", records("leads"), () => lead({ [field]: text })),
		),
	);
	const submissions = Object.entries(kinds(520_000)).flatMap(([kind, text]) => [
		json(`${kind} in an answer`, "student", "POST", records("submissions"), () => answer({ text_body: text })),
		json(`${kind} in a replaced answer`, "student", "PATCH", `${records("submissions")}/${work.id}`, () => ({
			text_body: text,
			replaces: work.revision,
			mutation: newId(),
		})),
		json(`${kind} in a batch`, "student", "POST", "/api/batch", () => ({
			requests: [{ method: "POST", url: records("submissions"), body: answer({ text_body: text }) }],
		})),
	]);
	const accounts: [string, string, object][] = [
		["collections/users/auth-with-password", "identity", { password: "x" }],
		["collections/users/auth-with-password", "password", { identity: "x@lead.test" }],
		["collections/users/confirm-password-reset", "token", { password: "secret-1", passwordConfirm: "secret-1" }],
		["collections/users/confirm-verification", "token", {}],
		["collections/users/confirm-email-change", "token", { password: "secret-1" }],
		["collections/users/confirm-email-change", "password", { token: "x" }],
		["lead/verification", "email", { language: "en" }],
		["lead/forgot-password", "email", { language: "en" }],
		["lead/reset-link", "token", {}],
		["lead/first-admin", "secret", { email: "x@lead.test", password: "secret-1", full_name: "x" }],
		["lead/first-admin", "email", { secret: "x" }],
		["lead/mails", "x", {}],
		["lead/maintenance", "x", {}],
	];
	return [
		...inquiries,
		...submissions,
		...accounts.map(([path, field, more]) =>
			json(`${field} at ${path}`, "guest", "POST", `/api/${path}`, () => ({ ...more, [field]: long })),
		),
		...["email", "password", "full_name", "language", "grade", "id", "name"].map((field) =>
			json(`${field} of a sign-up`, "guest", "POST", records("users"), () => signUp({ [field]: long })),
		),
		...["code", "id", "mutation"].map((field) =>
			json(`${field} to join`, "student", "POST", "/api/lead/join", () => ({
				id: newId(),
				code: "ABCDEFG",
				mutation: newId(),
				[field]: long,
			})),
		),
		...["full_name", "language", "oldPassword", "password", "role"].map((field) =>
			json(`own ${field}`, "student", "PATCH", `${records("users")}/${student}`, () => ({ [field]: long })),
		),
		json("e-mail to change", "student", "POST", "/api/lead/change-email", () => ({ email: long, password: "x" })),
		json("password to leave", "student", "POST", "/api/lead/delete-account", () => ({ password: long })),
		json("mutation of an answer", "student", "POST", records("submissions"), () => answer({ mutation: long })),
		json("ids to know", "student", "POST", "/api/lead/known", () => ({ ids: long })),
		json("many ids to know", "student", "POST", "/api/lead/known", () => ({ ids: Array(3500).fill(newId()) })),
		json("many empty ids to know", "student", "POST", "/api/lead/known", () => ({ ids: Array(20_000).fill("") })),
		json("500 ids to know", "student", "POST", "/api/lead/known", () => ({ ids: Array(500).fill(newId()) })),
	];
};
