// The explanations of mutants that nothing can notice are of mutants that exist: code that has changed since needs its
// explanation anew.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { root } from "#scripts/server/pocketbase.mjs";
import { engineSources, ledgerSources } from "./sources.ts";

const explained = z.strictObject({
	file: z.string(),
	text: z.string(),
	what: z.string(),
	why: z.string().min(30),
});

const keyOf = ({ file, text, what }: { file: string; text: string; what: string }) => `${file}: "${text}" ${what}`;

test("each explanation is of one mutant that the machine makes", () => {
	const list = readFileSync(join(root, "tests/sync/mutants/equivalents.json"), "utf8");
	const made = [...engineSources(), ...ledgerSources()].flatMap(({ mutants }) => mutants.map(keyOf));
	const without = z
		.array(explained)
		.parse(JSON.parse(list))
		.map(keyOf)
		.filter((key) => {
			const at = made.indexOf(key);
			if (at >= 0) made.splice(at, 1);
			return at < 0;
		});
	expect(without).toEqual([]);
});
