// Which materials go with copied assignments, over a real phone database.
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeSession } from "#local/account/session.ts";
import type { AccountDatabase } from "#local/database.ts";
import { unsent } from "#local/entries.ts";
import { browserPlatform } from "#local/platform.ts";
import { signedIn } from "#support/mirror-rows.ts";
import { materialRow } from "#support/rows.ts";
import { newId } from "#sync/new-id.ts";
import { planCopies, saveCopies } from "./copies.ts";
import { pictureNotation } from "./pictures.ts";

let db: AccountDatabase;
const [maths, science, angles, circles] = [newId(), newId(), newId(), newId()];
const paper = (title: string, place: { course_id?: string; assignment_id?: string; file_path?: string } = {}) =>
	materialRow({ id: newId(), title, course_id: maths, ...place });
const papers = {
	poster: paper("Poster"),
	unseen: paper("Unseen"),
	syllabus: paper("Syllabus", { file_path: "syllabus.pdf" }),
	sheet: paper("Sheet of angles", { assignment_id: angles, file_path: "sheet.pdf" }),
	ofCircles: paper("Picture of circles", { assignment_id: circles }),
	common: paper("Of the library", { course_id: "" }),
	foreign: paper("Of science", { course_id: science }),
};

beforeEach(async () => {
	db = signedIn("teacher");
	await db.materials.bulkPut(Object.values(papers));
});
afterEach(() => writeSession(null));

const { poster, syllabus, ofCircles, common, foreign } = papers;
const instructions = [poster, syllabus, ofCircles, common, foreign].map(pictureNotation).join(" ");
const copied = newId();
const task = { from: angles, id: copied, instructions };

test("a copied assignment takes its worksheets, and the pictures of its course that it shows under their new ids", async () => {
	const { copies, instructionsOf } = await planCopies(db, { course_id: maths, tasks: [task], whole: false });
	expect(Object.fromEntries(copies.map(({ source, assignment_id }) => [source.title, assignment_id]))).toEqual({
		Poster: "",
		"Sheet of angles": copied,
		"Picture of circles": "",
	});
	const newIds = Object.fromEntries(copies.map(({ source, id }) => [source.id, id]));
	expect(new Set(Object.values(newIds)).size).toBe(3);
	const shown = [poster, syllabus, ofCircles, common, foreign].map((one) =>
		pictureNotation({ ...one, id: newIds[one.id] ?? one.id }),
	);
	expect(instructionsOf(task)).toBe(shown.join(" "));
});

test("a copied course takes its own materials besides, but no worksheet of what is not copied", async () => {
	const { copies } = await planCopies(db, { course_id: maths, tasks: [{ ...task, instructions: "" }], whole: true });
	expect(copies.map(({ source }) => source.title).sort()).toEqual(["Poster", "Sheet of angles", "Syllabus", "Unseen"]);
});

test("they are copied in the order in which the originals were given", async () => {
	const given = [syllabus, papers.unseen, poster].map(({ id }) => id);
	for (const [at, id] of given.entries())
		await db.materials.update(id, { created_at: `2026-01-0${at + 1} 08:00:00.000Z` });
	const { copies } = await planCopies(db, { course_id: maths, tasks: [], whole: true });
	expect(copies.map(({ source }) => source.id)).toEqual(given);
});

test("the copies are asked of the server one by one, each for its place", async () => {
	const { copies } = await planCopies(db, {
		course_id: maths,
		tasks: [{ ...task, instructions: "" }],
		whole: false,
	});
	await saveCopies(db, browserPlatform, { course: { id: science, title: "Science" }, copies });
	expect(await unsent(db)).toMatchObject([
		{
			kind: "copyMaterial",
			body: { id: copies[0]?.id, source_id: papers.sheet.id, course_id: science, assignment_id: copied },
			about: { title: "Sheet of angles", course: "Science" },
		},
	]);
});

test("what is copied from a course whose own materials still wait to be copied is copied from their sources", async () => {
	const course = { id: science, title: "Science" };
	const first = await planCopies(db, { course_id: maths, tasks: [task], whole: true });
	await saveCopies(db, browserPlatform, { course, copies: first.copies });
	const again = { from: copied, id: newId(), instructions: first.instructionsOf(task) };
	const { copies, instructionsOf } = await planCopies(db, { course_id: science, tasks: [again], whole: true });
	expect(Object.fromEntries(copies.map(({ source, assignment_id }) => [source.id, assignment_id]))).toEqual({
		[poster.id]: "",
		[papers.unseen.id]: "",
		[syllabus.id]: "",
		[papers.sheet.id]: again.id,
		[ofCircles.id]: "",
		[foreign.id]: "",
	});
	const posters = copies.find(({ source }) => source.id === poster.id);
	expect(instructionsOf(again)).toContain(pictureNotation({ ...poster, id: posters?.id ?? "" }));
});

test("a copy that was refused is not copied on, and one that has arrived is copied itself", async () => {
	const course = { id: science, title: "Science" };
	const first = await planCopies(db, { course_id: maths, tasks: [], whole: true });
	await saveCopies(db, browserPlatform, { course, copies: first.copies });
	const [arrived, denied, ...waiting] = first.copies;
	if (!arrived || !denied) throw new Error("a course of two materials");
	const refusal = { reason: "refused", status: 400, code: "unknown_material", message: "", at: 0 } as const;
	await db.outbox.where({ record_id: denied.id }).modify({ state: "failed", attempts: 1, refusal });
	await db.materials.put({ ...arrived.source, id: arrived.id, course_id: science });
	const { copies } = await planCopies(db, { course_id: science, tasks: [], whole: true });
	const expected = [arrived.id, foreign.id, ...waiting.map(({ source }) => source.id)];
	expect(copies.map(({ source }) => source.id).sort()).toEqual(expected.sort());
});
