// What a student notices of a thousand spam posts: how long a round of sync takes without and with them, from the school's
// own internet address and from everywhere.
import { expect, test } from "@playwright/test";
import { behindProxy, inquire, joinUsBody } from "#support/leads.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { answerBody, assignment, batch, course, entry } from "#support/school.ts";
import { type RealServer, realServer } from "#support/server.ts";

const note = (what: string, ms: number[]) => {
	const sorted = ms.toSorted((a, b) => a - b);
	const at = (part: number) => String(Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0)).padStart(5);
	console.log(`${at(0.5)} ms in the middle, ${at(0.95)} ms for the slowest of twenty  ${what}`);
};

/** Shakes hands, hands in an answer, reads them all, twenty times; gives how long each took. */
async function work(server: RealServer, maya: Person, courseId: string): Promise<number[]> {
	const taken = [];
	for (let round = 0; round < 20; round++) {
		const task = await assignment(server, courseId);
		const begun = performance.now();
		const answers = [
			await server.ask("GET", "/api/lead/handshake", { token: maya.token }),
			await batch(server, maya, [entry.create("submissions", answerBody(maya, task.id))]),
			await server.ask("GET", "/api/collections/submissions/records", { token: maya.token }),
		];
		taken.push(performance.now() - begun);
		expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
	}
	return taken;
}

test("a student's sync beside a thousand spam posts", async () => {
	const server = await realServer({ env: { ...behindProxy, CENTRE_EMAIL: "desk@lead.test" }, crowd: true });
	try {
		const maya = await student(server);
		const maths = await course(server, await teacher(server), [maya]);
		note("a student's sync, alone", await work(server, maya, maths.id));
		for (const [whence, from] of [
			["one address", { from: "127.0.0.1" }],
			["everywhere", {}],
		] as const) {
			const begun = performance.now();
			const posting = Promise.all(
				Array.from({ length: 4 }, async () => {
					for (let n = 0; n < 250; n++) await inquire(server, joinUsBody({ took_ms: 5 }), from);
				}),
			);
			note(`a student's sync, during a thousand spam posts from ${whence}`, await work(server, maya, maths.id));
			await posting;
			console.log(`      ${((performance.now() - begun) / 1000).toFixed(1)} s for the thousand posts, four at a time`);
		}
		console.log(`      ${(await server.rows("leads")).length} of two thousand were written`);
	} finally {
		await server.end();
	}
});
