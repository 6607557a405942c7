// A collection that a migration adds is reached by what it says itself: its rules open its routes, and the column
// `revision` makes it one whose rows are written on phones.
import { expect, test } from "vitest";
import { type Person, student } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { batch, entry, newId } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { whichAnswer } from "./calling-routes.ts";

type Rules = { listRule?: ""; viewRule?: ""; createRule?: ""; updateRule?: ""; deleteRule?: "" };

const env: Record<string, string> = {};

const here = serverForThisFile(
	async (server) => {
		const add = (name: string, fields: object[], rules: Rules) =>
			server.ask("POST", "/api/collections", {
				token: server.superuserToken,
				body: { name, type: "base", fields, ...rules },
			});
		const words = { name: "words", type: "text" };
		const added = [
			await add("listed", [words], { listRule: "" }),
			await add("viewed", [words], { viewRule: "" }),
			await add("made", [words], { createRule: "" }),
			await add("changed", [words], { updateRule: "" }),
			await add("deleted", [words], { deleteRule: "" }),
			await add("kept", [words, { name: "revision", type: "text" }], { createRule: "", updateRule: "" }),
		];
		for (const answer of added) if (answer.status !== 200) throw new Error(said(answer));
		const id = String(added.at(-1)?.at("id"));
		const maya = await student(server);
		const one = await server.create("kept", { words: "before" });
		env.OPEN_DASHBOARD = "";
		await server.stop();
		await server.start();
		return { maya, one, id };
	},
	{ env },
);

test.each([
	["listed", "GET"],
	["viewed", "GET one"],
	["made", "POST"],
	["changed", "PATCH one"],
	["deleted", "DELETE one"],
])("of a collection whose rules let rows be %s, only %s answers", async (collection, open) => {
	const list = `/api/collections/${collection}/records`;
	const routeOf = (route: string) => route.replace(" one", ` ${list}/aaaaaaaaaaaaaaa`).replace(/^(\w+)$/, `$1 ${list}`);
	const routes = ["GET", "POST", "GET one", "PATCH one", "DELETE one"].map(routeOf);

	expect(await whichAnswer(here().server, routes, "")).toEqual([routeOf(open)]);
});

const refusal = "A batch holds only what phones write.";

const made = (who: Person, collection: string) =>
	batch(here().server, who, [entry.create(collection, { id: newId(), words: "Angles", mutation: newId() })]);

test("a batch takes a row of a collection that keeps revisions, and a change of one, and of no other collection", async () => {
	const { server, maya, one } = here();

	const kept = await made(maya, "kept");
	const changed = await batch(server, maya, [entry.update("kept", one.id, { words: "after", mutation: newId() })]);
	const other = await made(maya, "made");

	expect(kept.status, said(kept)).toBe(200);
	expect(changed.at("0.body.words"), said(changed)).toBe("after");
	expect(other.at("message")).toBe(refusal);
});

test("a batch takes a collection by its name alone, not by its id or in capitals", async () => {
	const { maya, id } = here();

	for (const name of [id, "Kept", "nothing", "_superusers", "users"]) {
		expect((await made(maya, name)).at("message"), name).toBe(refusal);
	}
});

test("a text of 100 KB is taken where rows are written on phones; elsewhere a body is as long as a form", async () => {
	const { server } = here();
	const send = (collection: string) =>
		server.ask("POST", `/api/collections/${collection}/records`, { body: { padding: "x".repeat(100_000) } });

	expect((await send("kept")).status).toBe(200);
	expect((await send("made")).status).toBe(413);
});
