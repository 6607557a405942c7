// Runs the judge as a process, on what a test wrote down.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { root } from "#scripts/server/pocketbase.mjs";

/** `faults` and `open` are lines of what it `said`: each broken promise, and each of which the history says nothing. */
export type Verdict = { passed: boolean; faults: string[]; open: string[]; said: string };

/** @param file with one JSON object per line */
export const verdictOn = (file: string): Promise<Verdict> =>
	new Promise((done) => {
		execFile(process.execPath, [join(root, "tests/judge/judge.mjs"), file], (error, said, alsoSaid) => {
			const lines = said.trimEnd().split("\n");
			const counts = lines.findIndex((line) => /^\d+ histories: /.test(line));
			const open = lines.slice(counts + 1);
			// A judge that ends without its counts has judged nothing.
			const faults = counts < 0 ? [`the judge broke off: ${alsoSaid}`] : lines.slice(0, counts);
			done({ passed: error === null, faults, open: counts < 0 ? [] : open, said });
		});
	});
