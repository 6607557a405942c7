// The pictures in the instructions of an assignment come to the phone by themselves, as its worksheets do.
import { expect, test } from "vitest";
import { fileRun, fileWork } from "#local/files/file-run.ts";
import { material } from "#support/materials.ts";
import { browserOn, noise, shownFile, signedIn } from "#support/phones/files.ts";
import { assignment, course } from "#support/school.ts";
import { classroom } from "#support/schools/classroom.ts";
import { fromNow, hour } from "#support/schools/due-dates.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

const show = (...shown: { id: string }[]) => shown.map(({ id }) => `![Look](material:${id})`).join("\n");

test("pictures of what is still to do come by themselves, each once, in the order in which they are due", async () => {
	const { server } = here();
	const { phone, line, maya, maths, rana } = await classroom(server);
	browserOn(line);
	signedIn(maya, "student");
	const content = noise(50_000);
	const give = (title: string, place: object = {}) =>
		material(server, { title, ...place }, { content, name: "drawing.png" });
	const own = await give("own", { course_id: maths.id });
	const shared = await give("of the library");
	const last = await give("last", { course_id: maths.id });
	const task = (hours: number, instructions: string) =>
		assignment(server, maths.id, { due_at: fromNow(hours * hour), instructions });
	await task(50, show(last, own));
	const soon = await task(2, show(own, shared, own));
	await give("worksheet", { course_id: maths.id, assignment_id: (await task(1, "Fold it.")).id });

	// What is not drawn is not needed either.
	const elsewhere = await course(server, rana, [maya], { title: "Science", code: "SCI-6" });
	const foreign = await give("of another course", { course_id: elsewhere.id });
	const paper = await material(server, { title: "no picture", course_id: maths.id });
	await task(3, show(foreign, paper, { id: "gonegonegonegon" }));
	await phone.run();

	const wanted = async () => (await fileWork(phone.db)).fetch.map(({ title }) => title);
	expect((await wanted()).slice(1, 3).sort()).toEqual(["of the library", "own"]);
	expect((await wanted()).filter((title) => !["own", "of the library"].includes(title))).toEqual(["worksheet", "last"]);
	await phone.submit(soon.id, "It has three sides.");
	expect(await wanted()).toEqual(["worksheet", "last", "own"]);
	await fileRun(phone.db);
	expect((await shownFile(phone.db, own.id))?.equals(content)).toBe(true);
	expect(await shownFile(phone.db, shared.id)).toBeNull();
	expect(await phone.db.keptFiles.get(own.id)).toMatchObject({ why: "needed" });
	expect(await wanted()).toEqual([]);
});
