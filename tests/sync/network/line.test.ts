// A whole term's writing over the slowest line. Nearly all of the minutes are spent waiting for the line, so the tests
// run at the same time as all others. Time is not simulated here.
import { expect, type OnTestFinishedHandler, test } from "vitest";
import { longOrShort } from "#support/chance/long.ts";
import { History } from "#support/network/history.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { Phone } from "#support/phone.ts";
import { type NetworkProxy, proxyTo } from "#support/proxy.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const bytesPerSecond = 4096;
const letters = 20_000;
const answers = longOrShort(50, 12);
const patience = { timeout: 15 * 60_000 };

const here = serverForThisFile();

/** A unique text of exactly this many letters. */
const longText = (number: number) => `Answer ${number}: ${"power cut ".repeat(letters / 10)}`.slice(0, letters);

/** A line for one test. The test passes its own `onTestFinished`, because these tests run at the same time. */
async function ownLine(whenOver: (close: OnTestFinishedHandler) => void): Promise<NetworkProxy> {
	const line = await proxyTo(here().server.url);
	whenOver(() => line.close());
	return line;
}

const tasksOf = (courseId: string, count: number): Promise<Row[]> =>
	Promise.all(Array.from({ length: count }, (_, at) => assignment(here().server, courseId, { title: `Task ${at}` })));

/** Runs as the phone would by itself, until `done`; a run without a response is followed by the next one. */
async function runUntil(phone: Phone, line: NetworkProxy, done: () => Promise<boolean>): Promise<string> {
	const begun = performance.now();
	const ends: string[] = [];
	const { up, down } = await line.measure(async () => {
		do ends.push((await phone.run({ urgent: false })).kind);
		while (!(await done()));
	});
	return `${Math.round((performance.now() - begun) / 1000)} s, ${up} bytes up, ${down} down, runs: ${ends}`;
}

const nothingUnsent = async (phone: Phone) => (await phone.unsent()).length === 0;

test.concurrent(
	`${answers} answers of ${letters} letters all arrive over a line of ${bytesPerSecond} bytes a second`,
	patience,
	async ({ onTestFinished }) => {
		const { server } = here();
		const writer = await student(server);
		const maths = await course(server, await teacher(server), [writer]);
		const tasks = await tasksOf(maths.id, answers);
		const line = await ownLine(onTestFinished);
		const phone = new Phone(line.url, writer);
		const history = new History();
		history.watch(line, "phone");
		await phone.run();
		for (const [at, task] of tasks.entries()) {
			await phone.submit(task.id, longText(at));
			history.noteSaved(writer.name, "phone", longText(at));
		}
		line.throttle(bytesPerSecond);

		console.log(`line, sending: ${await runUntil(phone, line, () => nothingUnsent(phone))}`);

		for (const { state, body } of await phone.db.outbox.toArray()) {
			const words = String(Reflect.get(body, "text_body"));
			if (state === "sent") history.note({ what: "said", who: writer.name, on: "phone", words });
		}
		await history.noteHealed(server, [writer]);
		await history.judged();
		const stored = await server.rows("submissions", `student_id = "${writer.id}"`);
		const textOf = new Map(stored.map((row) => [row.assignment_id, row.text_body]));
		expect(stored).toHaveLength(answers);
		for (const [at, task] of tasks.entries()) expect(textOf.get(task.id)).toBe(longText(at));
		expect(await phone.db.submissions.count()).toBe(answers);
		// The phone is at rest without pulling back what it wrote itself.
		const rest = await line.measure(async () => expect((await phone.run()).kind).toBe("quiet"));
		console.log(`line, the run after it: ${rest.total} bytes`);
		expect(rest.total).toBeLessThan(40_000);
	},
);

/** A course whose students have handed in this many long answers. */
async function marking(count: number): Promise<{ marker: Person; rows: Row[] }> {
	const { server } = here();
	const [marker, writer] = [await teacher(server), await student(server)];
	const maths = await course(server, marker, [writer]);
	const tasks = await tasksOf(maths.id, count);
	const rows: Row[] = [];
	for (const [at, task] of tasks.entries()) {
		rows.push(await submission(server, writer, task.id, { text_body: longText(at) }));
	}
	return { marker, rows };
}

test.concurrent(
	"a teacher's new phone fills over the same line with answers too long for one request",
	patience,
	async ({ onTestFinished }) => {
		const { marker, rows } = await marking(16);
		const line = await ownLine(onTestFinished);
		const phone = new Phone(line.url, marker);
		line.throttle(bytesPerSecond);

		console.log(
			`line, receiving: ${await runUntil(phone, line, async () => (await phone.db.submissions.count()) > 0)}`,
		);

		const held = await phone.db.submissions.toArray();
		expect(held.map(({ id, text_body }) => [id, text_body])).toEqual(
			rows.map(({ id, text_body }) => [id, text_body]).sort(),
		);
		expect(await phone.syncState()).toMatchObject({ contact: "online" });
	},
);
