// What can be asked of this server is a list: of PocketBase's own routes only those that phones, pages and admins use
// answer, whoever asks. Every answer of the API carries X-Lead; what is closed is answered 404 by the router, before any
// code of PocketBase or of ours has seen the request, and so without it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "#scripts/server/pocketbase.mjs";
import { builtIn, open } from "#support/api/built-in-routes.ts";
import { sendRaw } from "#support/raw-requests.ts";
import { call, isClosed, readers, whichAnswer, withClosedDashboard } from "./calling-routes.ts";

describe("the closed server", () => {
	const here = withClosedDashboard();

	test.each(readers)("of every built-in route, exactly the listed ones answer %s", async (who) => {
		expect(await whichAnswer(here().server, builtIn, here()[who].token)).toEqual(open);
	});

	test.each(["OPTIONS", "PUT", "TRACE", "HEAD", "SEARCH", "CONNECT"])("%s opens nothing more", async (method) => {
		const paths = [...new Set(builtIn.map((route) => route.split(" ")[1]))];
		const answering = await whichAnswer(
			here().server,
			paths.map((path) => `${method} ${path}`),
			here().boss.token,
		);

		const read = open.filter((route) => route.startsWith("GET ")).map((route) => route.replace("GET", "HEAD"));
		expect(answering).toEqual(method === "HEAD" ? read : []);
	});

	test("a sign-up by an encoded letter is measured like any other", async () => {
		const password = "secret-".repeat(11);
		const body = JSON.stringify({ email: "x@lead.test", password, passwordConfirm: password });
		const ways = ["/api/collections/users/records", "/api/%63ollections/%75sers/recor%64s"];
		const answers = await Promise.all(ways.map((path) => sendRaw(here().server, { method: "POST", path, body })));

		expect(answers[0]?.status).toBe(400);
		expect(answers[1]).toMatchObject({ status: answers[0]?.status, text: answers[0]?.text });
	});

	test("no route of our own was forgotten in the list", async () => {
		const { server } = here();
		const folder = join(root, "pb_hooks");
		const added = readdirSync(folder)
			.filter((name) => name.endsWith(".pb.js"))
			.flatMap((name) => [...readFileSync(join(folder, name), "utf8").matchAll(/routerAdd\(\s*"(\w+)",\s*"([^"]+)"/g)])
			.map(([, method, path]) => `${method} ${path}`)
			.filter((route) => route !== "GET /{path...}");
		const forgotten: string[] = [];
		for (const route of added) if (isClosed(await call(server, route))) forgotten.push(route);

		expect(added.length).toBeGreaterThan(10);
		expect(forgotten).toEqual([]);
	});
});
