// Accounts that an admin makes and edits.
import { admin, type Person } from "#support/people.ts";
import { type Answer, said } from "#support/requests.ts";
import { newId } from "#support/school.ts";
import { twoCourses } from "#support/schools/two-courses.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

export const here = serverForThisFile(async (server) => ({
	...(await twoCourses(server)),
	deputy: await admin(server),
}));

/** Everything of the row, the hashes that no API shows included. */
export const stored = async ({ id }: Pick<Person, "id">): Promise<Record<string, unknown>> => {
	const [row] = await here().server.sql(`SELECT * FROM users WHERE id = '${id}'`);
	return { ...row, updated: "" };
};

export const mails = async ({ id }: Pick<Person, "id">) =>
	(await here().server.sql(`SELECT kind FROM mails WHERE user_id = '${id}' ORDER BY rowid`)).map((row) => row.kind);

export const signIn = (identity: string, password: string): Promise<Answer> =>
	here().server.ask("POST", "/api/collections/users/auth-with-password", { body: { identity, password } });

type Who = { token: string } | undefined;

export const make = (who: Who, body: object): Promise<Answer> =>
	here().server.ask("POST", "/api/lead/make-account", {
		token: who?.token,
		body: { id: newId(), role: "student", full_name: "Nour Saad", ...body },
	});

export const edit = (who: Who, whom: Pick<Person, "id">, changed: object): Promise<Answer> =>
	here().server.ask("POST", "/api/lead/edit-account", { token: who?.token, body: { user_id: whom.id, ...changed } });

/** Makes one that must succeed. */
export async function makeAccount(who: Who, body: object) {
	const id = newId();
	const answer = await make(who, { id, ...body });
	if (answer.status !== 200) throw new Error(said(answer));
	return { id, username: String(answer.at("username")), password: String(answer.at("password")) };
}

/** Signs in with the first password and chooses "own-secret". @returns a token */
export async function comeIn({ id, username, password }: Awaited<ReturnType<typeof makeAccount>>): Promise<string> {
	const answer = await here().server.ask("PATCH", `/api/collections/users/records/${id}`, {
		token: String((await signIn(username, password)).at("token")),
		body: { oldPassword: password, password: "own-secret", passwordConfirm: "own-secret" },
	});
	if (answer.status !== 200) throw new Error(said(answer));
	return String((await signIn(username, "own-secret")).at("token"));
}
