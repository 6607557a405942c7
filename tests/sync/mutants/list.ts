// Writes the list of all mutants into the file LEAD_MACHINE_LIST, with a digest of the code they are made of. By it
// scripts/mutants.mjs knows what is still to be tried, and whether earlier results are of the same code.
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { test } from "vitest";
import { engineSources, ledgerSources } from "./sources.ts";

test("the list of all mutants", () => {
	const { LEAD_MACHINE_LIST: path = "" } = process.env;
	const sources = [...engineSources(), ...ledgerSources()];
	const digest = createHash("sha256");
	for (const { code } of sources) digest.update(code);
	writeFileSync(
		path,
		JSON.stringify({ digest: digest.digest("hex"), mutants: sources.flatMap(({ mutants }) => mutants) }),
	);
});
