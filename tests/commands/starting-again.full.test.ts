// What npm run serve and npm start do when PocketBase ends by itself. Each death here is a real one: SIGKILL by process id,
// or a program that will not start.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { adviceOnVersion } from "#scripts/server/pocketbase-binary.mjs";
import { eventually } from "#support/eventually.ts";
import { type Command, newFolder, newPlace, production, run, serversOn } from "./command.ts";
import { killServer, patience, programOfVersion, programWith, times } from "./killed-server.ts";

const pauses = (command: Command) =>
	[...command.said().matchAll(/ended by itself \(signal SIGKILL\)\. It is started again in ([\d.]+) s\./g)].map(
		([, seconds]) => Number(seconds),
	);

test("npm run serve starts a killed server again and again, with growing pauses, and says so each time", async () => {
	const place = await newPlace();
	const serve = run("serve", { ...place.env, ...production });
	await serve.saying("LEAD serves");
	for (let death = 1; death <= 4; death++) {
		await killServer(place.dataDir);
		await eventually(() => expect(times(serve, "The server answers again.")).toBe(death), patience);
		expect((await fetch(`${place.url}/api/health`)).status).toBe(200);
		const { server } = JSON.parse(readFileSync(join(place.dataDir, "lead.lock"), "utf8"));
		expect(serversOn(place.dataDir)).toEqual([server.pid]);
	}
	expect(pauses(serve)).toEqual([0.25, 0.5, 1, 2]);

	await killServer(place.dataDir);
	await eventually(() => expect(pauses(serve)).toEqual([0.25, 0.5, 1, 2, 4]), patience);
	serve.process.kill("SIGTERM"); // during the pause
	expect(await serve.ended).toBe(0);
	expect(times(serve, "The server answers again.")).toBe(4);
	expect(serversOn(place.dataDir)).toEqual([]);
});

test("npm run serve says once of a PocketBase that one request can end it", async () => {
	const place = await newPlace();
	const serve = run("serve", { ...place.env, ...production, POCKETBASE_BIN: programOfVersion("0.39.6") });
	await serve.saying("LEAD serves");
	expect(times(serve, "CVE-2026-82410")).toBe(1);
	expect(serve.said()).toMatch(/PocketBase 0\.39\.6 .*POCKETBASE_BIN=/);
});

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
