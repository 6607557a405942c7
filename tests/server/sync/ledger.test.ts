// One name for every write of a phone: each mutation is done once, is known again by its id, and by nothing else.
import { describe, expect, test } from "vitest";
import { refused } from "#support/api/bodies.ts";
import { tried } from "#support/collections/all.ts";
import { said } from "#support/requests.ts";
import { batch, newId } from "#support/school.ts";
import { entries, here } from "./ledger-rows.ts";
import { batched, entryOf, send } from "./sending.ts";

const rows = (collection: string) => here().server.rows(collection);

describe.each(Object.entries(tried))("%s", (name, { ready }) => {
	test("is answered with its row and its id, and stands in the ledger", async () => {
		const { server } = here();
		const prepared = await ready(server);
		const { body, who, collection } = prepared;

		const answer = await send(server, prepared);

		expect(answer.status, said(answer)).toBe(200);
		expect(answer.at("mutation")).toBe(body.mutation);
		expect((await rows(collection)).map(({ id }) => id)).toContain(answer.at("id"));
		expect(await entryOf(server, body.mutation)).toEqual({
			id: body.mutation,
			person: who?.id ?? "",
			name,
			record: answer.at("id"),
			content: expect.stringMatching(/^[0-9a-f]{64}$/),
			at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}Z$/),
		});
	});

	test("sent again, five times at once, is answered as the first time and writes nothing", async () => {
		const { server } = here();
		const prepared = await ready(server);
		const first = await send(server, prepared);
		const [before, entered] = [await rows(prepared.collection), await entries()];

		const again = await Promise.all(Array.from({ length: 5 }, () => send(server, prepared)));

		for (const answer of again) expect(answer.at(""), said(answer)).toEqual(first.at(""));
		expect(await rows(prepared.collection)).toEqual(before);
		expect(await entries()).toBe(entered);
	});

	test("with other content under the same id is refused, and nothing of the first is told or changed", async () => {
		const { server } = here();
		const prepared = await ready(server);
		const first = await send(server, prepared);
		const before = await rows(prepared.collection);

		const answer = await send(server, { ...prepared, body: { ...prepared.body, ...prepared.other } });

		expect(refused(answer), said(answer)).toBe("409 mutation id_reused");
		expect(answer.text).not.toContain(String(first.at("id")));
		expect(await rows(prepared.collection)).toEqual(before);
	});

	test("with the id of another write is refused, and nothing is written", async () => {
		const { server } = here();
		const mutation = newId();
		const [prepared, other] = [await ready(server), await tried.submitAssignment.ready(server)];
		if (!other) throw new Error("nothing to send before");
		await send(server, { ...other, body: { ...other.body, mutation } });
		const before = await rows(prepared.collection);

		const answer = await send(server, { ...prepared, body: { ...prepared.body, mutation } });

		expect(refused(answer), said(answer)).toBe("409 mutation id_reused");
		expect(await rows(prepared.collection)).toEqual(before);
	});

	test("is refused without a mutation that is an id, and nothing is written", async () => {
		const { server } = here();
		const prepared = await ready(server);
		const before = await rows(prepared.collection);
		const none = [undefined, null, ""];
		const wrong = ["short", "AAAAAAAAAAAAAAA", "aaaaaaaaaaaaaaa\n", 5, true, ["aaaaaaaaaaaaaaa"], {}];

		for (const mutation of [...none, ...wrong]) {
			const answer = await send(server, { ...prepared, body: Object({ ...prepared.body, mutation }) });
			const code = mutation ? "validation_invalid_format" : "validation_required";
			expect(refused(answer), `${JSON.stringify(mutation)}: ${said(answer)}`).toBe(`400 mutation ${code}`);
		}
		expect(await rows(prepared.collection)).toEqual(before);
	});
});

const byPeople = Object.entries(tried).filter(([name]) => name !== "sendInquiry");

test.each(byPeople)(
	"%s under an id that somebody else used is refused, and tells nothing of it",
	async (name, { ready }) => {
		const { server } = here();
		const prepared = await ready(server);
		const { another, body, path, method } = prepared;
		const authors = Object.keys(body).filter((field) => body[field] === prepared.who?.id);
		const theirs = Object.fromEntries(authors.map((field) => [field, another?.id]));
		await send(server, prepared);

		const answer = await server.ask(method, path, { token: another?.token, body: { ...body, ...theirs } });

		// Another student may not touch an answer at all: the rules say so before anybody looks into the ledger.
		expect(refused(answer), said(answer)).toBe(name === "replaceAnswer" ? "404" : "409 mutation id_reused");
	},
);

describe.each(batched)("in a batch $name", ({ name, ready }) => {
	const entryFor = async () => {
		const prepared = await ready(here().server);
		if (!prepared.who) throw new Error(`${name} does not travel in a batch`);
		const { method, path: url, body, who } = prepared;
		return { prepared, who, one: { method, url, body } };
	};

	test("stands twice and is done once; alone afterwards it is known", async () => {
		const { server } = here();
		const { prepared, who, one } = await entryFor();

		const both = await batch(server, who, [one, one]);
		const alone = await send(server, prepared);

		expect(both.status, said(both)).toBe(200);
		expect(both.at("1.body")).toEqual(both.at("0.body"));
		expect(both.at("0.body.mutation")).toBe(prepared.body.mutation);
		expect(alone.at("")).toEqual(both.at("0.body"));
	});

	test("leaves no entry when a later item is refused, and is done when it is sent again", async () => {
		const { server } = here();
		const { prepared, who, one } = await entryFor();
		const refusedOne = { ...one, body: { ...one.body, ...prepared.other } };
		const before = await rows(prepared.collection);

		const failed = await batch(server, who, [one, refusedOne]);
		const between = [await entryOf(server, prepared.body.mutation), await rows(prepared.collection)];
		const after = await batch(server, who, [one]);

		expect(failed.at("data.requests.1.response.data.mutation.code"), said(failed)).toBe("id_reused");
		expect(failed.at("data.requests.1.response.status")).toBe(409);
		expect(between).toEqual([undefined, before]);
		expect(after.status, said(after)).toBe(200);
	});
});
