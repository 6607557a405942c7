// Whose the files are: everything that must not be lost, and every copy of it, is readable by the own account only.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/server/pocketbase.mjs";
import { modeOf, newFolder, newPlace, production, readableByOthers, run } from "./command.ts";

test("what npm run serve writes can be read by its own account only", async () => {
	const place = await newPlace();
	await run("serve", { ...place.env, ...production }).saying("LEAD serves");
	expect(modeOf(place.dataDir)).toBe("700");
	expect(readdirSync(place.dataDir)).toContain("data.db");
	expect(readableByOthers(place.dataDir)).toEqual([]);
});

test("README's backup makes an archive that only its own account can read, whatever the usual is", () => {
	const readme = readFileSync(join(root, "README.md"), "utf8");
	const [command = ""] = readme.match(/^systemctl stop lead && .*tar czf .*$/m) ?? [];
	const data = newFolder();
	const centre = dirname(data);
	mkdirSync(join(centre, "lib", "lead"), { recursive: true });
	writeFileSync(join(centre, "lib", "lead", "data.db"), "everything");
	mkdirSync(join(centre, "backups"));
	const here = command.replaceAll("/var/backups", join(centre, "backups")).replaceAll("/var/lib", join(centre, "lib"));
	execFileSync("bash", ["-c", `systemctl() { echo "$@"; }; umask 022; ${here}`]);

	const [archive = ""] = readdirSync(join(centre, "backups"));
	expect(archive).toMatch(/^lead-\d{4}-\d\d-\d\d\.tar\.gz$/);
	expect(modeOf(join(centre, "backups", archive))).toBe("600");
});
