// A server with a course of two teachers, and answers of Maya's: to be graded or replaced, or with a grade.
import { type Person, student, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { assignment, course, enrol, gradeBody, submission } from "#support/school.ts";
import type { Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

export const records = "/api/collections/submissions/records";
export const text = "3/4";

export const here = serverForThisFile(async (server) => {
	const rana = await teacher(server, "Rana Khoury");
	const second = await teacher(server, "Joseph Saade");
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, rana, [maya]);
	await enrol(server, second, maths.id, "teacher");
	return { rana, second, maya, maths };
});

export const send = (who: Person, row: Row, body: object | string | FormData) =>
	here().server.ask("PATCH", `${records}/${row.id}`, { token: who.token, body });
export const stored = (row: Row) => here().server.row("submissions", row.id);

/** A fresh assignment (20 points) with Maya's answer to it. */
export async function handedIn(fields: object = {}): Promise<Row> {
	const { server, maya, maths } = here();
	return submission(server, maya, (await assignment(server, maths.id)).id, { text_body: text, ...fields });
}

/** The same, graded 12 by Rana, as it is stored. */
export async function graded(): Promise<Row> {
	const row = await handedIn();
	const answer = await send(here().rana, row, gradeBody(12, text));
	if (answer.status !== 200) throw new Error(said(answer));
	return { ...row, ...(await stored(row)) };
}
