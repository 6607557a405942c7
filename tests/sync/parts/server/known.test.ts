// Asking a server which mutations it has: what counts as an answer, and what it costs.
import { expect, test } from "vitest";
import { type Fault, respond } from "#support/fakes/faults.ts";
import { ana, bassam, id } from "#support/fakes/people.ts";
import { aRun } from "#support/fakes/run.ts";
import { changePerson } from "#support/fakes/state.ts";
import { askKnown } from "#sync/known.ts";

const names = (count: number) =>
	Array.from({ length: count }, (_, number) => id(`m${String(number).padStart(4, "0")}`));

/** A run whose server has these mutations of this person. */
async function aServerWith(
	mutations: string[],
	{ user = ana, line }: { user?: string; line?: () => Fault | Response } = {},
) {
	const { server, run, asked } = await aRun(line);
	for (const one of mutations) {
		server.state.ledger[one] = { user, content: "", collection: "submissions", record: id("record") };
	}
	return { server, run, asked };
}

test("those that the server has of this person are known, and no others", async () => {
	const { run } = await aServerWith(names(2));
	expect(await askKnown(run, names(3))).toEqual(new Set(names(2)));
	const others = await aServerWith(names(2), { user: bassam });
	expect(await askKnown(others.run, names(3))).toEqual(new Set());
});

test("many are asked for five hundred at a time", async () => {
	const { run, asked } = await aServerWith(names(1200));
	expect(await askKnown(run, names(1000))).toEqual(new Set(names(1000)));
	expect(asked).toHaveLength(2);
	expect(await askKnown(run, names(1001))).toEqual(new Set(names(1001)));
	expect(asked).toHaveLength(5);
});

test("who has nothing to ask for asks nothing, and needs no network for it", async () => {
	const { run, asked } = await aServerWith([], { line: () => "lost request" });
	expect(await askKnown(run, [])).toEqual(new Set());
	expect(asked).toEqual([]);
});

test.each([
	["no answer", () => "lost request" as const],
	["a page of somebody else's", () => respond({ status: 200, body: { message: "Welcome." } })],
	["an error, whatever stands in it", () => respond({ status: 500, body: { known: names(1) } })],
])("%s is not taken for 'none of them'", async (_, line) => {
	const { run } = await aServerWith(names(1), { line });
	expect(await askKnown(run, names(1))).toBeNull();
});

test("a refusal, and the loss of one answer of several, say nothing of any", async () => {
	const blocked = await aServerWith(names(1));
	changePerson(blocked.server.state, ana, { accountStatus: "blocked" });
	expect(await askKnown(blocked.run, names(1))).toBeNull();
	let requests = 0;
	const cut = await aServerWith(names(501), { line: () => (++requests === 2 ? "lost answer" : "none") });
	expect(await askKnown(cut.run, names(501))).toBeNull();
});
