// People of a school, created without rules and signed in without waiting for a password to be hashed twice.
import type { RealServer } from "#support/server.ts";

export interface Person {
	id: string;
	email: string;
	name: string;
	/** Valid at the sign-in page. */
	password: string;
	/** A valid token, as after signing in. It cannot be refreshed: a test of refreshing signs in. */
	token: string;
	/** The id of the person's row in user_roles. */
	roleId: string;
}

export interface Wanted {
	name?: string;
	email?: string;
	role?: "student" | "teacher" | "admin";
	accountStatus?: "approved" | "waiting" | "declined" | "blocked";
}

const password = "secret-1";
let made = 0;

/** Makes one person: an approved student, unless `wanted` says otherwise. */
export async function person(server: RealServer, wanted: Wanted = {}): Promise<Person> {
	const { role = "student", accountStatus = "approved" } = wanted;
	const name = wanted.name ?? `${role} ${++made}`;
	const email = wanted.email ?? `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}-${++made}@lead.test`;
	const then = "2026-01-05 08:00:00.000Z";
	const row = await server.create("users", {
		email,
		password,
		passwordConfirm: password,
		verified: true,
		full_name: name,
		language: "en",
		grade: role === "student" ? "6" : "",
		name: accountStatus === "waiting" || accountStatus === "declined" ? "" : name,
		declined_at: accountStatus === "declined" ? then : "",
		decline_reason: accountStatus === "declined" ? "Please call the centre first." : "",
		blocked_at: accountStatus === "blocked" ? then : "",
	});
	const roleRow = await server.create("user_roles", { user_id: row.id, role });
	return { id: row.id, email, name, password, roleId: roleRow.id, token: await tokenOf(server, row.id) };
}

export const student = (server: RealServer, name?: string): Promise<Person> => person(server, { ...named(name) });
export const teacher = (server: RealServer, name?: string): Promise<Person> =>
	person(server, { role: "teacher", ...named(name) });
export const admin = (server: RealServer, name?: string): Promise<Person> =>
	person(server, { role: "admin", ...named(name) });
export const waiting = (server: RealServer, name?: string): Promise<Person> =>
	person(server, { accountStatus: "waiting", ...named(name) });
export const blocked = (server: RealServer, name?: string): Promise<Person> =>
	person(server, { accountStatus: "blocked", ...named(name) });

const named = (name: string | undefined) => (name === undefined ? {} : { name });

/** A fresh token for a person, whatever the sign-in rule says about the account status. `seconds` until it expires. */
export async function tokenOf(server: RealServer, id: string, seconds?: number): Promise<string> {
	const answer = await server.ask("POST", `/api/collections/users/impersonate/${id}`, {
		token: server.superuserToken,
		body: seconds === undefined ? {} : { duration: seconds },
	});
	if (answer.status !== 200) throw new Error(`No token for ${id}: ${answer.text}`);
	return String(answer.at("token"));
}
