// One name for every write of a phone: each mutation is done once, is known again by its id, and by nothing else.
import { describe, expect, test } from "vitest";
import { refused } from "#support/api/bodies.ts";
import { tried } from "#support/collections/all.ts";
import { said } from "#support/requests.ts";
import { batch, newId } from "#support/school.ts";
import { entries, here } from "./ledger-rows.ts";
import { batched, entryOf, send } from "./sending.ts";

const rows = (collection: string) => here().server.rows(collection);

test.each(Object.entries(tried))(
	"%s is refused without an id of its own, is done once under it, is answered the same again, and nothing else passes under it",
	async (name, { ready }) => {
		const { server } = here();
		const [prepared, another] = [await ready(server), await tried.submitAssignment.ready(server)];
		const { body, who, collection } = prepared;
		const codeOf = async (change: object) => {
			const answer = await send(server, { ...prepared, body: Object({ ...body, ...change }) });
			return { code: refused(answer), answer };
		};
		const taken = newId();
		await send(server, { ...another, body: { ...another.body, mutation: taken } });
		const empty = await rows(collection);
		for (const mutation of [undefined, null, ""]) {
			expect((await codeOf({ mutation })).code).toBe("400 mutation validation_required");
		}
		for (const mutation of ["short", "AAAAAAAAAAAAAAA", "aaaaaaaaaaaaaaa\n", 5, true, ["aaaaaaaaaaaaaaa"], {}]) {
			const { code } = await codeOf({ mutation });
			expect(code, JSON.stringify(mutation)).toBe("400 mutation validation_invalid_format");
		}
		expect((await codeOf({ mutation: taken })).code).toBe("409 mutation id_reused");
		expect(await rows(collection)).toEqual(empty);

		const first = await send(server, prepared);
		expect(first.status, said(first)).toBe(200);
		expect(first.at("mutation")).toBe(body.mutation);
		const [before, entered] = [await rows(collection), await entries()];
		expect(before.map(({ id }) => id)).toContain(first.at("id"));
		expect(await entryOf(server, body.mutation)).toEqual({
			id: body.mutation,
			person: who?.id ?? "",
			name,
			record: first.at("id"),
			content: expect.stringMatching(/^[0-9a-f]{64}$/),
			at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}Z$/),
		});

		const again = await Promise.all(Array.from({ length: 5 }, () => send(server, prepared)));
		for (const answer of again) expect(answer.at(""), said(answer)).toEqual(first.at(""));
		const { code, answer } = await codeOf(prepared.other);
		expect(code, said(answer)).toBe("409 mutation id_reused");
		expect(answer.text).not.toContain(String(first.at("id")));
		expect(await rows(collection)).toEqual(before);
		expect(await entries()).toBe(entered);
	},
);

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
