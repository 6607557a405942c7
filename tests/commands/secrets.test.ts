// A command line can be read by every account of the machine, an environment only by the same one.
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { isFull } from "#scripts/tests/full.mjs";
import { type Command, newPlace, run, serversOn } from "./command.ts";
import { environmentOf, textOf, withSecrets } from "./secret-settings.ts";

/** The command line of every process of the machine that was seen until the command said this, its arguments apart by \0. */
async function commandLinesUntil(command: Command, words: string): Promise<Set<string>> {
	const seen = new Set<string>();
	const state = { over: false };
	const said = command.saying(words).finally(() => {
		state.over = true;
	});
	while (!state.over) {
		for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
			seen.add(textOf(`/proc/${pid}/cmdline`));
		}
		await new Promise((next) => setTimeout(next, 5));
	}
	await said;
	return seen;
}

// Both start the server by the same code; a start writes its demo, too.
for (const name of isFull ? (["serve", "start"] as const) : (["serve"] as const)) {
	test(`no secret stands in a command line while ${name} starts, and no installer link is printed`, async () => {
		const place = await newPlace();
		const command = run(name, { ...place.env, ...withSecrets });
		const seen = await commandLinesUntil(command, name === "serve" ? "LEAD serves" : "Stop with Ctrl-C");
		const [server] = serversOn(place.dataDir);
		const environment = environmentOf(server);
		const secrets = environment
			.filter((line) => /^LEAD_(SUPERUSER_PASSWORD|MAINTENANCE_SECRET|FIRST_ADMIN)=./.test(line))
			.map((line) => line.slice(line.indexOf("=") + 1));
		expect(secrets.length).toBeGreaterThanOrEqual(2);
		const secret = [...secrets, "mail-password", withSecrets.ADMIN_PASSWORD];
		expect([...seen].filter((line) => secret.some((text) => line.includes(text)))).toEqual([]);
		// Other tests make superusers at the same time.
		const own = [...seen].filter((line) => line.includes(place.dataDir)).flatMap((line) => line.split("\0"));
		expect(own).toContain(place.dataDir);
		expect(own.filter((one) => one === "superuser" || /^[0-9a-f]{48}$/.test(one))).toEqual([]);
		expect(command.said()).not.toContain("pbinstal");
	});
}
