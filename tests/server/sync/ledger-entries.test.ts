// What stands in the ledger of a mutation, and that a superuser writes without one.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { mutations } from "#mutations.ts";
import { tried } from "#support/collections/all.ts";
import { collectionOf, fieldsOf, isCollection } from "#support/collections/shapes.ts";
import { said } from "#support/requests.ts";
import { newId } from "#support/school.ts";
import { entries, here } from "./ledger-rows.ts";
import { entryOf, send } from "./sending.ts";

test("what a phone names otherwise than its args is no content: it is neither kept nor sent back", async () => {
	const { server } = here();
	const prepared = await tried.submitAssignment.ready(server);
	const first = await send(server, { ...prepared, body: { ...prepared.body, padding: "x", MUTATION: newId() } });

	const again = await send(server, prepared);

	expect(first.status, said(first)).toBe(200);
	expect(Object.keys(Object(first.at("")))).not.toContain("padding");
	expect(again.at("")).toEqual(first.at(""));
});

test("the content is a hash of what was sent: no text of a student stands in the ledger", async () => {
	const { server } = here();
	const prepared = await tried.submitAssignment.ready(server);
	const text_body = `A secret of ${newId()}`;
	await send(server, { ...prepared, body: { ...prepared.body, text_body } });

	const entry = JSON.stringify(await entryOf(server, prepared.body.mutation));

	expect(entry).not.toContain("secret");
	expect(entry).not.toContain(createHash("sha256").update(text_body).digest("hex"));
});

test("a superuser writes without a mutation; a row made so has a revision that an edit can name", async () => {
	const { server } = here();
	const before = await entries();
	const prepared = await tried.editCourse.ready(server);
	expect(await entries()).toBe(before);
	expect(prepared.body.replaces).toMatch(/^[a-z0-9]{15}$/);

	expect((await send(server, prepared)).at("revision")).toBe(prepared.body.mutation);
});

const sent = Object.values(mutations).map((mutation) => ({ ...mutation, ready: tried[mutation.name].ready }));

test.each(sent)("$name takes every argument of it, and its row brings back what it echoes", async (mutation) => {
	const { server } = here();
	const prepared = await mutation.ready(server);
	const { body, collection } = prepared;
	if (!isCollection(collection)) throw new Error(`${collection} is not mirrored`);

	const answer = await send(server, prepared);
	const row = collectionOf(collection).shape.parse(answer.at(""));

	expect(Object.keys(body)).toEqual(expect.arrayContaining(fieldsOf(mutation.args)));
	expect(row).toMatchObject(Object.fromEntries(mutation.echoes.map((field) => [field, body[field]])));
});
