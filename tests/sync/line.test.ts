// A whole term's writing over the worst line there is. Nearly all of this test is the line's own slowness; no virtual time.
import { expect, test } from "vitest";
import { student, teacher } from "#support/people.ts";
import { Phone } from "#support/phone.ts";
import { proxyTo } from "#support/proxy.ts";
import { assignment, course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const bytesPerSecond = 4096;
const letters = 20_000;
const answers = 50;

const here = serverForThisFile();

/** A text of exactly so many letters that is like no other. */
const longText = (number: number) => `Answer ${number}: ${"power cut ".repeat(letters / 10)}`.slice(0, letters);

test(`${answers} answers of ${letters} letters all arrive over a line of ${bytesPerSecond} bytes a second`, {
	timeout: 15 * 60_000,
}, async () => {
	const { server } = here();
	const writer = await student(server);
	const maths = await course(server, await teacher(server), [writer]);
	const tasks = await Promise.all(
		Array.from({ length: answers }, (_, at) => assignment(server, maths.id, { title: `Task ${at}` })),
	);
	const line = await proxyTo(server.url);
	const phone = new Phone(line.url, writer);
	await phone.run();
	for (const [at, task] of tasks.entries()) await phone.submit(task.id, longText(at));

	line.throttle(bytesPerSecond);
	const begun = performance.now();
	const ends: string[] = [];
	const traffic = await line.measure(async () => {
		// A run may end in silence on such a line; the next one goes on where it stopped.
		while ((await phone.db.outbox.where("state").notEqual("sent").count()) > 0) {
			ends.push((await phone.run({ urgent: false })).kind);
		}
	});
	const seconds = Math.round((performance.now() - begun) / 1000);
	console.log(`line: ${answers} answers in ${seconds} s, ${traffic.up} bytes up, ${traffic.down} down, runs: ${ends}`);
	const after = await line.measure(async () => ends.push((await phone.run()).kind));
	console.log(
		`line: the run after it ${Math.round((performance.now() - begun) / 1000) - seconds} s, ${after.total} bytes`,
	);

	const stored = await server.rows("submissions", `student_id = "${writer.id}"`);
	const textOf = new Map(stored.map((row) => [row.assignment_id, row.text_body]));
	expect(stored).toHaveLength(answers);
	for (const [at, task] of tasks.entries()) expect(textOf.get(task.id)).toBe(longText(at));
	expect(await phone.db.submissions.count()).toBe(answers);
	expect(ends.at(-1)).toBe("quiet");
	await line.close();
});
