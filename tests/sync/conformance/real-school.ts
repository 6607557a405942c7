// The school of a history on a real server: filled once, restored before each history, changed without rules.

import { collectionNames } from "#support/collections/shapes.ts";
import { addressOf } from "#support/fakes/joins.ts";
import { startingState } from "#support/fakes/starting-state.ts";
import type { State } from "#support/fakes/state.ts";
import { behindProxy } from "#support/leads.ts";
import { material } from "#support/materials.ts";
import { tokenOf } from "#support/people.ts";
import { type RealServer, realServer } from "#support/server.ts";

/** The tables that a history can change; the log is last, because restoring the others writes into it. */
const tables = [...collectionNames, "user_roles", "leads", "ledger", "guesses", "sync_log"];

const keep = (name: string) =>
	tables
		.map((table) => `DROP TABLE IF EXISTS ${name}_${table}; CREATE TABLE ${name}_${table} AS SELECT * FROM ${table};`)
		.join("\n");
/** AUTOINCREMENT keeps its counter in another table. */
const putBack = (name: string) =>
	`${tables.map((table) => `DELETE FROM ${table}; INSERT INTO ${table} SELECT * FROM ${name}_${table};`).join("\n")}
	UPDATE sqlite_sequence SET seq = (SELECT MAX(seq) FROM sync_log) WHERE name = 'sync_log';`;

export class RealSchool {
	readonly server: RealServer;
	/** The tokens with which everybody is signed in when a history begins. */
	readonly tokens = new Map<string, string>();
	private backup = "first";

	private constructor(server: RealServer) {
		this.server = server;
	}

	/** A server with the school that every history begins with. */
	static async open(): Promise<RealSchool> {
		const server = await realServer({ crowd: true, env: behindProxy });
		await fill(server, startingState());
		await server.sql(keep("first"));
		const school = new RealSchool(server);
		for (const id of Object.keys(startingState().people)) school.tokens.set(id, await school.newToken(id));
		return school;
	}

	/** Restores the state of the beginning. */
	async beginAnew(): Promise<void> {
		await this.server.sql(putBack("first"));
		this.backup = "first";
	}

	async backUp(): Promise<void> {
		await this.server.sql(keep("second"));
		this.backup = "second";
	}

	async restore(): Promise<void> {
		await this.server.sql(putBack(this.backup));
	}

	private readonly asked = new Map<string, number>();
	/** Whether one more request of this kind is allowed: of some the server accepts only so many a minute of one person. */
	mayAsk(what: "known" | "copy", who: string): boolean {
		const times = this.asked.get(`${what} ${who}`) ?? 0;
		this.asked.set(`${what} ${who}`, times + 1);
		return times < { known: 30, copy: 60 }[what];
	}

	newToken = (user: string): Promise<string> => tokenOf(this.server, user);
}

async function fill(server: RealServer, { people, rows }: State): Promise<void> {
	for (const [id, { name, role }] of Object.entries(people)) {
		const names = {
			name,
			full_name: name,
			email: addressOf(name),
			language: "en",
			grade: role === "student" ? "6" : "",
		};
		await server.create("users", { id, ...names, password: "secret-1", passwordConfirm: "secret-1", verified: true });
		await server.create("user_roles", { user_id: id, role });
	}
	for (const row of Object.values(rows.courses)) await server.create("courses", row);
	await server.sql("DELETE FROM enrollments");
	for (const name of ["enrollments", "assignments", "submissions"] as const) {
		for (const row of Object.values(rows[name])) await server.create(name, row);
	}
	for (const { id, title, subject, grade, description, course_id, assignment_id } of Object.values(rows.materials)) {
		const words = { id, title, subject, grade, description, course_id, assignment_id };
		await material(server, Object.fromEntries(Object.entries(words).map(([field, text]) => [field, String(text)])));
	}
	await server.sql("UPDATE courses SET revision = ''; UPDATE assignments SET revision = ''");
}
