// The files that get mutants, and the plugin that puts these into the code when a file is loaded.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { instrument, type MachineMutant } from "./instrument.ts";

export type { MachineMutant };

/** A file, by its path from the root, and its code with all its mutants in it. */
type Source = { file: string; code: string; mutants: MachineMutant[] };

const root = join(import.meta.dirname, "../../..");
const isChosen = (path: string) =>
	/^src\/(sync\/.*\.ts|features\/.*\/mutations\.ts)$/.test(path) && !path.endsWith(".test.ts");

/** The files with their mutants, which are numbered in the same way in every process. */
function sourcesOf(files: string[], firstId: number): Source[] {
	let next = firstId;
	return files.map((file) => {
		const made = instrument(readFileSync(join(root, file), "utf8"), file, next);
		next += made.mutants.length;
		return { file, ...made };
	});
}

/** The engine and the mutations. */
export function engineSources(): Source[] {
	const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).map((name) => `src/${name}`);
	return sourcesOf(files.filter(isChosen).sort(), 1);
}

const ledger = ["known", "ledger", "once"].map((name) => `pb_hooks/lib/sync/${name}.js`);

/**
 * The server's ledger, with numbers above every one of the engine's. Its runtime has no switch, so that one mutant at a time
 * is written into the file (ledger-battery.ts).
 */
export const ledgerSources = (): Source[] => sourcesOf(ledger, 100_000);

/** Puts every mutant of the engine into the code; the test decides which one is on. */
export function machineMade(): Plugin {
	let changed: Map<string, string> | null = null;
	return {
		name: "machine-made mutants",
		enforce: "pre",
		transform(_code, id) {
			changed ??= new Map(engineSources().map(({ file, code }) => [join(root, file), code]));
			return changed.get(id) ?? null;
		},
	};
}
