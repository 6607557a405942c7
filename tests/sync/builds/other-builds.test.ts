// Two builds of the app share one database: a tab of another build, still open, writes rows in its own layout. Reading
// them must never fail: rows that this build cannot read are left out and fetched again from the server.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { AccountDatabase } from "#local/database.ts";
import { answerDraft, sortedDrafts } from "#local/drafts.ts";
import { shownAssignments, shownCourses, shownSubmissions } from "#local/view.ts";
import { type CollectionName, collectionNames } from "#support/collections/shapes.ts";
import { firstLayout, type Layout, otherBuilds } from "#support/layouts.ts";
import type { Phone } from "#support/phone.ts";
import { type Classroom, classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { saveDraft } from "#sync/storage/drafts.ts";

const here = serverForThisFile();

const v1: { student: { tables: { [Name in CollectionName]?: object[] } } } = JSON.parse(
	readFileSync(new URL("fixtures/database-v1.json", import.meta.url), "utf8"),
);

const inOrder = (rows: { id: string }[]) => [...rows].sort((a, b) => a.id.localeCompare(b.id));

/** Every row of the mirror that this build can read. */
const readable = async (db: AccountDatabase) =>
	Object.fromEntries(
		await Promise.all(collectionNames.map(async (name) => [name, inOrder(await db.mirror(name).toArray())])),
	);

/** A tab of another build writes every row of the mirror again, in its own layout. */
async function rewrittenBy(phone: Phone, layout: Layout): Promise<void> {
	const tab = phone.tab();
	for (const name of collectionNames) {
		const rows = await tab.mirror(name).toArray();
		await tab.table(name).bulkPut(rows.map((row) => layout(name, { ...row })));
	}
	tab.close();
}

const shown = async ({ db }: Phone) => ({
	courses: (await shownCourses(db)).length,
	assignments: (await shownAssignments(db)).length,
	submissions: (await shownSubmissions(db)).length,
});

/** Two assignments, and two submissions of the student, both graded, one of them twice. */
async function gradedClassroom(): Promise<Classroom> {
	const room = await classroom(here().server, { tasks: 3 });
	const { phone, computer, tasks } = room;
	for (const task of tasks.slice(0, 2)) await phone.submit(task.id, `Answer to ${task.title}`);
	await phone.run();
	await computer.run();
	for (const row of await computer.db.submissions.toArray()) await computer.grade(row, 12);
	await computer.run();
	await phone.run();
	return room;
}

test("the first layout lacks the fields that its fixture lacks", async () => {
	const { phone } = await gradedClassroom();
	const fieldsOf = (row: object | undefined) => Object.keys(row ?? {}).sort();
	for (const name of collectionNames) {
		const [row] = await phone.db.mirror(name).toArray();
		const known = fieldsOf(v1.student.tables[name]?.[0]);
		expect(fieldsOf(firstLayout(name, { ...row })), name).toEqual(
			fieldsOf(row).filter((field) => known.includes(field)),
		);
	}
});

for (const [build, layout] of otherBuilds) {
	test(`rows of ${build} are not shown, are asked for at the next run and come back whole`, async () => {
		const { phone, computer, line } = await gradedClassroom();
		for (const one of [phone, computer]) {
			const before = await readable(one.db);
			await rewrittenBy(one, layout);
			one.restart();
			expect((await shown(one)).submissions).toBe(0);
			line.refuse();
			await one.run();
			expect((await shown(one)).submissions).toBe(0);
			line.pass();
			await one.run();
			expect(await readable(one.db)).toEqual(before);
			expect(await shown(one)).toEqual({ courses: 1, assignments: 3, submissions: 2 });
		}
	});

	test(`rows that ${build} writes while this one is open come back whole, also when nobody looked at them`, async () => {
		const { phone } = await gradedClassroom();
		const before = await readable(phone.db);
		await rewrittenBy(phone, layout);
		await phone.run();
		expect(await readable(phone.db)).toEqual(before);
	});

	test(`a row of ${build} that is gone from the server goes from the phone`, async () => {
		const { phone, tasks, unenrol } = await gradedClassroom();
		const gone = tasks[2]?.id ?? "";
		await rewrittenBy(phone, layout);
		await here().server.remove("assignments", gone);
		await phone.run();
		expect(await phone.db.assignments.toCollection().primaryKeys()).not.toContain(gone);
		await rewrittenBy(phone, layout);
		await unenrol();
		phone.clockError += 25 * 3_600_000;
		await phone.run();
		expect(await phone.db.assignments.count()).toBe(0);
	});

	test(`neither a draft nor an answer loses its assignment because ${build} wrote it`, async () => {
		const { phone, tasks, line } = await gradedClassroom();
		const open = tasks[2]?.id ?? "";
		await saveDraft(phone.db, phone.platform, answerDraft(open), "Half of it");
		await rewrittenBy(phone, layout);
		expect((await sortedDrafts(phone.db)).orphaned).toEqual([]);
		line.refuse();
		const entry = await phone.submit(open, "All of it");
		await phone.run();
		expect(await phone.entry(entry)).toMatchObject({ state: "queued" });
		line.pass();
		await phone.run();
		expect(await phone.entry(entry)).toMatchObject({ state: "sent", seen: false });
	});
}
