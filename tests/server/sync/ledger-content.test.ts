// By what the ledger knows a write again. A phone that has not heard an answer sends the same write to the next version of
// the server, which must find it: neither the first name nor the order of the fields may ever change, and a field that
// comes later stands behind them.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { guestMutations, mutations as table } from "#mutations.ts";
import { refused } from "#support/api/bodies.ts";
import { tried } from "#support/collections/all.ts";
import { fieldsOf } from "#support/collections/shapes.ts";
import { said } from "#support/requests.ts";
import { newId } from "#support/school.ts";
import { here } from "./ledger-rows.ts";
import { entryOf, send } from "./sending.ts";

/** A date is kept as PocketBase writes it, and none as an empty text. */
const written = (value: unknown): string => String(value ?? "").replace(/^(\d{4}-\d\d-\d\d)T/, "$1 ");

const each = Object.values({ ...table, ...guestMutations }).map(({ name, args }) => ({ name, fields: fieldsOf(args) }));

test.each(each)("$name has the content it had when the ledger began", async ({ name }) => {
	const { server } = here();
	const prepared = await tried[name].ready(server);
	const { body, path } = prepared;
	const [firstName, ...fields] = tried[name].ledger;

	const answer = await send(server, prepared);

	expect(answer.status, said(answer)).toBe(200);
	const sent = fields.map((field) => [field, written(body[field])]);
	// On a route of its own nobody knows yet which row it will be.
	const target = path.startsWith("/api/lead/") ? "" : String(answer.at("id"));
	const content = createHash("sha256")
		.update(JSON.stringify([firstName, target, ...sent]))
		.digest("hex");
	expect(await entryOf(server, body.mutation)).toMatchObject({ name, content });
});

/** Why it cannot be other content by itself: altered alone it is refused before anybody looks into the ledger. */
const neverAlone: Record<string, string> = {
	"sendInquiry.student_name": "says which form it was, and the other form has other fields",
	"sendInquiry.program_type": "the beginning of the message",
	"sendInquiry.message": "the join-us form has none",
};

/** What makes no other inquiry of it. */
const noContent = ["subjects", "website", "took_ms"];

/** Another value of the same kind. */
function differing(value: unknown): unknown {
	if (typeof value === "number") return value + 1;
	if (typeof value === "boolean") return !value;
	const text = String(value);
	if (/^\d{4}-\d\d-\d\dT/.test(text)) return new Date(Date.parse(text) + 1000).toISOString();
	return /^[a-z0-9]{15}$/.test(text) ? newId() : `${text}1`;
}

test.each(each)(
	"$name is other content with any one argument altered: the hook's list has all of them",
	async ({ name, fields }) => {
		const { server } = here();
		const prepared = await tried[name].ready(server);
		await send(server, prepared);
		const before = await server.rows(prepared.collection);
		const altered = fields.filter((field) => !noContent.includes(field));
		const answers: Record<string, string> = {};

		for (const field of altered) {
			const value = Reflect.get(prepared.other, field) ?? differing(prepared.body[field]);
			answers[field] = refused(await send(server, { ...prepared, body: { ...prepared.body, [field]: value } }));
		}

		const reused = "409 mutation id_reused";
		// The rules let nobody through who writes under another's name.
		const isAuthor = (field: string) => prepared.who !== null && prepared.body[field] === prepared.who.id;
		const expected = (field: string) =>
			isAuthor(field) || `${name}.${field}` in neverAlone ? expect.stringMatching(/^400/) : reused;
		expect(answers).toEqual(Object.fromEntries(altered.map((field) => [field, expected(field)])));
		expect(await server.rows(prepared.collection)).toEqual(before);
	},
);
