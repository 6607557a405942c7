// Whether a value is as reading with a shape leaves it: for each kind of shape the types of what was made, and nothing
// that the shape checked when it was read.
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { date, leftBy, recordId, transformed } from "#sync/storage/kept-shape.ts";

/** Reads a text and makes a number of it. */
const count = transformed(z.string(), Number, z.number());

const refused = z.refine(() => false);

test.each([
	["a text", z.string().check(refused), "Three eighths", 3],
	["a number", z.number().check(refused), 3, "3"],
	["yes or no", z.boolean().check(refused), true, "true"],
	["nothing", z.null().check(refused), null, undefined],
])("of %s only the type is looked at: it was checked when it was read", (_, shape, kept, strange) => {
	const fits = leftBy(shape);
	expect(fits(kept)).toBe(true);
	expect(fits(strange)).toBe(false);
});

test("what was made of a value fits, and the value it was made of does not", () => {
	expect(leftBy(count)(count.parse("3"))).toBe(true);
	expect(leftBy(count)("3")).toBe(false);
	expect(leftBy(date)(date.parse("2026-11-18 12:05:00.000Z"))).toBe(true);
});

test.each([
	["a list", z.array(count), ["3", "4"], ["3"]],
	["a field that may be null", z.nullable(count), "3", "3"],
	["a field that may be missing", z.optional(count), "3", "3"],
	["one of several shapes", z.union([count, z.null()]), "3", "3"],
	["a field with a default", z._default(count, 0), "3", "3"],
	["an object", z.object({ count }), { count: "3" }, { count: "3" }],
])("%s fits as reading made it, and not as it was sent", (_, shape, sent, strange) => {
	const fits = leftBy(shape);
	expect(fits(shape.parse(sent))).toBe(true);
	expect(fits(strange)).toBe(false);
});

test("a list fits when each of its items does, and nothing but a list", () => {
	const fits = leftBy(z.array(z.string()));
	expect([[], ["a", "b"]].map(fits)).toEqual([true, true]);
	expect([["a", 1], "ab", {}, null].map(fits)).toEqual([false, false, false, false]);
});

test("null and nothing at all fit only where the shape says so", () => {
	expect([null, undefined, "a", 1].map(leftBy(z.nullable(z.string())))).toEqual([true, false, true, false]);
	expect([null, undefined, "a", 1].map(leftBy(z.optional(z.string())))).toEqual([false, true, true, false]);
	expect([null, undefined, "a", 1].map(leftBy(z.object({ id: recordId })))).toEqual([false, false, false, false]);
});

test("a field with a default was filled in when it was read: a row without it is another build's", () => {
	expect(leftBy(z._default(z.string(), ""))(undefined)).toBe(false);
});

test("other shapes are asked themselves", () => {
	const fits = leftBy(z.enum(["student", "teacher"]));
	expect([fits("teacher"), fits("visitor")]).toEqual([true, false]);
});

test("a shape that makes another value without saying which is a mistake of the product, and says so", () => {
	expect(() => leftBy(z.pipe(z.string(), z.transform(Number)))).toThrow(
		"a shape that makes another value needs `transformed`",
	);
});
