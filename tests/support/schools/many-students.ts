// Hundreds of signed-in students, written into the tables directly: three requests for each would take a minute.
import { createHmac } from "node:crypto";
import type { Person } from "#support/people.ts";
import { newId } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

type Values = Record<string, string>;

const then = "2026-02-02 08:00:00.000Z";
const longest = 4500; // characters: PocketBase takes a statement of 5,000
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Writes rows, all with the same columns, without rules or hooks. */
export async function insertRows(server: RealServer, table: string, rows: Values[]): Promise<void> {
	const stamped = rows.map((row) => ({ ...row, created_at: then, updated: then }));
	const columns = Object.keys(stamped[0] ?? {});
	const insert = (values: string[]) =>
		server.sql(`INSERT INTO ${table} (${columns.join(",")}) VALUES ${values.join(",")}`);
	let values: string[] = [];
	for (const row of stamped) {
		const next = `(${Object.values(row).map(quoted).join(",")})`;
		if ([...values, next].join(",").length > longest) {
			await insert(values);
			values = [];
		}
		values.push(next);
	}
	await insert(values);
}

/** Approved students with a token each. They have no password. */
export async function manyStudents(server: RealServer, count: number): Promise<Person[]> {
	const [users] = await server.sql(
		"SELECT id, json_extract(options, '$.authToken.secret') AS secret FROM _collections WHERE name = 'users'",
	);
	if (!users?.id || !users.secret) throw new Error("no collection of users");
	const { id: collection, secret } = users;
	const made = Array.from({ length: count }, (_, n) => {
		const [id, roleId, tokenKey] = [newId(), newId(), `${newId()}${newId()}${newId()}`];
		const [name, email] = [`Student ${n}`, `many-${id}@lead.test`];
		return {
			tokenKey,
			person: { id, roleId, name, email, password: "", token: tokenFor(id, collection, tokenKey + secret) },
		};
	});
	await insertRows(
		server,
		"users",
		made.map(({ tokenKey, person: { id, email, name } }) => ({
			id,
			email,
			name,
			full_name: name,
			tokenKey,
			password: "none",
		})),
	);
	await insertRows(
		server,
		"user_roles",
		made.map(({ person }) => ({ id: person.roleId, user_id: person.id, role: "student" })),
	);
	return made.map(({ person }) => person);
}

/** Signs a token as PocketBase does at a sign-in. */
function tokenFor(id: string, collectionId: string, key: string): string {
	const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
	const exp = Math.floor(Date.now() / 1000) + 86_400;
	const text = `${part({ alg: "HS256", typ: "JWT" })}.${part({ id, collectionId, exp, type: "auth", refreshable: false })}`;
	return `${text}.${createHmac("sha256", key).update(text).digest("base64url")}`;
}
