// A server with a lesson whose answer was replaced, graded and graded anew.
import { student, teacher } from "#support/people.ts";
import { assignment, course, enrol } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

export const here = serverForThisFile(async (server) => {
	const rana = await teacher(server, "Rana Khoury");
	const second = await teacher(server, "Joseph Saade");
	const maya = await student(server, "Maya Haddad");
	return { rana, second, maya };
});

export const records = (collection: string, id = "") => `/api/collections/${collection}/records${id && `/${id}`}`;
export const send = (who: { token: string }, method: string, path: string, body: object) =>
	here().server.ask(method, path, { token: who.token, body });

/** A course of both teachers with Maya in it, and an assignment. */
export async function lesson() {
	const { server, rana, second, maya } = here();
	const maths = await course(server, rana, []);
	await enrol(server, second, maths.id, "teacher");
	const place = await enrol(server, maya, maths.id);
	return { maths, place, task: await assignment(server, maths.id) };
}
