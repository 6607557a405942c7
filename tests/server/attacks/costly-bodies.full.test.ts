// No request of a guest or student makes the server work for long or take much memory: 100 ms of processor and 20 MB for
// each. Every one here is as large as the server lets it be; most of them once took seconds and hundreds of megabytes.
import { expect, test } from "vitest";
import { material } from "#support/materials.ts";
import { student, teacher } from "#support/people.ts";
import { costOf } from "#support/process-cost.ts";
import { sendRaw } from "#support/raw-requests.ts";
import { assignment, course, submission } from "#support/school.ts";
import { smallSite } from "#support/schools/small-site.ts";
import type { Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import type { Costly } from "./costly.ts";
import { bodies, fullBatch } from "./costly-bodies.ts";
import { heads, oddBodies } from "./costly-heads.ts";
import { questions } from "./costly-questions.ts";

/** Nearly the 20,000 letters of an answer: words, or one letter, in which a search nearly finds much. */
const longest = ["abracadabra ".repeat(1660), "a".repeat(19_900)];

/** A student with thirty long answers, in a school with three hundred materials. */
const here = serverForThisFile(
	async (server) => {
		const maya = await student(server);
		const maths = await course(server, await teacher(server), [maya]);
		const tasks = await Promise.all(Array.from({ length: 31 }, () => assignment(server, maths.id)));
		const open: Row[] = [];
		for (let made = 0; made < 60; made++) open.push(await assignment(server, maths.id));
		const [task, ...answered] = tasks;
		const submissions = await Promise.all(
			answered.map(({ id }, at) => submission(server, maya, id, { text_body: longest[at % 2] })),
		);
		const [work] = submissions;
		if (!task || !work) throw new Error("no work");
		await Promise.all(
			Array.from({ length: 300 }, (_, at) => material(server, { description: longest[at % 2]?.slice(0, 1900) ?? "" })),
		);
		for (let n = 0; n < 200; n++) await server.ask("GET", "/api/lead/handshake", { token: maya.token });
		return { maya, task, work, open };
	},
	{ env: { LEAD_PUBLIC_DIR: smallSite(), TRUSTED_PROXY: "X-Real-IP" } },
);

let asked = 0;

/** What one such request costs. Each comes from another address; limits are forgotten, or they would make it cheap. */
async function cost(one: Costly) {
	const { server, maya } = here();
	const request = one.request();
	const own = { "X-Real-IP": `10.0.${++asked >> 8}.${asked & 255}` };
	const token = one.who === "student" ? maya.token : "";
	let status = 0;
	const took = await costOf(server.pid(), async () => {
		({ status } = await sendRaw(server, { ...request, token, headers: { ...own, ...request.headers } }));
	});
	return { ...took, status };
}

/** Those that cost too much, twelve times in a row: what runs beside it, in the process and on the machine, is not its fault. */
async function tooCostly(all: Costly[]): Promise<string[]> {
	const found: string[] = [];
	for (const one of all) {
		const tries = [await cost(one)];
		const isDear = () => tries.every(({ processor, memory }) => processor > 100 || memory > 20);
		while (isDear() && tries.length < 12) tries.push(await cost(one));
		if (isDear()) found.push(`${one.what}: ${JSON.stringify(tries)}`);
		if (tries.some(({ status }) => status === 0 || status === 429)) found.push(`${one.what}: ${tries[0]?.status}`);
	}
	return found;
}

test.each([
	["texts that fill a body", () => bodies(here().maya.id, here().task.id, here().work)],
	["bodies of an odd build", () => oddBodies],
	["heads of commas and the like", () => heads],
	["questions to the database", () => questions],
])("%s cost little", { timeout: 180_000 }, async (_, all) => {
	expect(await tooCostly(all())).toEqual([]);
});

test("a full batch of long answers is taken, and costs little", async () => {
	const { maya, open } = here();
	const answers = fullBatch(maya.id, open);

	const tries: Awaited<ReturnType<typeof cost>>[] = [];
	for (let times = 0; times < 5; times++) tries.push(await cost(answers));

	expect(tries.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
	expect(Math.min(...tries.map(({ processor }) => processor)), JSON.stringify(tries)).toBeLessThanOrEqual(100);
	expect(Math.min(...tries.map(({ memory }) => memory)), JSON.stringify(tries)).toBeLessThanOrEqual(20);
});
