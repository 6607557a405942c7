// A server whose admin helps people in, by a temporary password or a reset link.
import type { Person } from "#support/people.ts";
import type { Answer } from "#support/requests.ts";
import { twoCourses } from "#support/schools/two-courses.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

export const here = serverForThisFile(twoCourses);

export const give = (who: { token: string } | undefined, whom: { id: unknown }): Promise<Answer> =>
	here().server.ask("POST", "/api/lead/temporary-password", { token: who?.token, body: { user_id: whom.id } });
export const sendLink = (who: { token: string } | undefined, whom: { id: unknown }): Promise<Answer> =>
	here().server.ask("POST", "/api/lead/send-reset-link", { token: who?.token, body: { user_id: whom.id } });

export const handshake = (token: string) => here().server.ask("GET", "/api/lead/handshake", { token });
export const choose = (who: Person, token: string, oldPassword: string, password: string): Promise<Answer> =>
	here().server.ask("PATCH", `/api/collections/users/records/${who.id}`, {
		token,
		body: { oldPassword, password, passwordConfirm: password },
	});

export const mails = async (who: Person) =>
	(await here().server.sql(`SELECT kind FROM mails WHERE user_id = '${who.id}' ORDER BY rowid`)).map((row) => row.kind);
