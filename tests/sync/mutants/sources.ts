// The files that get mutants, and the plugin that puts these into the code when a file is loaded.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { instrument, type MachineMutant } from "./instrument.ts";

export type { MachineMutant };

const root = join(import.meta.dirname, "../../..");
const isChosen = (path: string) =>
	/^src\/(sync\/.*\.ts|features\/.*\/mutations\.ts)$/.test(path) && !path.endsWith(".test.ts");

/** The server's ledger. Its runtime has no switch, so its files get one mutant at a time (ledger-battery.ts). */
export const ledger = ["known", "ledger", "once"].map((name) => `pb_hooks/lib/sync/${name}.js`);

/** The engine and the mutations, each file with its mutants, numbered in the same way in every process. */
function sources(): Map<string, { code: string; mutants: MachineMutant[] }> {
	const found = new Map<string, { code: string; mutants: MachineMutant[] }>();
	const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).map((name) => `src/${name}`);
	let next = 1;
	for (const file of files.filter(isChosen).sort()) {
		const made = instrument(readFileSync(join(root, file), "utf8"), file, next);
		next += made.mutants.length;
		found.set(join(root, file), made);
	}
	return found;
}

export const machineMutants = (): MachineMutant[] => [...sources().values()].flatMap(({ mutants }) => mutants);

/** Puts every mutant into the code; the test decides which one is on. */
export function machineMade(): Plugin {
	let changed: ReturnType<typeof sources> | null = null;
	return {
		name: "machine-made mutants",
		enforce: "pre",
		transform(_code, id) {
			changed ??= sources();
			return changed.get(id)?.code ?? null;
		},
	};
}
