// The bytes of a run on the wire, headers of requests and responses included, for a teacher with a thousand
// submissions.
import { afterAll, expect, test } from "vitest";
import { collectionNames } from "#support/collections/shapes.ts";
import { Phone } from "#support/phone.ts";
import { changeGrade, editCourse } from "#support/phones/edits.ts";
import { answerOn, courseOn } from "#support/phones/shown.ts";
import { type NetworkProxy, proxyTo } from "#support/proxy.ts";
import { bigSchool } from "#support/schools/big-school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile((server) => bigSchool(server, 20, 50));

type Computer = { line: NetworkProxy; phone: Phone };
const computers: Computer[] = [];
afterAll(() => Promise.all(computers.map(({ line }) => line.close())));

/** One of the teacher's phones: pulled completely by the first test that uses it, and quiet now. */
async function computer(at = 0): Promise<Computer> {
	const { server, rana, answers } = here();
	const line = computers[at]?.line ?? (await proxyTo(server.url));
	const phone = computers[at]?.phone ?? new Phone(line.url, rana);
	computers[at] = { line, phone };
	for (const _ of [1, 2]) await phone.run();
	expect(await phone.db.submissions.count()).toBe(answers);
	return { line, phone };
}

test("a run with nothing to do costs at most 1 KB", async () => {
	const { line, phone } = await computer();
	const idle = await line.measure(() => phone.run());

	console.log(`cost of an idle run: ${idle.up} bytes up, ${idle.down} down, ${idle.total} in all`);
	expect(idle.requests).toHaveLength(1);
	expect(idle.total).toBeLessThanOrEqual(1024);
});

test("one changed row among 1,000 costs at most 4 KB", async () => {
	const { server } = here();
	const { line, phone } = await computer();
	const [row] = await phone.db.submissions.limit(1).toArray();
	await server.update("submissions", row?.id ?? "", { text_body: "A new answer." });

	const one = await line.measure(() => phone.run());

	console.log(`cost of one change among ${here().answers}: ${one.up} bytes up, ${one.down} down, ${one.total} in all`);
	expect((await phone.db.submissions.get(row?.id ?? ""))?.text_body).toBe("A new answer.");
	expect(one.total).toBeLessThanOrEqual(4096);
});

test("a new answer among 1,000 costs at most 4 KB, and sending a grade too", async () => {
	const { server } = here();
	const { line, phone } = await computer();
	const [row] = await phone.db.submissions.limit(1).toArray();
	if (!row) throw new Error("there is no answer");
	await phone.grade(row, 12);
	await phone.run();

	const after = await line.measure(() => phone.run());

	console.log(`cost of the run that sees its own grade again: ${after.total} bytes`);
	expect(after.total).toBeLessThanOrEqual(4096);
	expect(await server.row("submissions", row.id)).toMatchObject({ grade: 12 });
});

test("a grade changed for the third time and an edited course, among 1,000: each at most 4 KB, sent or received", async () => {
	const { line, phone } = await computer();
	const { phone: laptop, line: other } = await computer(1);
	const id = (await phone.db.submissions.toCollection().primaryKeys()).at(-1) ?? "";
	await phone.grade(await answerOn(phone, id), 12);
	for (const grade of [13, 14]) {
		await phone.run();
		await changeGrade(phone, id, grade, "I had misread the second line of it.");
	}
	for (const one of [phone, phone, laptop]) await one.run();

	const costs: [string, number][] = [];
	const measured = async (what: string, change: () => Promise<void>) => {
		await change();
		costs.push([`${what}, sent`, (await line.measure(() => phone.run())).total]);
		costs.push([`${what}, received`, (await other.measure(() => laptop.run())).total]);
		await phone.run();
	};
	await measured("a changed grade", () => changeGrade(phone, id, 15, "And the drawing."));
	await measured("an edited course", () => editCourse(phone, here().maths.id, "Algebra"));

	console.log(costs.map(([what, bytes]) => `cost of ${what}: ${bytes} bytes`).join("\n"));
	expect(await answerOn(laptop, id)).toMatchObject({
		grade: 15,
		grade_changes: [{ grade: 12 }, { grade: 13 }, { grade: 14 }],
	});
	expect(await courseOn(laptop, here().maths.id)).toMatchObject({ title: "Algebra" });
	for (const [what, bytes] of costs) expect(bytes, what).toBeLessThanOrEqual(4096);
});

test("a comparison of everything, once a day, costs no row that did not change", async () => {
	const { line, phone } = await computer();
	const whole = await line.measure(async () => {
		phone.clockError += 25 * 3_600_000;
		await phone.run();
	});

	console.log(`cost of comparing ${here().answers} rows: ${whole.total} bytes in ${whole.requests.length} requests`);
	// Of a collection without rows here nothing can be compared: all of it is asked for.
	const held: string[] = [];
	for (const name of collectionNames) if (await phone.db.mirror(name).count()) held.push(`/${name}/records?`);
	const rows = whole.requests.filter((request) => !request.includes("fields="));
	expect(held.length).toBeGreaterThan(3);
	expect(rows.filter((request) => held.some((list) => request.includes(list)))).toEqual([]);
	expect(whole.total / here().answers).toBeLessThan(100);
});
