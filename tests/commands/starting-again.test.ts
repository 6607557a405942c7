// What npm run serve and npm start do when PocketBase ends by itself. Each death here is a real one: SIGKILL by process id,
// or a program that will not start.

import { rmSync, writeFileSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import { adviceOnVersion } from "#scripts/server/pocketbase-binary.mjs";
import { eventually } from "#support/eventually.ts";
import { newFolder, newPlace, production, run } from "./command.ts";
import { killServer, patience, programOfVersion, programWith, times } from "./killed-server.ts";

test.each([
	["0.39.1", true],
	["0.39.6", true],
	["0.38.12", true],
	["0.39.7", false],
	["0.39.10", false],
	["0.40.0", false],
	["1.0.0", false],
	["(untracked)", false],
])("one request can end PocketBase %s: %s", (version, old) => {
	vi.stubEnv("POCKETBASE_BIN", programOfVersion(version));
	onTestFinished(() => void vi.unstubAllEnvs());
	const advice = adviceOnVersion();
	if (old) expect(advice).toContain(`PocketBase ${version} can be ended by one request`);
	else expect(advice).toBe("");
});

test("a server that will not start again is tried until it does; one that does not start at first is refused", async () => {
	const place = await newPlace();
	const broken = `${newFolder()}-broken`;
	const program = programWith(`[ "$1" = serve ] && [ -e ${broken} ] && { echo "no such thing"; exit 3; }`);
	const env = { ...place.env, ...production, POCKETBASE_BIN: program };

	writeFileSync(broken, "");
	const refused = run("serve", env);
	expect(await refused.ended).toBe(1);
	expect(refused.said()).toContain("The server did not start (code 3): no such thing");

	rmSync(broken);
	const serve = run("serve", env);
	await serve.saying("LEAD serves");
	writeFileSync(broken, "");
	await killServer(place.dataDir);
	await eventually(() => expect(times(serve, "did not start (code 3): no such thing")).toBe(2), patience);
	rmSync(broken);
	await serve.saying("The server answers again.");
	expect((await fetch(`${place.url}/api/health`)).status).toBe(200);
});
