// What an assignment needs comes to the phone by itself: in the order in which it is due, within the room that files have,
// and never over a line that may cost money unless its person said so.
import { expect, test } from "vitest";
import { pieceSize } from "#local/files/bytes.ts";
import { fileRun, fileWork, fitRoom, NoRoom, wantFile } from "#local/files/file-run.ts";
import { changeFileSettings } from "#local/files/settings.ts";
import { material } from "#support/materials.ts";
import { browserOn, choose, fileRows, noise, onLine, shownFile, signedIn } from "#support/phones/files.ts";
import type { NetworkProxy } from "#support/proxy.ts";
import { assignment, submission } from "#support/school.ts";
import { classroom } from "#support/schools/classroom.ts";
import { fromNow, hour } from "#support/schools/due-dates.ts";
import type { Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

/** A student with a worksheet for each of these assignments: its title, and in how many hours it is due. */
async function worksheets(due: Record<string, number | null>) {
	const { server } = here();
	const room = await classroom(server);
	browserOn(room.line);
	signedIn(room.maya, "student");
	const tasks: Record<string, Row> = {};
	const sheets: Record<string, string> = {};
	for (const [title, hours] of Object.entries(due)) {
		const task = await assignment(server, room.maths.id, {
			title,
			due_at: hours === null ? "" : fromNow(hours * hour),
		});
		const place = { title, course_id: room.maths.id, assignment_id: task.id };
		tasks[title] = task;
		sheets[title] = (await material(server, place, { content: noise(100_000), name: "sheet.png" })).id;
	}
	await room.phone.run();
	const titled = (ids: (string | undefined)[]) =>
		ids.map((id) => Object.entries(sheets).find(([, sheet]) => sheet === id)?.[0]);
	return {
		...room,
		server,
		/** The worksheet of this assignment. */
		sheet: (title: string) => sheets[title] ?? "",
		task: (title: string) => tasks[title]?.id ?? "",
		/** Whose worksheets are fetched while this is done, in their order. */
		fetchedIn: async (work: () => Promise<unknown>) => titled(await asked(room.line, work)),
		kept: async () => titled(await room.phone.db.keptFiles.toCollection().primaryKeys()).sort(),
	};
}

/** The ids of the materials of which files are asked for, each once. */
async function asked(line: NetworkProxy, work: () => Promise<unknown>) {
	const { requests } = await line.measure(work);
	return [...new Set(requests.flatMap((request) => request.match(/\/api\/files\/materials\/(\w+)/)?.[1] ?? []))];
}

test("worksheets come in the order in which they are due, those without a date next, then the overdue, as far as there is room", async () => {
	const late = { overdue: -50, old: -15 * 24, lately: -5 };
	const { phone, fetchedIn, kept } = await worksheets({ later: 48, never: null, now: 1, soon: 24, ...late });
	changeFileSettings({ budget: 250_000 });
	expect(await fetchedIn(() => fileRun(phone.db))).toEqual(["now", "soon"]);
	expect((await fileWork(phone.db)).left.map(({ title }) => title)).toEqual(["later", "never", "lately", "overdue"]);
	expect(await fetchedIn(() => fileRun(phone.db))).toEqual([]);
	changeFileSettings({ budget: 550_000 });
	expect(await fetchedIn(() => fileRun(phone.db))).toEqual(["later", "never", "lately"]);
	expect(await kept()).toEqual(["lately", "later", "never", "now", "soon"]);
});

test("what was answered, here or on another device, and what is closed is not fetched", async () => {
	const { server, phone, maya, task, fetchedIn } = await worksheets({
		handed: 1,
		typed: 2,
		closed: 3,
		gone: 4,
		due: 5,
	});
	await submission(server, maya, task("handed"));
	await server.update("assignments", task("closed"), { status: "archived" });
	await server.update("assignments", task("gone"), { status: "deleted" });
	await phone.run();
	await phone.submit(task("typed"), "three quarters");
	expect(await fetchedIn(() => fileRun(phone.db))).toEqual(["due"]);
});

test("a new worksheet takes the place of one whose assignment is answered, and of none that is needed or was chosen", async () => {
	const { phone, task, sheet, fetchedIn, kept } = await worksheets({ first: 1, second: 2, third: 3 });
	changeFileSettings({ budget: 200_000 });
	await fileRun(phone.db);
	expect(await kept()).toEqual(["first", "second"]);
	await phone.submit(task("first"), "three quarters");
	expect(await fetchedIn(() => fileRun(phone.db))).toEqual(["third"]);
	expect(await kept()).toEqual(["second", "third"]);
	await choose(phone.db, sheet("third"));
	await phone.submit(task("third"), "one half");
	const first = await phone.db.materials.get(sheet("first"));
	if (!first) throw new Error("no worksheet");
	for (const why of ["opened", "chosen"] as const)
		await expect(wantFile(phone.db, first, why)).rejects.toBeInstanceOf(NoRoom);
	changeFileSettings({ budget: 100_000 });
	await fitRoom(phone.db);
	expect(await kept()).toEqual(["second", "third"]);
	await phone.submit(task("second"), "one third");
	await fitRoom(phone.db);
	expect(await kept()).toEqual(["third"]);
});

test("nobody was asked: over mobile data nothing comes by itself, over Wi-Fi it does; what was chosen always comes", async () => {
	const { phone, sheet, fetchedIn } = await worksheets({ first: 1, second: 2, third: 3 });
	changeFileSettings({ byItself: "ask" });
	expect(await fetchedIn(() => fileRun(phone.db))).toEqual([]);
	await choose(phone.db, sheet("second"));
	expect(await fetchedIn(() => fileRun(phone.db))).toEqual(["second"]);
	onLine("wifi");
	expect(await fetchedIn(() => fileRun(phone.db))).toEqual(["first", "third"]);
});

test.each(["ask", "no"] as const)(
	"a worksheet that was begun over Wi-Fi does not go on over mobile data by itself (%s), and goes on where it was",
	async (byItself) => {
		const { server, phone, line, task, maths, fetchedIn } = await worksheets({ first: 1, second: 2 });
		const content = noise(2 * pieceSize, 5);
		const place = { course_id: maths.id, assignment_id: task("first") };
		const long = await material(server, place, { content, name: "long.png" });
		await phone.run();
		changeFileSettings({ byItself: "yes" });
		const path = `/api/files/materials/${long.id}`;
		const first = line.nextHeldAnswer(path);
		const running = fileRun(phone.db);
		const passing = await first;
		const second = line.nextDroppedAnswer(path);
		await passing.release();
		await second;
		await running;
		expect(await phone.db.keptFiles.get(long.id)).toMatchObject({ received: pieceSize, why: "needed" });
		changeFileSettings({ byItself });
		expect(await fetchedIn(() => fileRun(phone.db))).toEqual([]);
		changeFileSettings({ byItself: "yes" });
		await fileRun(phone.db);
		expect((await shownFile(phone.db, long.id))?.equals(content)).toBe(true);
	},
);

test("a phone that leaves its Wi-Fi while files come by themselves ends with the one under way", async () => {
	const { phone, line, sheet, fetchedIn, kept } = await worksheets({ first: 1, second: 2 });
	changeFileSettings({ byItself: "ask" });
	onLine("wifi");
	const held = line.nextHeldRequest(`/api/files/materials/${sheet("first")}`);
	const fetched = await fetchedIn(async () => {
		const running = fileRun(phone.db);
		const first = await held;
		onLine("cellular");
		await first.release();
		await running;
	});
	expect(fetched).toEqual(["first"]);
	expect(await kept()).toEqual(["first"]);
});

test("a room that is made smaller while files come by themselves holds for the next one", async () => {
	const { phone, line, sheet, fetchedIn } = await worksheets({ first: 1, second: 2 });
	const held = line.nextHeldRequest(`/api/files/materials/${sheet("first")}`);
	const fetched = await fetchedIn(async () => {
		const running = fileRun(phone.db);
		const first = await held;
		changeFileSettings({ budget: 150_000 });
		await first.release();
		await running;
	});
	expect(fetched).toEqual(["first"]);
});

test("a teacher keeps the worksheets of assignments that are due or were due in the last two weeks", async () => {
	const { server, computer, rana, fetchedIn } = await worksheets({ old: -15 * 24, lately: -13 * 24, coming: 24 });
	const elsewhere = await material(server, { title: "of the library" });
	signedIn(rana, "teacher");
	await computer.run();
	expect(await fetchedIn(() => fileRun(computer.db))).toEqual(["coming", "lately"]);
	expect(await computer.db.keptFiles.get(elsewhere.id)).toBeUndefined();
	expect(await fileRows(computer.db)).toEqual([2, 2, 0, 0]);
});
