import { expect, test } from "vitest";
import { sizeOf } from "./size.ts";

test.each([
	[0, "kb", 1],
	[700, "kb", 1],
	[1536, "kb", 2],
	[1_000_000, "kb", 977],
	[1_023_487, "kb", 999],
	[1_023_488, "mb", 1],
	[1_300_000, "mb", 1.2],
	[31_457_280, "mb", 30],
])("%i bytes are said in %s", (bytes, unit, number) => {
	expect(sizeOf(bytes)).toEqual({ unit, number });
});
