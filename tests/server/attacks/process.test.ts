// Nothing that a guest or student sends ends the process: the same one answers after each of these.
import { afterEach, expect, test } from "vitest";
import { joinUsBody } from "#support/leads.ts";
import { costOf } from "#support/process-cost.ts";
import { type Answer, said } from "#support/requests.ts";
import { answerBody, assignment, batch, type Entry, entry, newId } from "#support/school.ts";
import { twoCourses } from "#support/schools/two-courses.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(async (server) => ({ ...(await twoCourses(server)), pid: server.pid() }));

afterEach(async () => {
	const { server, pid } = here();
	expect([(await server.ask("GET", "/api/health")).status, server.pid()]).toEqual([200, pid]);
	expect(() => process.kill(pid, 0)).not.toThrow();
});

const users = "/api/collections/users/records";
const signUp = () => ({
	email: `${newId()}@lead.test`,
	password: "secret-1",
	passwordConfirm: "secret-1",
	full_name: "N",
});
const outcome = (answer: Answer) => [answer.status, answer.at("message")];

test.each([-1, -5, 0, 9e18])(
	"fields of an excerpt of %d in a batch are refused, signed in or not (CVE-2026-82410)",
	async (letters) => {
		const { server, maya, mathsTask, mayasSubmission } = here();
		const fields = `?fields=id:excerpt(${letters})`;
		const guest = await batch(server, undefined, [{ method: "POST", url: users + fields, body: signUp() }]);
		const own = await batch(server, maya, [
			entry.create("submissions", answerBody(maya, mathsTask.id)),
			{
				method: "PATCH",
				url: `/api/collections/submissions/records/${mayasSubmission.id}${fields}`,
				body: { text_body: "x" },
			},
		]);
		const alone = await server.ask("PATCH", `${users}/${maya.id}${fields}`, {
			token: maya.token,
			body: { language: "fr" },
		});

		expect(outcome(guest), said(guest)).toEqual([401, "Missing or invalid authentication."]);
		expect(outcome(own), said(own)).toEqual([400, "A batch holds only what phones write."]);
		expect(outcome(alone), said(alone)).toEqual([400, "This cannot be asked for in this way."]);
	},
);

test("a batch holds neither a sign-up nor an inquiry, whoever sends it", async () => {
	const { server, maya, rana, boss } = here();
	const inquiry = entry.create("leads", joinUsBody());
	for (const { token } of [maya, rana, boss]) {
		for (const one of [entry.create("users", signUp()), inquiry]) {
			const answer = await batch(server, { token }, [one]);
			expect(outcome(answer), said(answer)).toEqual([400, "A batch holds only what phones write."]);
		}
	}
});

test("realtime opens no stream and takes no topic, whoever asks", async () => {
	const { server, maya, rana, boss } = here();
	const topic = `users/*?options=${encodeURIComponent(JSON.stringify({ query: { fields: "id:excerpt(-1)" } }))}`;
	const body = { clientId: newId(), subscriptions: [topic] };
	const tokens = ["", maya.token, rana.token, boss.token, server.superuserToken];
	const streams = Array.from({ length: 400 }, () => server.ask("GET", "/api/realtime"));
	const cost = await costOf(server.pid(), () => Promise.all(streams));
	const asked = tokens.flatMap((token) => [
		server.ask("GET", "/api/realtime", { token }),
		server.ask("POST", "/api/realtime", { token, body }),
	]);
	const answers = await Promise.all([...streams, ...asked]);

	expect([...new Set(answers.map(({ status }) => status))]).toEqual([404]);
	expect(cost.memory).toBeLessThan(100); // 400 open ones took 140
	expect(
		(await server.ask("PATCH", `${users}/${maya.id}`, { token: maya.token, body: { language: "en" } })).status,
	).toBe(200);
});

const records = "/api/collections/submissions/records";

test.each<[string, (good: Entry) => unknown]>([
	["nothing", () => null],
	["an empty one", () => ({})],
	["a list", () => []],
	["a word", () => "x"],
	["a sign-up", () => entry.create("users", signUp())],
	["an inquiry", () => entry.create("leads", joinUsBody())],
	["a deletion", () => ({ method: "DELETE", url: `${records}/${here().mayasSubmission.id}` })],
	["a PUT", (good) => ({ ...good, method: "PUT" })],
	["small letters", (good) => ({ ...good, method: "post" })],
	["a batch", (good) => ({ method: "POST", url: "/api/batch", body: { requests: [good] } })],
	["another name for a collection", (good) => ({ ...good, url: records.replace("sub", "Sub") })],
	["headers", (good) => ({ ...good, headers: { "X-Real-IP": "10.9.9.9" } })],
	["options in the address", (good) => ({ ...good, url: `${records}?expand=student_id` })],
	["a broken address", (good) => ({ ...good, url: "%" })],
	["a line break", (good) => ({ ...good, url: `${records}\n` })],
	["a list for a body", (good) => ({ ...good, body: [] })],
])("a batch with %s is refused and nothing of it done; as phones write it, it is taken", async (_, odd) => {
	const { server, maya, maths } = here();
	const handIn = async () => entry.create("submissions", answerBody(maya, (await assignment(server, maths.id)).id));
	const [first, second] = [await handIn(), await handIn()];
	const before = await server.rows("submissions");
	const asked = { requests: [first, odd(second)] };
	const answer = await server.ask("POST", "/api/batch", { token: maya.token, body: asked });

	// PocketBase itself stumbles over what is no entry at all, before any hook, and recovers.
	expect(answer.status, said(answer)).toBe(asked.requests[1] === null ? 500 : 400);
	expect((await server.ask("POST", "/api/batch", { body: asked })).status).toBeGreaterThanOrEqual(400);
	expect(await server.rows("submissions")).toEqual(before);
	const taken = await batch(server, maya, [first, second]);
	expect(taken.status, said(taken)).toBe(200);
});
