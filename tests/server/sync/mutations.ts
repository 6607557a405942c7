// Every write that a phone can make, ready to be sent, with what makes another write of it. Each has rows of its own.
import type { guestMutations, mutations as table } from "#mutations.ts";
import { assignmentBody, assignmentEdit, courseBody, courseEdit, gradeChange } from "#support/api/bodies.ts";
import { inquire, joinUsBody } from "#support/leads.ts";
import { type Person, student, teacher } from "#support/people.ts";
import type { Answer } from "#support/requests.ts";
import { answerBody, assignment, course, enrol, gradeBody, newId, replaceBody, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

export interface Prepared {
	/** Null for a visitor. */
	who: Person | null;
	/** Somebody else who may write the same. */
	another: Person | null;
	method: "POST" | "PATCH";
	path: string;
	collection: string;
	body: { mutation: string; [field: string]: unknown };
	/** Fields of which each makes other content of it, and would be accepted. */
	other: object;
}

export type MutationName = keyof typeof table | keyof typeof guestMutations;

export type Prepare = (server: RealServer) => Promise<Prepared>;

const records = (collection: string, id = "") => `/api/collections/${collection}/records${id && `/${id}`}`;

/** Maths, taught by Rana and Joseph; Maya and Karim study it, and Maya has handed in. */
async function lesson(server: RealServer) {
	const [rana, joseph] = [await teacher(server), await teacher(server)];
	const [maya, karim] = [await student(server), await student(server)];
	const maths = await course(server, rana, [maya, karim]);
	await enrol(server, joseph, maths.id, "teacher");
	const task = await assignment(server, maths.id);
	const row = await submission(server, maya, task.id, { text_body: "3/4" });
	return { rana, joseph, maya, karim, maths, task, row };
}

const create = (who: Person, another: Person, collection: string, body: Prepared["body"], other: object): Prepared => ({
	...{ who, another, collection, body, other },
	method: "POST",
	path: records(collection),
});

const change = (who: Person, another: Person, collection: string, id: string, rest: Pick<Prepared, "body" | "other">) =>
	({ ...rest, who, another, collection, method: "PATCH", path: records(collection, id) }) as const;

/** One for each entry of the product's tables. */
export const mutations: Record<MutationName, Prepare> = {
	submitAssignment: async (server) => {
		const { maya, karim, maths } = await lesson(server);
		const body = answerBody(maya, (await assignment(server, maths.id)).id);
		return create(maya, karim, "submissions", body, { text_body: "6/8" });
	},
	replaceAnswer: async (server) => {
		const { maya, karim, row } = await lesson(server);
		return change(maya, karim, "submissions", row.id, {
			body: replaceBody(row, "6/8"),
			other: { text_body: "9/12" },
		});
	},
	gradeSubmission: async (server) => {
		const { rana, joseph, row } = await lesson(server);
		return change(rana, joseph, "submissions", row.id, { body: gradeBody(12, "3/4"), other: { grade: 13 } });
	},
	changeGrade: async (server) => {
		const { rana, joseph, row } = await lesson(server);
		await server.ask("PATCH", records("submissions", row.id), { token: rana.token, body: gradeBody(12, "3/4") });
		return change(rana, joseph, "submissions", row.id, { body: gradeChange(15), other: { reason: "Another." } });
	},
	createCourse: async (server) => {
		const [rana, joseph] = [await teacher(server), await teacher(server)];
		return create(rana, joseph, "courses", courseBody(rana), { title: "Physics" });
	},
	editCourse: async (server) => {
		const { rana, joseph, maths } = await lesson(server);
		return change(rana, joseph, "courses", maths.id, { body: courseEdit(maths), other: { subject: "Art" } });
	},
	createAssignment: async (server) => {
		const { rana, joseph, maths } = await lesson(server);
		const other = { max_points: 21, course_id: (await course(server, rana, [])).id };
		return create(rana, joseph, "assignments", assignmentBody(rana, maths.id), other);
	},
	editAssignment: async (server) => {
		const { rana, joseph, task } = await lesson(server);
		return change(rana, joseph, "assignments", task.id, { body: assignmentEdit(task), other: { due_at: "" } });
	},
	joinCourse: async (server) => {
		const { rana, maths } = await lesson(server);
		const elsewhere = await course(server, rana, []);
		const body = { id: newId(), code: String(maths.join_code), mutation: newId() };
		const [maya, karim] = [await student(server), await student(server)];
		const made = create(maya, karim, "enrollments", body, { code: elsewhere.join_code });
		return { ...made, path: "/api/lead/join" };
	},
	enrolStudent: async (server) => {
		const { rana, joseph, maths } = await lesson(server);
		const [maya, karim] = [await student(server), await student(server)];
		const body = { id: newId(), course_id: maths.id, email: maya.email, mutation: newId() };
		return { ...create(rana, joseph, "enrollments", body, { email: karim.email }), path: "/api/lead/enrol" };
	},
	sendInquiry: async () => ({
		...{ who: null, another: null, collection: "leads", method: "POST", path: records("leads") },
		// Longer than its beginning, which travels as well: the end can differ alone.
		body: joinUsBody({
			full_message: `My daughter needs help with fractions. ${newId()} ${"Have you a place? ".repeat(9)}`,
		}),
		other: { phone: "+961 3 000 000", grade: "Grade 6", language: "fr" },
	}),
};

/** Those that travel in batches. */
export const batched = Object.entries(mutations).filter(
	([name]) => !/^(joinCourse|enrolStudent|sendInquiry)$/.test(name),
);

/** Sends it, as it was prepared or otherwise. */
export const send = (server: RealServer, prepared: Prepared): Promise<Answer> =>
	prepared.who
		? server.ask(prepared.method, prepared.path, { token: prepared.who.token, body: prepared.body })
		: inquire(server, prepared.body);

/** The ledger's entry of a mutation. */
export const entryOf = async (server: RealServer, mutation: string) =>
	(await server.sql(`SELECT * FROM ledger WHERE id = '${mutation}'`))[0];
