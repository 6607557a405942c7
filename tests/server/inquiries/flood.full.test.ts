// A thousand spam posts: few are written, and a student's work goes on beside them.
import { expect, test } from "vitest";
import { inquire, joinUsBody } from "#support/leads.ts";
import type { Answer } from "#support/requests.ts";
import { answerBody, assignment, batch, entry } from "#support/school.ts";
import { busyCentre } from "./busy-centre.ts";

const here = busyCentre();

test("a thousand spam posts, from the school's own address and from everywhere: few are written, and a student's work arrives", {
	timeout: 180_000,
}, async () => {
	const { server, maya, maths } = here();
	const tasks = await Promise.all(Array.from({ length: 10 }, () => assignment(server, maths.id)));
	const statuses: number[] = [];
	const spam = async (from: (n: number) => object) => {
		for (let n = 0; n < 250; n++) statuses.push((await inquire(server, joinUsBody({ took_ms: 5 }), from(n))).status);
	};
	const work = async () => {
		const answers: Answer[] = [];
		const asking = { token: maya.token, headers: { "X-Forwarded-For": "10.5.5.5" } };
		for (const task of tasks) {
			answers.push(await server.ask("GET", "/api/lead/handshake", asking));
			answers.push(await batch(server, maya, [entry.create("submissions", answerBody(maya, task.id))]));
			answers.push(await server.ask("GET", "/api/collections/submissions/records", asking));
		}
		return answers;
	};
	const school = () => ({ from: "10.5.5.5" });

	const [, , , , answers] = await Promise.all([spam(school), spam(school), spam(() => ({})), spam(() => ({})), work()]);

	expect(answers.map((answer) => answer.status)).toEqual(Array(30).fill(200));
	expect(await server.rows("submissions", `student_id = "${maya.id}"`)).toHaveLength(10);
	expect([statuses.length, [...new Set(statuses)].sort()]).toEqual([1000, [200, 429]]);
	const kept = await server.rows("leads");
	expect(kept).toHaveLength(60);
	expect(statuses.filter((status) => status === 200)).toHaveLength(60);
	expect(await server.sql("SELECT kind FROM mails")).toEqual([{ kind: "suspect_inquiry" }]);
});
