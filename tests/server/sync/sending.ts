// Writes that a phone can make, sent to a real server.
import { mutations } from "#mutations.ts";
import { tried } from "#support/collections/all.ts";
import type { Prepared } from "#support/collections/description.ts";
import { inquire } from "#support/leads.ts";
import type { Answer } from "#support/requests.ts";
import type { RealServer } from "#support/server.ts";

/** Those that travel in batches. */
export const batched = Object.values(mutations).flatMap(({ name, does }) =>
	typeof does === "string" ? [{ name, ready: tried[name].ready }] : [],
);

/** Sends it, as it was prepared or otherwise. */
export const send = (server: RealServer, prepared: Prepared): Promise<Answer> =>
	prepared.who
		? server.ask(prepared.method, prepared.path, { token: prepared.who.token, body: prepared.body })
		: inquire(server, prepared.body);

/** The ledger's entry of a mutation. */
export const entryOf = async (server: RealServer, mutation: string) =>
	(await server.sql(`SELECT * FROM ledger WHERE id = '${mutation}'`))[0];
