// What the product's two tables ask of the server is there. Whoever adds a collection, a write or a field and forgets a
// step is told here which.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { reasonOfCode } from "#local/schema.ts";
import { mutations } from "#mutations.ts";
import { root } from "#scripts/server/pocketbase.mjs";
import { refused } from "#support/api/bodies.ts";
import { tried } from "#support/collections/all.ts";
import { collectionNames, fieldsOf, shapeOf } from "#support/collections/shapes.ts";
import { said } from "#support/requests.ts";
import { newId } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { send } from "./sending.ts";

const here = serverForThisFile();

const stored = z.object({
	listRule: z.nullable(z.string()),
	viewRule: z.nullable(z.string()),
	createRule: z.nullable(z.string()),
	updateRule: z.nullable(z.string()),
	deleteRule: z.nullable(z.string()),
	indexes: z.array(z.string()),
	fields: z.array(z.object({ name: z.string(), type: z.string(), hidden: z.boolean(), system: z.boolean() })),
});

/** A collection as the server has it. */
async function collection(name: string): Promise<z.infer<typeof stored>> {
	const { server } = here();
	const answer = await server.ask("GET", `/api/collections/${name}`, { token: server.superuserToken });
	return stored.parse(answer.at(""));
}

/** The writes that are record requests; the others have a route of their own. */
const writes = Object.values(mutations).flatMap(({ name, collection, does, args }) =>
	typeof does === "string" ? [{ name, collection, does, args: fieldsOf(args) }] : [],
);

const written = [...new Set(writes.map(({ collection }) => collection))];

test.each(collectionNames)("%s can be read by people, and the sync log tells of every change", async (name) => {
	const { listRule, viewRule } = await collection(name);
	const triggers = await here().server.sql(
		`SELECT sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = '${name}' AND sql LIKE '%INSERT INTO sync_log%'`,
	);
	const events = triggers.map(({ sql }) => /AFTER (\w+)/.exec(String(sql))?.[1]);

	expect([listRule, viewRule]).not.toContain(null);
	expect([...new Set(events)].sort()).toEqual(["DELETE", "INSERT", "UPDATE"]);
});

const active =
	"@request.auth.id != '' && @request.auth.temporary_until = '' && @request.auth.name != '' && @request.auth.blocked_at = ''";

const openFurther: Record<string, string> = {
	"users.viewRule": "everybody sees the own account, and so why it waits, was declined or blocked",
	"users.createRule": "who signs up is not signed in",
	"users.updateRule": "whose password the centre set may set an own one, and nothing else",
};

/** What a rule says outside of its brackets. */
const outside = (rule: string): string => {
	const less = rule.replace(/\([^()]*\)/g, "");
	return less === rule ? rule : outside(less);
};

test.each(collectionNames)("%s is open to nobody who waits, is blocked or has the centre's password", async (name) => {
	const { listRule, viewRule, createRule, updateRule, deleteRule } = await collection(name);
	const rules = Object.entries({ listRule, viewRule, createRule, updateRule, deleteRule });
	const open = rules.filter(
		([, rule]) => rule !== null && !(rule.startsWith(`${active} && `) && !outside(rule).includes("||")),
	);

	expect(open.map(([kind]) => `${name}.${kind}`)).toEqual(
		Object.keys(openFurther).filter((rule) => rule.startsWith(`${name}.`)),
	);
});

// What the server compares and shows to nobody: what a first grade is for, whether students see an assignment yet, and the
// text by which an admin's list finds.
const notMirrored = ["submissions.graded_text", "assignments.scheduled", "materials.search"];

test.each(collectionNames)("every field of %s that people see is in its shape", async (name) => {
	const { fields } = await collection(name);
	const seen = fields.filter(({ hidden, system, type }) => !hidden && !system && type !== "autodate");
	const missing = seen.map((field) => field.name).filter((field) => !fieldsOf(shapeOf(name)).includes(field));

	expect(missing.map((field) => `${name}.${field}`)).toEqual(
		notMirrored.filter((field) => field.startsWith(`${name}.`)),
	);
});

test.each(written)("the rows of %s say which mutation made them, so that batches take them", async (name) => {
	expect((await collection(name)).fields.map((field) => field.name)).toContain("revision");
});

// Hidden fields are taken out of a client's body, and PocketBase writes the others itself.
test.each(written)("every field of %s is written by a mutation, or the rules close it to phones", async (name) => {
	const { fields, createRule, updateRule } = await collection(name);
	const open = (rule: string | null, does: string) => {
		const named = new Set(
			writes.flatMap((write) => (write.does === does && write.collection === name ? write.args : [])),
		);
		const theirs = fields.filter(({ hidden, type }) => !hidden && type !== "autodate").map((field) => field.name);
		const others = theirs.filter((field) => field !== "id" && !named.has(field));
		return rule === null ? [] : others.filter((field) => !rule.includes(`@request.body.${field}:isset = false`));
	};

	expect({ created: open(createRule, "create"), updated: open(updateRule, "update") }).toEqual({
		created: [],
		updated: [],
	});
});

// Two phones can make one at the same moment, and only an index then keeps the second away.
const anyNumberOf = ["courses", "assignments"];

test.each(written)("an index keeps %s from being made twice, or there may be any number of them", async (name) => {
	const { indexes } = await collection(name);
	const args = writes.flatMap((write) => (write.does === "create" && write.collection === name ? write.args : []));
	const columns = indexes.map((index) => /^CREATE UNIQUE INDEX .*\((.+)\)$/.exec(index)?.[1]?.split(", ") ?? []);
	const once = columns.some((some) => some.length > 0 && some.every((column) => args.includes(column)));

	expect(once).toBe(!anyNumberOf.includes(name));
});

const creates = writes.filter(({ does }) => does === "create");

test.each(creates)(
	"$name of two phones is refused to one for a reason they know, or there may be both",
	async (write) => {
		const { server } = here();
		const prepared = await tried[write.name].ready(server);
		await send(server, prepared);

		const answer = await send(server, { ...prepared, body: { ...prepared.body, id: newId(), mutation: newId() } });

		const [, , code = ""] = refused(answer).split(" ");
		const twice = anyNumberOf.includes(write.collection);
		expect([answer.status, code in reasonOfCode], said(answer)).toEqual(twice ? [200, false] : [409, true]);
	},
);

const hooksFolder = join(root, "pb_hooks");
const hooks = readdirSync(hooksFolder, { recursive: true, encoding: "utf8" })
	.filter((path) => path.endsWith(".js"))
	.map((path) => readFileSync(join(hooksFolder, path), "utf8"));

test.each(writes)("$name is allowed to people, and a hook does it once under its name", async (write) => {
	const { createRule, updateRule } = await collection(write.collection);
	const event = write.does === "create" ? "onRecordCreateRequest(" : "onRecordUpdateRequest(";
	const switches = hooks.flatMap((text) => text.split(/^(?=on[A-Z])/m)).filter((text) => text.startsWith(event));

	expect(write.does === "create" ? createRule : updateRule).not.toBeNull();
	expect(switches.filter((text) => text.includes(`"${write.collection}"`))).toHaveLength(1);
	expect(hooks.filter((text) => text.includes(`"${write.name}"`))).not.toEqual([]);
});

test("every mutation with a route of its own is done once under its name", () => {
	for (const { name, does } of Object.values(mutations)) {
		if (typeof does === "string") continue;
		expect(hooks.filter((text) => text.includes(`"${does.route}"`))).toHaveLength(1);
		expect(hooks.filter((text) => text.includes(`"${name}"`))).not.toEqual([]);
	}
});
