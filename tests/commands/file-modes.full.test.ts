// A data folder that everybody could read is closed by npm run serve.
import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runPocketBase } from "#scripts/server/pocketbase.mjs";
import { modeOf, newPlace, production, run } from "./command.ts";

test("a data folder that everybody could read is closed at the next start", async () => {
	const place = await newPlace();
	mkdirSync(place.dataDir, { mode: 0o755 });
	await runPocketBase(["migrate", "up"], place.dataDir);
	chmodSync(place.dataDir, 0o755);
	chmodSync(join(place.dataDir, "data.db"), 0o644);
	await run("serve", { ...place.env, ...production }).saying("LEAD serves");
	expect(modeOf(place.dataDir)).toBe("700");
	expect(modeOf(join(place.dataDir, "data.db"))).toBe("600");
});
