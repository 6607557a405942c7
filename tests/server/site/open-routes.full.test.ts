// Only listed routes answer, however the address is spelled.
import { expect, test } from "vitest";
import { builtIn, open } from "#support/api/built-in-routes.ts";
import { call, isClosed, readers, withClosedDashboard } from "./calling-routes.ts";

const here = withClosedDashboard();

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
