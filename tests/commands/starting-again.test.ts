// What npm run serve and npm start do when PocketBase ends by itself. Each death here is a real one: SIGKILL by process id,
// or a program that will not start.

import { chmodSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { adviceOnVersion, pocketbaseBinary } from "#scripts/server/pocketbase-binary.mjs";
import { eventually } from "#support/eventually.ts";
import { type Command, newFolder, newPlace, production, run, serversOn } from "./command.ts";

const long = { timeout: 30_000, interval: 20 };

async function killServer(dataDir: string): Promise<void> {
	const [server] = serversOn(dataDir);
	if (server === undefined) throw new Error("There is no server to kill.");
	process.kill(server, "SIGKILL");
}

/** How often it said so. */
const times = (command: Command, words: string) => command.said().split(words).length - 1;

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
		await eventually(() => expect(times(serve, "The server answers again.")).toBe(death), long);
		expect((await fetch(`${place.url}/api/health`)).status).toBe(200);
		const { server } = JSON.parse(readFileSync(join(place.dataDir, "lead.lock"), "utf8"));
		expect(serversOn(place.dataDir)).toEqual([server.pid]);
	}
	expect(pauses(serve)).toEqual([0.25, 0.5, 1, 2]);

	await killServer(place.dataDir);
	await eventually(() => expect(pauses(serve)).toEqual([0.25, 0.5, 1, 2, 4]), long);
	serve.process.kill("SIGTERM"); // during the pause
	expect(await serve.ended).toBe(0);
	expect(times(serve, "The server answers again.")).toBe(4);
	expect(serversOn(place.dataDir)).toEqual([]);
});

/** A program that calls the real one, except where these lines of sh say otherwise. */
function programWith(lines: string): string {
	const program = `${newFolder()}-program`;
	writeFileSync(program, `#!/bin/sh\n${lines}\nexec ${pocketbaseBinary()} "$@"\n`);
	chmodSync(program, 0o755);
	return program;
}

const programOfVersion = (version: string) =>
	programWith(`[ "$1" = --version ] && { echo "pocketbase version ${version}"; exit; }`);

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
	await eventually(() => expect(times(serve, "did not start (code 3): no such thing")).toBe(2), long);
	rmSync(broken);
	await serve.saying("The server answers again.");
	expect((await fetch(`${place.url}/api/health`)).status).toBe(200);
});
