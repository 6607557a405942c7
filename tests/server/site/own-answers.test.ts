// Every answer of the API carries the mark by which a phone knows that our server gave it, refusals above all: those of
// PocketBase itself come before any route of ours.
import { expect, test } from "vitest";
import { student, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { answerBody, assignment, batch, course, entry } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();
const leads = "/api/collections/leads/records";

test.for<[number, string, string, object | string | undefined]>([
	[200, "GET", "/api/health", undefined],
	[200, "GET", "/api/collections/courses/records", undefined],
	[401, "GET", "/api/lead/handshake", undefined],
	[400, "POST", "/api/collections/users/auth-with-password", { identity: "nobody@lead.test", password: "wrong" }],
	[400, "POST", leads, "{ half a body"],
	[404, "GET", "/api/collections/courses/records/aaaaaaaaaaaaaaa", undefined],
	[413, "POST", leads, { message: "x".repeat(34_000_000) }],
])("an answer %i to %s %s is marked", async ([status, method, path, body]) => {
	const answer = await here().server.ask(method, path, { body });
	expect(answer.status, said(answer).slice(0, 200)).toBe(status);
	expect(answer.headers.get("x-lead")).toBe("1");
});

test("a refusal of too many requests is marked", async () => {
	const { server } = here();
	const ask = () => server.ask("POST", "/api/collections/users/auth-with-password", { body: {} });
	let answer = await ask();
	for (let times = 0; times < 200 && answer.status !== 429; times++) answer = await ask();
	expect(answer.status).toBe(429);
	expect(answer.headers.get("x-lead")).toBe("1");
});

test("a batch is marked, taken or refused", async () => {
	const { server } = here();
	const maya = await student(server);
	const task = await assignment(server, (await course(server, await teacher(server), [maya])).id);
	const item = entry.create("submissions", answerBody(maya, task.id));
	const [taken, refused] = [
		await batch(server, maya, [item]),
		await batch(server, maya, [entry.create("submissions", answerBody(maya, task.id))]),
	];
	expect([taken.status, refused.status]).toEqual([200, 400]);
	expect([taken, refused].map(({ headers }) => headers.get("x-lead"))).toEqual(["1", "1"]);
});

test("a server without pages is healthy, and nothing of them is made up", async () => {
	const answer = await here().server.ask("GET", "/api/health");
	expect(JSON.parse(answer.text)).toEqual({ code: 200, message: "API is healthy.", data: { examples: [] } });
});
