// A server with a course of two teachers, and answers of Maya's to grade or to replace.
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course, enrol, submission } from "#support/school.ts";
import type { RealServer, Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

export const records = "/api/collections/submissions/records";

export const here = serverForThisFile(async (server) => {
	const rana = await teacher(server, "Rana Khoury");
	const second = await teacher(server, "Joseph Saade");
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, rana, [maya]);
	await enrol(server, second, maths.id, "teacher");
	return { rana, second, maya, maths };
});

/** A fresh assignment (20 points) with Maya's answer to it. */
export async function handedIn(fields: object = {}): Promise<Row> {
	const { server, maya, maths } = here();
	return submission(server, maya, (await assignment(server, maths.id)).id, { text_body: "3/4", ...fields });
}

export const change = (server: RealServer, who: Person, row: Row, body: object | string | FormData) =>
	server.ask("PATCH", `${records}/${row.id}`, { token: who.token, body });

export const stored = async (server: RealServer, row: Row) => (await server.rows("submissions", `id = "${row.id}"`))[0];
