// PocketBase's own command for migrations, and the files that it goes through.
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "#scripts/server/pocketbase.mjs";
import { pocketbaseBinary } from "#scripts/server/pocketbase-binary.mjs";

export const migrations = readdirSync(join(root, "pb_migrations"))
	.filter((name) => name.endsWith(".js"))
	.sort();

/** Runs `pocketbase migrate …`, says yes when asked, and gives what it printed. */
export function migrate(dataDir: string, ...args: string[]): Promise<string> {
	return new Promise((done, fail) => {
		const folders = [
			"--dir",
			dataDir,
			"--migrationsDir",
			join(root, "pb_migrations"),
			"--hooksDir",
			join(root, "pb_hooks"),
		];
		const child = spawn(pocketbaseBinary(), ["migrate", ...args, ...folders, "--dev=false", "--automigrate=false"]);
		let said = "";
		child.stdout.on("data", (chunk) => {
			said += chunk;
		});
		child.stderr.on("data", (chunk) => {
			said += chunk;
		});
		child.once("error", fail);
		child.once("exit", () => (/error|failed/i.test(said) ? fail(new Error(said)) : done(said)));
		child.stdin.end("y\n");
	});
}
