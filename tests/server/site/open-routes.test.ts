// What can be asked of this server is a list: of PocketBase's own routes only those that phones, pages and admins use
// answer, whoever asks and however the address is spelled. Every answer of the API carries X-Lead; what is closed is
// answered 404 by the router, before any code of PocketBase or of ours has seen the request, and so without it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "#scripts/server/pocketbase.mjs";
import { builtIn, open } from "#support/api/built-in-routes.ts";
import { sendRaw } from "#support/raw-requests.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { call, everybody, isClosed, readers, whichAnswer } from "./calling-routes.ts";

/** Other ways to write the path of a route. */
const spellings: [string, (path: string) => string][] = [
	["a slash at the end", (path) => `${path}/`],
	["a double slash in front", (path) => `/${path}`],
	["double slashes within", (path) => path.replaceAll("/", "//").slice(1)],
	["dots", (path) => path.replace("/api/", "/api/./")],
	["a way back", (path) => path.replace("/api/", "/api/x/../")],
	["encoded dots", (path) => path.replace("/api/", "/api/%2e/")],
	["an encoded way back", (path) => path.replace("/api/", "/api/x/%2e%2e/")],
	["encoded slashes", (path) => path.replaceAll("/", "%2f").replace("%2f", "/")],
	["an encoded letter", (path) => path.replace("/a", "/%61")],
	["a twice encoded letter", (path) => path.replace("/a", "/%2561")],
	["capitals", (path) => path.toUpperCase()],
	["a capital", (path) => path.replace("/api", "/Api")],
	["a semicolon", (path) => `${path};x=1`],
	["an encoded question mark", (path) => `${path}%3fx=1`],
	["an encoded NUL", (path) => `${path}%00`],
	["a blank at the end", (path) => `${path}%20`],
	["a backslash", (path) => path.replaceAll("/", "\\").replace("\\", "/")],
];

describe("the closed door", () => {
	const env: Record<string, string> = {};
	const here = serverForThisFile(
		async (server) => {
			const people = await everybody(server); // whose tokens a superuser makes
			env.OPEN_DASHBOARD = "";
			await server.stop();
			await server.start();
			return people;
		},
		{ env },
	);

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

	test.each(spellings)("%s opens no closed route", async (_, spelled) => {
		const { server, boss } = here();
		const closed = builtIn.filter((route) => !open.includes(route));
		const opened: string[] = [];
		for (const route of closed) {
			const [method = "", path = ""] = route.split(" ");
			const answer = await call(server, `${method} ${spelled(path)}`, boss.token);
			// A redirect leads to the same address in its plain spelling, which is closed; a page is no part of the API.
			const leads = String(answer.headers.location ?? "");
			if (answer.status === 307 && (leads === path || leads === path.replace(/\/$/, ""))) continue;
			if (answer.headers["x-lead"] !== undefined || ![400, 404].includes(answer.status)) {
				opened.push(`${method} ${spelled(path)}: ${answer.status} ${leads}`);
			}
		}
		expect(opened).toEqual([]);
	});

	test.each(spellings)("a listed route by %s is closed, the same route, or led to it", async (spelling, spelled) => {
		const { server } = here();
		const { token } = here()[readers[1 + (spelling.length % 4)] ?? "maya"]; // all as one would meet the limits
		const wrong: string[] = [];
		for (const route of open) {
			const [method = "", path = ""] = route.split(" ");
			const plain = await call(server, route, token);
			const other = await call(server, `${method} ${spelled(path)}`, token);
			const same = other.status === plain.status && other.text === plain.text;
			const page = method === "GET" && other.status === 404;
			const led = other.status === 307 && decodeURI(String(other.headers.location)) === path;
			if (!same && !led && !isClosed(other) && !page && other.status !== 400)
				wrong.push(`${method} ${spelled(path)}: ${other.status} ${other.text}`);
		}
		expect(wrong).toEqual([]);
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
