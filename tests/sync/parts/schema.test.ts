// What the engine reads in a product's tables.
import { expect, test } from "vitest";
import { schema } from "#local/schema.ts";
import { accountsOf, collectionOf, typedNames } from "#sync/schema.ts";

test("words of an unknown mutation are looked for under every name that stands for typed words, each once", () => {
	const names = typedNames(schema);
	expect(names).toEqual(expect.arrayContaining(["text_body", "title", "feedback"]));
	expect(names).not.toContain("max_points");
	expect(new Set(names).size).toBe(names.length);
});

test("what the product has not is refused aloud", () => {
	expect(collectionOf(schema, "courses")).toBe(schema.collections.courses);
	expect(() => collectionOf(schema, "nests")).toThrow("there is no collection nests");
	expect(accountsOf(schema)).toBe(schema.accounts);
	expect(() => accountsOf({ ...schema, accounts: null })).toThrow("guests have no accounts");
});
