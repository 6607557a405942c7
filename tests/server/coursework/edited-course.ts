// A server with two teachers, a course and an assignment of theirs to edit.
import { assignmentEdit, courseEdit } from "#support/api/bodies.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course, enrol } from "#support/school.ts";
import type { Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

export const here = serverForThisFile(async (server) => ({
	rana: await teacher(server, "Rana Khoury"),
	second: await teacher(server, "Joseph Saade"),
	maya: await student(server, "Maya Haddad"),
}));

/** A fresh course of both teachers, with Maya in it and one assignment of 20 points. */
export async function fresh(fields: object = {}): Promise<{ maths: Row; task: Row }> {
	const { server, rana, second, maya } = here();
	const maths = await course(server, rana, [maya]);
	await enrol(server, second, maths.id, "teacher");
	const task = await assignment(server, maths.id);
	if (Object.keys(fields).length > 0) await server.update("courses", maths.id, fields);
	return { maths, task };
}

export type Kind = "courses" | "assignments";
export const rowOf = async (kind: Kind) => (await fresh())[kind === "courses" ? "maths" : "task"];
export const edit = (kind: Kind, seen: Record<string, unknown>, fields: Record<string, unknown> = {}) =>
	kind === "courses" ? courseEdit(seen, fields) : assignmentEdit(seen, fields);
export const send = (who: Person, kind: Kind, row: Row, body: object | string) =>
	here().server.ask("PATCH", `/api/collections/${kind}/records/${row.id}`, { token: who.token, body });
export const stored = (kind: Kind, row: Row) => here().server.row(kind, row.id);
