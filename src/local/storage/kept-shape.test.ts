// The shape of a kept row follows from the definition of its record: a row without any one of its fields, or with one of
// another type, is another build's.
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { described } from "#support/collections/all.ts";
import { type CollectionName, collectionNames, shapeOf, shapesOf } from "#support/collections/shapes.ts";
import { leftBy, transformed } from "#sync/storage/kept-shape.ts";

/** The same with a value no field has in one place. */
const spoilt = (row: object, field: string): object => ({ ...row, [field]: new Map() });
const without = (row: object, field: string): object =>
	Object.fromEntries(Object.entries(row).filter(([name]) => name !== field));

/** Fields that came later than the first build. */
const mayBeMissing = (name: CollectionName): string[] =>
	shapesOf(shapeOf(name)).flatMap(([field, shape]) => (shape instanceof z.ZodMiniOptional ? field : []));

for (const name of collectionNames) {
	test(`a row of ${name} fits as it is kept, and neither without nor with a strange value in any field`, () => {
		const fits = leftBy(shapeOf(name));
		const kept = shapeOf(name).parse(described[name].sent);
		expect(fits(kept)).toBe(true);
		expect(fits({ ...kept, of_a_later_build: 1 })).toBe(true);
		for (const field of Object.keys(kept)) {
			expect(fits(without(kept, field)), `without ${field}`).toBe(mayBeMissing(name).includes(field));
			expect(fits(spoilt(kept, field)), `strange ${field}`).toBe(false);
		}
	});
}

test("a grade that was never given and an empty history fit; a history without one of its fields does not", () => {
	const fits = leftBy(shapeOf("submissions"));
	const fresh = { ...described.submissions.sent, graded_at: "", grade: 0, grade_changes: null };
	expect(fits(shapeOf("submissions").parse(fresh))).toBe(true);
	const [change] = shapeOf("submissions").parse(described.submissions.sent).grade_changes;
	for (const field of Object.keys(change ?? {})) {
		const row = { ...shapeOf("submissions").parse(fresh), grade_changes: [without(change ?? {}, field)] };
		expect(fits(row), `a change without ${field}`).toBe(false);
	}
});

test("a field that came later may be missing; where it is there, it is as reading left it", () => {
	const minutes = transformed(z.int(), (read) => read || null, z.nullable(z.int()));
	const shape = z.object({ minutes: z.optional(minutes) });
	const fits = leftBy(shape);
	for (const sent of [{}, { minutes: 0 }, { minutes: 45 }]) expect(fits(shape.parse(sent))).toBe(true);
	expect(fits({ minutes: "45" })).toBe(false);
});

test("no value that is not an object fits", () => {
	for (const value of [undefined, null, "", 0, []]) expect(leftBy(shapeOf("users"))(value)).toBe(false);
});
