// Words of an assignment for tests, of every field that it has: a field that is added is tried without a line here.
import * as z from "zod/mini";
import { assignmentWords } from "#records.ts";

/** Of these a field without a value of its own takes the first that its shape accepts. */
const values = ["Something else", 41, true];

const ofItsShape = Object.entries(assignmentWords.shape).map(([name, shape]) => [
	name,
	values.find((value) => z.safeParse(shape, value).success),
]);

export const assignmentFields = z.keyof(assignmentWords).options;

/** Other words than those of an assignment that `aCourse` puts into a mirror, in every field. */
export const otherWords = z.parse(z.required(assignmentWords), {
	...Object.fromEntries(ofItsShape),
	title: "Decimals",
	instructions: "Write them as fractions.",
	max_points: 37,
	due_at: "2026-02-09T21:59:00.000Z",
	// Past, so that its students see it.
	opens_at: "2026-01-09T06:00:00.000Z",
});
