// Whatever an admin can write leaves a line in the log: every route of ours and every rule that lets somebody write is a
// action of an admin or has a reason why it is none, so that a new one is not forgotten.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/server/pocketbase.mjs";
import { admin } from "#support/people.ts";
import { actions, notActions } from "./actions.ts";
import { actionsOf, here } from "./log-lines.ts";

test("every route of ours, and every write that a rule allows, is an action or has a reason why it is none", async () => {
	const { server } = here();
	const hooks = join(root, "pb_hooks");
	const switchboards = readdirSync(hooks).filter((name) => name.endsWith(".pb.js"));
	const routes = switchboards.flatMap((name) =>
		[...readFileSync(join(hooks, name), "utf8").matchAll(/routerAdd\(\s*"(\w+)",\s*"([^"]+)"/g)].map(
			([, method, path]) => `${method} ${path}`,
		),
	);
	const collections = await server.ask("GET", "/api/collections?perPage=200", { token: server.superuserToken });
	const rules = Array.from(Object(collections.at("items")), Object)
		.filter(({ system }) => !system)
		.flatMap((one) =>
			["create", "update", "delete"].filter((kind) => one[`${kind}Rule`] !== null).map((kind) => `${kind} ${one.name}`),
		);

	expect([...routes, ...rules].sort()).toEqual([...Object.keys(actions), ...Object.keys(notActions)].sort());
});

/** Done to nobody in particular. */
const ofNobody = [
	"material_added",
	"material_edited",
	"material_deleted",
	"year_ended",
	"year_undone",
	"inquiries_saved",
];

test.each(Object.entries(actions))("%s leaves a line: when, who, what and to whom", async (_, { what, act }) => {
	const { server } = here();
	const boss = await admin(server);
	await act(boss);
	const lines = await actionsOf(boss);
	expect(lines.map((line) => line.what)).toContain(what);
	for (const { at, about, ...line } of lines) {
		expect(Date.parse(at)).not.toBeNaN();
		expect(about === "").toBe(ofNobody.includes(line.what));
	}
});
