// The machine that makes mutants changes exactly what it says, and nothing while no mutant is on.
import { afterEach, expect, test } from "vitest";
import { asked, instrument } from "./instrument.ts";

afterEach(() => Reflect.deleteProperty(globalThis, asked));

/** The function's result with each of its mutants on, by what the mutant changes. */
async function resultsOf(code: string, ...given: unknown[]): Promise<Record<string, unknown>> {
	const { code: changed, mutants } = instrument(code, "piece.js", 7);
	const piece: (...values: unknown[]) => unknown = new Function(`return (${changed.replace(/;$/, "")})`)();
	const results: Record<string, unknown> = { off: await piece(...given) };
	for (const { id, what, text } of mutants) {
		Reflect.set(globalThis, asked, (one: number) => one === id);
		results[`${text} ${what}`] = await piece(...given);
	}
	return results;
}

test("a comparison is the contrary, or of its neighbour", async () => {
	expect(await resultsOf("function (a, b) { return a < b; }", 2, 2)).toEqual({
		off: false,
		"a < b is not returned": undefined,
		"a < b < is <=": true,
		"a < b is the contrary": true,
	});
});

test("a condition is always so, and never", async () => {
	expect(await resultsOf("function (a) { let said = 'no'; if (a) said = 'yes'; return said; }", 0)).toEqual({
		off: "no",
		"a is always so": "yes",
		"a is never so": "no",
		"said is not returned": undefined,
	});
});

test("of two conditions one is enough, or both are needed", async () => {
	expect(await resultsOf("(a, b) => a && b", true, false)).toEqual({
		off: false,
		"a && b is not returned": undefined,
		"a && b && is ||": true,
	});
});

test("a promise is not waited for", async () => {
	const { "await a is not waited for": early, off } = await resultsOf(
		"async (a) => typeof (await a)",
		Promise.resolve("b"),
	);
	expect({ off, early }).toEqual({ off: "string", early: "object" });
});

test("types, names and objects stay as they are", () => {
	const code = `type A = { a?: string };
export const f = ({ a, b = 1 }: A & { b?: number }): A => ({ a, ...(b as never) });
const g = <T extends string | null>(value: T): value is T => value !== null;
`;
	const { code: changed, mutants } = instrument(code, "piece.ts", 1);
	expect(changed).toContain("type A = { a?: string };");
	expect(changed).toContain("({ a, b = 1 }: A & { b?: number }): A =>");
	expect(changed).toContain("<T extends string | null>(value: T): value is T =>");
	expect(mutants.map(({ line, what }) => `${line} ${what}`)).toEqual([
		"2 is not returned",
		"3 is not returned",
		"3 is the contrary",
	]);
});
