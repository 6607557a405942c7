// Whoever may read what a phone wrote is told of it: by its id, or to compare everything. Else it reaches another phone only
// a day later. For that the table's triggers must say whom a row concerns, and lib/sync/changes.js must know the table.
import { expect, test } from "vitest";
import { mutations } from "#mutations.ts";
import { tried } from "#support/collections/all.ts";
import { tokenOf } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { send } from "./sending.ts";

const here = serverForThisFile();

const handshake = (token: string, at: { seq?: unknown; mark?: unknown } = {}) =>
	here().server.ask("GET", `/api/lead/handshake?seq=${at.seq ?? ""}&mark=${at.mark ?? ""}`, { token });

const sent = Object.values(mutations).map(({ name }) => ({ name, ready: tried[name].ready }));

test.each(sent)("$name: everybody who can open its row, or could before, is told of it", async ({ ready }) => {
	const { server } = here();
	const earlier = new Set((await server.rows("users")).map(({ id }) => id));
	const prepared = await ready(server);
	const people = (await server.rows("users")).filter(({ id }) => !earlier.has(id));
	const tokens = await Promise.all(people.map(({ id }) => tokenOf(server, id)));
	const before = await handshake(tokens[0] ?? "");
	const at = { seq: before.at("seq"), mark: before.at("mark") };
	const opens = async (token: string, id: string) =>
		(await server.ask("GET", `/api/collections/${prepared.collection}/records/${id}`, { token })).status === 200;
	const [changing = ""] = /(?<=\/records\/)\w{15}$/.exec(prepared.path) ?? [];
	const could = await Promise.all(tokens.map((token) => changing !== "" && opens(token, changing)));

	const answer = await send(server, prepared);

	expect(answer.status, said(answer)).toBe(200);
	const id = String(answer.at("id"));
	const [readers, uninformed]: [string[], string[]] = [[], []];
	for (const [index, { name }] of people.entries()) {
		const token = tokens[index] ?? "";
		if (!(could[index] || (await opens(token, id)))) continue;
		readers.push(String(name));
		const changed = (await handshake(token, at)).at("changed");
		const named = Object(changed)[prepared.collection] ?? [];
		if (changed !== "manifest" && !named.includes(id)) uninformed.push(`${name}: ${JSON.stringify(changed)}`);
	}
	expect(readers).not.toEqual([]);
	expect(uninformed).toEqual([]);
});
