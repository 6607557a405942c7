// Phones that come back in the same second, each with writes that waited: what they hold, and how a phone sends it (handshake,
// then batches of at most 12 entries and 64 KB, sent again after a refusal for lack of room), without a phone's database.

import { type Person, teacher } from "#support/people.ts";
import { answerBody, assignment, course, type Entry, entry, gradeBody, newId, replaceBody } from "#support/school.ts";
import { insertRows, manyStudents } from "#support/schools/many-students.ts";
import type { RealServer, Row } from "#support/server.ts";

const then = "2026-02-02 08:00:00.000Z";

export interface Returning {
	who: Person;
	waiting: Entry[];
}

export interface Centre {
	phones: Returning[];
	/** Students beside these, with an assignment nobody has answered: for phones with a database. */
	others: { who: Person; task: Row }[];
}

const count = (many: number) => Array.from({ length: many }, (_, n) => n);

const text = (who: Person, n: number) =>
	`Answer ${n} of ${who.name}. ${"I have thought about this for a while. ".repeat(12)}`;

/**
 * A centre of ten courses with twenty assignments each. Every student has 1 to 20 writes waiting, most of them answers,
 * some of them a replaced one; every teacher has twenty grades waiting.
 */
export async function centre(server: RealServer, students: number): Promise<Centre> {
	const people = await manyStudents(server, students + 5);
	const more = people.splice(students);
	const phones: Returning[] = [];
	for (const at of count(10)) {
		const members = people.filter((_, n) => n % 10 === at);
		phones.push(...(await classOf(server, members)));
	}
	const maths = await course(server, await teacher(server), []);
	await insertRows(
		server,
		"enrollments",
		more.map((who) => enrollment(who, maths.id)),
	);
	const task = await assignment(server, maths.id);
	return { phones, others: more.map((who) => ({ who, task })) };
}

const enrollment = (who: Person, course_id: string) => ({
	id: newId(),
	user_id: who.id,
	course_id,
	role_in_course: "student",
});

/** A course of these students; twenty of them have handed in its first assignment. */
async function classOf(server: RealServer, members: Person[]): Promise<Returning[]> {
	const who = await teacher(server);
	const { id: course_id } = await course(server, who, []);
	const tasks = count(21).map((n) => ({
		id: newId(),
		course_id,
		title: `Task ${n}`,
		max_points: "20",
		written_at: then,
	}));
	const handedIn = members.slice(0, 20).map((one) => ({
		id: newId(),
		assignment_id: tasks[0]?.id ?? "",
		student_id: one.id,
		text_body: text(one, 0),
		revision: newId(),
		submitted_at: then,
		received_at: then,
	}));
	await insertRows(
		server,
		"enrollments",
		members.map((one) => enrollment(one, course_id)),
	);
	await insertRows(server, "assignments", tasks);
	await insertRows(server, "submissions", handedIn);
	const last = handedIn.pop();
	const grades = handedIn.map(({ id, text_body }) => entry.update("submissions", id, gradeBody(15, text_body)));
	const students = members.map((one, at) => {
		const answers = tasks
			.slice(1, 2 + ((at * 7 + 5) % 20))
			.map((task, n) => entry.create("submissions", answerBody(one, task.id, { text_body: text(one, n) })));
		if (last?.student_id === one.id)
			answers.unshift(entry.update("submissions", last.id, replaceBody(last, `${text(one, 99)} Better now.`)));
		return { who: one, waiting: answers.slice(0, 20) };
	});
	return [{ who, waiting: grades }, ...students];
}

export interface Evening {
	/** How often each status was answered; 0 is a phone that gave up waiting. */
	statuses: Record<string, number>;
	/** Writes the server did not say yes to, or whose row came back otherwise. */
	wrong: string[];
	milliseconds: number;
}

const mostTries = 8;

type Response = { status: number; body: unknown };

/** All phones at once; a request is given up, and sent again, as a phone does (src/sync/push.ts, failure.ts). */
export async function allAtOnce(
	server: RealServer,
	phones: Returning[],
	headers: Record<string, string> = {},
): Promise<Evening> {
	const statuses: Record<string, number> = {};
	const wrong: string[] = [];
	const send = async (who: Person, method: string, path: string, requests?: Entry[]): Promise<Response> => {
		const body = requests ? JSON.stringify({ requests }) : null;
		const kilobytes = Math.ceil(Buffer.byteLength(body ?? "") / 1024);
		for (let tries = 1; tries <= mostTries; tries++) {
			const answer = await fetch(server.url + path, {
				method,
				body,
				headers: { ...headers, Authorization: who.token, "Content-Type": "application/json" },
				signal: AbortSignal.timeout(20_000 + 500 * kilobytes),
			})
				.then(async (heard) => ({ status: heard.status, body: JSON.parse(await heard.text()) }))
				.catch(() => ({ status: 0, body: null }));
			statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
			if (answer.status !== 0 && answer.status !== 429 && answer.status < 500) return answer;
			const least = answer.status === 429 ? 10_000 : 0;
			const wait = Math.max(least, Math.random() * Math.min(60_000, 1000 * 2 ** tries));
			await new Promise((next) => setTimeout(next, wait));
		}
		return { status: 0, body: null };
	};
	const began = performance.now();
	await Promise.all(
		phones.map(async ({ who, waiting }) => {
			const handshake = await send(who, "GET", "/api/lead/handshake");
			if (Object(handshake.body).user !== who.id) wrong.push(`handshake of ${who.name}: ${JSON.stringify(handshake)}`);
			for (const requests of batches(waiting)) {
				const { status, body } = await send(who, "POST", "/api/batch", requests);
				const echoed = status === 200 && requests.every((one, at) => holds(Object(body)[at]?.body, one.body));
				if (!echoed) wrong.push(`${who.name}: ${status} ${JSON.stringify(body).slice(0, 300)}`);
			}
		}),
	);
	return { statuses, wrong, milliseconds: Math.round(performance.now() - began) };
}

/** At most 12 entries and 64 KB each, as a student's phone cuts them. */
function batches(waiting: Entry[]): Entry[][] {
	const cut: Entry[][] = [];
	let bytes = 0;
	for (const one of waiting) {
		const size = Buffer.byteLength(JSON.stringify(one));
		const last = cut.at(-1);
		if (last && last.length < 12 && bytes + size <= 64 * 1024) last.push(one);
		else cut.push([one]);
		bytes = cut.at(-1)?.length === 1 ? size : bytes + size;
	}
	return cut;
}

/** Whether the row is what was written: only then does a phone say "sent". */
const holds = (row: unknown, body: object = {}) =>
	Object.entries(body).every(([field, value]) =>
		["id", "text_body", "grade", "feedback"].includes(field) ? Object(row)[field] === value : true,
	);
