import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freePort, runPocketBase, startPocketBase } from "#scripts/server/pocketbase.mjs";
import { newFolder } from "./command.ts";

test("a PocketBase command that fails is an error, although PocketBase ends as if all were well", async () => {
	const dataDir = newFolder();
	await expect(runPocketBase(["superuser", "upsert", "a@lead.test", "short"], dataDir)).rejects.toThrow(
		"Must be at least 8 character(s)",
	);
	const another = newFolder();
	await expect(runPocketBase(["superuser", "upsert", "a@lead.test", "-dashing-password"], another)).rejects.toThrow(
		"unknown shorthand flag",
	);
	// It opened the folder it was given, and made none of its own here.
	expect(existsSync(join(another, "data.db"))).toBe(true);
});

test("a server that cannot have its port is an error, whoever answers there", async () => {
	const port = await freePort();
	const first = await startPocketBase({ dataDir: newFolder(), port });
	try {
		await expect(startPocketBase({ dataDir: newFolder(), port })).rejects.toThrow("address already in use");
	} finally {
		await first.stop();
	}
});
