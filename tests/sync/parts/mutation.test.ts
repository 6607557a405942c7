// What a definition says of its arguments.
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { type Mutation, mutationsOn, typedIn, wordsIn } from "#sync/mutation.ts";

type Walk = { id: string; updated: string; name: string; length: number };

const renameWalk = {
	name: "renameWalk",
	collection: "walks",
	does: "update",
	args: z.object({ name: z.string(), length: z.number(), replaces: z.string() }),
	written: ["length", "name"],
	chosen: ["length"],
	echoes: ["name"],
	family: "walk",
	parent: () => null,
	draw: (_, row) => row ?? null,
	place: null,
} as const satisfies Mutation<"renameWalk", "walks", object, "name" | "length", never, "walk", Walk>;

test("a definition is what its product wrote", () => {
	expect(mutationsOn<{ walks: Walk }>()(renameWalk)).toBe(renameWalk);
});

test("what its author picks is of the words, but not of the text", () => {
	expect(typedIn(renameWalk)).toEqual(["name"]);
	const { chosen: _, ...allTyped } = renameWalk;
	expect(typedIn(allTyped)).toEqual(["length", "name"]);
	expect(wordsIn(renameWalk, { name: "Lake", length: 4, replaces: "", bird: "Heron" })).toEqual({
		name: "Lake",
		length: 4,
	});
});
