// Mutants: bugs made on purpose, one at a time. Each breaks a line of the real code, and the model must notice and name
// the broken promise. LEAD_MUTANT in the environment of a test run chooses one.
import type { Plugin } from "vite";
import { losing } from "./losing.ts";
import { misleading } from "./misleading.ts";
import type { Mutant } from "./mutant.ts";

export const mutants: Record<string, Mutant> = { ...losing, ...misleading };

/** Breaks the chosen line when the file is loaded. Throws when the line is not there any more: the mutant needs a new one. */
export function mutated(name: string | undefined): Plugin {
	const mutant = name ? mutants[name] : undefined;
	if (name && !mutant) throw new Error(`no mutant named ${name}`);
	const changes = mutant ? [mutant, ...(mutant.also ? [mutant.also] : [])] : [];
	return {
		name: "mutant",
		enforce: "pre",
		transform(code, id) {
			const change = changes.find(({ file }) => id.endsWith(`/src/${file}`));
			if (!change) return null;
			if (!code.includes(change.line)) throw new Error(`${change.file} no longer holds the line of this mutant`);
			return code.replace(change.line, change.instead);
		},
	};
}
