// A server that is killed again and again, and one of a version that one request can end.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eventually } from "#support/eventually.ts";
import { type Command, newPlace, production, run, serversOn } from "./command.ts";
import { killServer, patience, programOfVersion, times } from "./killed-server.ts";

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
