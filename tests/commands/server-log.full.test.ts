// The operator's log: what happened is in it, what is private is not, and it never grows large.

import { mkdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { serverLog, serverLogFile } from "#scripts/server/server-log.mjs";
import { eventually } from "#support/eventually.ts";
import { newFolder, newPlace, production, run, serversOn } from "./command.ts";

test("lines are kept in two files of at most a megabyte each, the newest last, for their own account only", () => {
	const folder = newFolder();
	mkdirSync(folder);
	const keep = serverLog(folder);
	for (let n = 1; n <= 3000; n++) keep(`line ${n} ${"x".repeat(990)}\n`);
	const file = serverLogFile(folder);

	for (const one of [file, `${file}.1`]) {
		expect(statSync(one).size).toBeLessThanOrEqual(1_000_000);
		expect(statSync(one).mode & 0o777).toBe(0o600);
	}
	expect(readFileSync(file, "utf8")).toMatch(/line 3000 x+\n$/);
});

test("a log that cannot be written stops nothing", () => {
	const folder = newFolder();
	mkdirSync(folder);
	serverLog(folder)("made\n");
	expect(() => serverLog(join(serverLogFile(folder), "below-a-file"))("lost\n")).not.toThrow();
});

test("a flood that is turned away is a line of it, and so is a server that died; no password and no search is", async () => {
	const place = await newPlace();
	const start = run("serve", { ...place.env, ...production });
	await start.saying("LEAD serves");
	const flood = await Promise.all(
		Array.from({ length: 45 }, () =>
			fetch(`${place.url}/api/collections/users/records?search=secret-search`, {
				method: "POST",
				headers: { "Content-Type": "application/json" },
				body: JSON.stringify({ email: "flood@lead.test", password: "secret-password" }),
			}),
		),
	);
	const [server] = serversOn(place.dataDir);
	process.kill(Number(server), "SIGKILL");
	await start.saying("The server answers again.");

	const log = () => readFileSync(serverLogFile(place.dataDir), "utf8");
	expect(flood.filter(({ status }) => status === 429)).toHaveLength(5);
	await eventually(() => expect(log()).toContain("The server answers again."));
	expect(log().match(/Too many requests: POST \/api\/collections\/users\/records 127\.0\.0\.1 waits/g)).toHaveLength(1);
	expect(log()).toContain("The server ended by itself (signal SIGKILL).");
	expect(log()).not.toMatch(/secret-/);
	start.process.kill("SIGTERM");
	expect(await start.ended).toBe(0);
});
