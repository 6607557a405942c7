// Today's code opens the database of the first released version: nothing that a person wrote is changed. Its mirrored
// rows lack fields and are fetched again.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shownAssignments, shownCourses, shownSubmissions } from "#local/view.ts";
import { collectionNames, collectionOf } from "#support/collections/shapes.ts";
import { editCourse } from "#support/phones/edits.ts";
import { oldPhone, type Tables } from "./old-phone.ts";

type Left = { user: string; tables: Tables };
const v1: { student: Left; teacher: Left } = JSON.parse(
	readFileSync(new URL("fixtures/database-v1.json", import.meta.url), "utf8"),
);

/** Opens it without a network, so nothing can be fetched. */
const opened = ({ user, tables }: Left) =>
	oldPhone("http://127.0.0.1:9", { id: user, token: "t" }, { version: 1, tables: structuredClone(tables) });

/** The version of the database that phones have. A browser makes the tables of a version once, when it meets it. */
const onPhones = 7;

test("a collection that came after the first version says since which one, and a new one names none that phones have", () => {
	const first = Object.keys(v1.teacher.tables).filter((name) => !["outbox", "drafts", "meta"].includes(name));
	const upTo = (version: number) => collectionNames.filter((name) => (collectionOf(name).since ?? 1) <= version).sort();
	expect(upTo(4)).toEqual(first.sort());
	expect(upTo(onPhones)).toEqual([...first, "materials"].sort());
});

const renamed = (row: object): object => {
	const { told, homeless, answer, ...same } = Object.fromEntries(Object.entries(row));
	return { ...same, v: 2, notified: told, orphaned: homeless, refusal: answer };
};

for (const [who, left] of Object.entries(v1)) {
	test(`a ${who}'s outbox is the same but for the names of three fields, drafts, sync state and people to the byte`, async () => {
		const { db } = await opened(left);
		await db.open();
		expect(db.verno).toBeGreaterThanOrEqual(4);
		const entries: object[] = await db.table("outbox").toArray();
		expect(entries).toEqual((left.tables.outbox ?? []).map(renamed));
		for (const name of ["drafts", "meta", "users"]) {
			expect(JSON.stringify(await db.table(name).toArray()), name).toBe(JSON.stringify(left.tables[name]));
		}
	});
}

test("what waits in a student's old outbox is shown, old rows are left out until they come anew", async () => {
	const { db } = await opened(v1.student);
	const shown = (await shownSubmissions(db)).map(({ text_body, entry }) => ({ text_body, waits: entry !== null }));
	expect(shown).toEqual([{ text_body: "Not sent yet", waits: true }]);
});

test("what waits in a teacher's old outbox is shown, and can be edited before it is sent", async () => {
	const computer = await opened(v1.teacher);
	const titles = (rows: { title: string; entry: object | null }[]) =>
		rows.map(({ title, entry }) => `${title}${entry ? ", waiting" : ""}`);
	expect(titles(await shownCourses(computer.db))).toEqual(["Not sent yet, waiting"]);
	expect(titles(await shownAssignments(computer.db))).toEqual(["Not sent yet either, waiting"]);

	const [waiting] = await computer.db.outbox.where({ state: "queued", kind: "createCourse" }).toArray();
	await editCourse(computer, waiting?.record_id ?? "", "Edited before it was sent");
	expect(await computer.db.outbox.get(waiting?.seq ?? 0)).toMatchObject({
		body: { title: "Edited before it was sent" },
	});
});
