// What can be read of work that another build of the app left in the outbox, and how lists name it.
import { expect, test } from "vitest";
import { schema } from "#local/schema.ts";
import { foreignWorkOf, rescuedFrom } from "#sync/storage/foreign.ts";

/** A letter, of which this build knows no argument and no detail. */
const letter = { state: "queued", created: 5, about: {}, body: { to: "Rana", words: "I could not come.", pages: 2 } };

const fullRow = {
	id: "a".repeat(15),
	seq: 7,
	record_id: "b".repeat(15),
	state: "failed",
	created: 5,
	about: { title: "Fractions", course: "Mathematics", person: "Maya" },
	body: { text_body: "Three eighths", revision: "c".repeat(15) },
};

test("what was sent, and what is no entry, has no words to rescue", () => {
	expect(rescuedFrom(schema, { ...fullRow, state: "sent" })).toBeNull();
	for (const row of [undefined, "Three eighths", { body: fullRow.body }]) expect(rescuedFrom(schema, row)).toBeNull();
});

test("the words of an entry are the arguments that are typed, with what they are about and since when", () => {
	const body = { grade: 12, feedback: "Well done", graded_text: "a much longer text that is not its author's" };
	const words = { title: "Fractions · Maya", text: "12\nWell done", at: 5, draft: "" };
	expect(rescuedFrom(schema, { ...fullRow, body })).toEqual(words);
});

test("a field that was left empty makes no empty line, and what it is about no empty part", () => {
	const row = { ...fullRow, about: { title: "", person: "Maya" }, body: { text_body: "", feedback: "Well done" } };
	expect(rescuedFrom(schema, row)).toMatchObject({ title: "Maya", text: "Well done" });
});

test("what is no text in a known argument is not read as words of its author", () => {
	const body = { text_body: "Three eighths", feedback: null, comment: { to: "Rana" } };
	expect(rescuedFrom(schema, { ...fullRow, body })).toMatchObject({ text: "Three eighths" });
});

test("where no argument has a known name, the longest text is taken for the author's", () => {
	expect(rescuedFrom(schema, letter)).toMatchObject({ title: "", text: "I could not come." });
	const body = { words: "I could not come.", to: "Rana" };
	expect(rescuedFrom(schema, { ...letter, body })).toMatchObject({ text: "I could not come." });
	expect(rescuedFrom(schema, { ...letter, body: { pages: 2 } })).toMatchObject({ text: "" });
});

test("an entry whose details this build cannot read still gives its words out", () => {
	const row = { ...fullRow, created: "Monday", about: { title: 3, person: "Maya" } };
	expect(rescuedFrom(schema, row)).toEqual({ title: "Maya", text: "Three eighths", at: null, draft: "" });
	expect(rescuedFrom(schema, { ...fullRow, about: "Fractions" })).toMatchObject({ title: "", text: "Three eighths" });
});

test("a list names such work by what it is about, and says what became of it", () => {
	expect(foreignWorkOf(schema, fullRow)).toEqual({
		id: "a".repeat(15),
		kind: "foreign",
		title: "Fractions",
		name: "Fractions · Maya",
		state: "failed",
		text: "Three eighths",
		created: 5,
		record_id: "b".repeat(15),
	});
	expect(foreignWorkOf(schema, { ...fullRow, state: "sending" })).toMatchObject({ state: "sending" });
});

test("work without a title is named by the beginning of its first line, without cutting a sign in two", () => {
	const text_body = `${"🐦".repeat(70)}\nand a second line`;
	const work = foreignWorkOf(schema, { ...fullRow, about: {}, body: { text_body } });
	expect(work).toMatchObject({ title: "", name: "🐦".repeat(60), text: text_body });
});

test("work of which hardly anything is known can still be told apart, and counts as waiting", () => {
	const work = { id: "foreign-7", title: "", name: "", state: "queued", text: "", created: null, record_id: "" };
	expect(foreignWorkOf(schema, { seq: 7, state: "held back" })).toEqual({ kind: "foreign", ...work });
});
