// Inquiries as a family's phone sends them, from either form.
import type { Answer } from "#support/requests.ts";
import { newId } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

type Fields = Record<string, unknown>;

/** Lets the server tell this sender from a school full of people behind one address. */
export const behindProxy = { TRUSTED_PROXY: "X-Forwarded-For" };

/** The body of an inquiry from the join-us page, with words of its own, written in 45 seconds. */
export function joinUsBody(fields: Fields = {}) {
	const id = newId();
	const full_message = String(fields.full_message ?? `My daughter needs help with fractions. Have you a place? ${id}`);
	return {
		id,
		parent_name: "Rima Haddad",
		email: `rima-${id}@families.test`,
		phone: "+96170123456",
		student_name: "",
		grade: "Grade 5",
		program_type: Array.from(full_message).slice(0, 100).join(""),
		subjects: [],
		message: "",
		full_message,
		language: "en",
		written_at: new Date(Date.now() - 60_000).toISOString(),
		website: "",
		took_ms: 45_000,
		mutation: newId(),
		...fields,
	};
}

/** The body of a request for a portal account. */
export const portalBody = (fields: Fields = {}) => ({
	...joinUsBody(),
	student_name: "Portal Access Request - Grade 5",
	program_type: "After-school, SAT",
	message: "Portal access request",
	full_message: "",
	...fields,
});

export const leads = "/api/collections/leads/records";

interface Sender {
	/** The internet address; a different one each time unless it is given. */
	from?: string;
	token?: string | undefined;
}

let senders = 0;
export const anotherAddress = () => `10.1.${Math.floor(++senders / 250)}.${1 + (senders % 250)}`;

/** Sends an inquiry through a proxy that names its sender's address. */
export const inquire = (server: RealServer, body: object | string, { from = anotherAddress(), token }: Sender = {}) =>
	server.ask("POST", leads, { body, token, headers: { "X-Forwarded-For": from } });

/** The reasons for which an inquiry was marked as spam; "" when it was not. */
export async function suspicionsOf(server: RealServer, answer: Answer): Promise<unknown> {
	const row = await server.row("leads", String(answer.at("id")));
	return row?.suspect === (row?.doubts !== "") ? row?.doubts : `suspect ${row?.suspect}, but ${row?.doubts}`;
}
