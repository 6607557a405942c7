// A command line can be read by every account of the machine, an environment only by the same one.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runPocketBase } from "#scripts/server/pocketbase.mjs";
import { type Command, newPlace, production, run, serversOn } from "./command.ts";

const withSecrets = {
	...production,
	SMTP_URL: "smtp://desk:mail-password@127.0.0.1:1",
	ADMIN_EMAIL: "boss@lead.test",
	ADMIN_PASSWORD: "first-password",
};

/** Every argument of every process of the machine that was seen until the command said this. */
async function argumentsUntil(command: Command, words: string): Promise<Set<string>> {
	const seen = new Set<string>();
	const state = { over: false };
	const said = command.saying(words).finally(() => {
		state.over = true;
	});
	while (!state.over) {
		for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
			for (const one of textOf(`/proc/${pid}/cmdline`).split("\0")) seen.add(one);
		}
		await new Promise((next) => setTimeout(next, 5));
	}
	await said;
	return seen;
}

function textOf(file: string): string {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return "";
	}
}

const signInAsSuperuser = (url: string, password: string, secret: string) =>
	fetch(`${url}/api/collections/_superusers/auth-with-password`, {
		method: "POST",
		headers: { "Content-Type": "application/json", "X-Lead-Maintenance": secret },
		body: JSON.stringify({ identity: "server@lead.invalid", password }),
	});

for (const name of ["serve", "start"] as const) {
	test(`no secret stands in a command line while ${name} starts, and no installer link is printed`, async () => {
		const place = await newPlace();
		const command = run(name, { ...place.env, ...withSecrets });
		const seen = await argumentsUntil(command, name === "serve" ? "LEAD serves" : "Stop with Ctrl-C");
		const [server] = serversOn(place.dataDir);
		const environment = textOf(`/proc/${server}/environ`).split("\0");
		const secrets = environment
			.filter((line) => /^LEAD_(SUPERUSER_PASSWORD|MAINTENANCE_SECRET|FIRST_ADMIN)=./.test(line))
			.map((line) => line.slice(line.indexOf("=") + 1));
		expect(secrets.length).toBeGreaterThanOrEqual(2);
		expect(seen).toContain(place.dataDir);
		const secret = [...secrets, "mail-password", withSecrets.ADMIN_PASSWORD];
		expect([...seen].filter((one) => secret.some((text) => one.includes(text)))).toEqual([]);
		expect([...seen].filter((one) => one === "superuser" || /^[0-9a-f]{48}$/.test(one))).toEqual([]);
		expect(command.said()).not.toContain("pbinstal");
	});
}

test("a password that the server's own account had before does not open it after a start", async () => {
	const place = await newPlace();
	await runPocketBase(["superuser", "upsert", "server@lead.invalid", "known-to-somebody"], place.dataDir);
	// Without it the sign-in of superusers is closed (404).
	await run("serve", { ...place.env, ...withSecrets, OPEN_DASHBOARD: "1" }).saying("LEAD serves");
	const [server] = serversOn(place.dataDir);
	const environment = textOf(`/proc/${server}/environ`).split("\0");
	const [now = "", secret = ""] = ["LEAD_SUPERUSER_PASSWORD=", "LEAD_MAINTENANCE_SECRET="].map((name) =>
		environment.find((line) => line.startsWith(name))?.slice(name.length),
	);
	expect((await signInAsSuperuser(place.url, "known-to-somebody", secret)).status).toBe(400);
	expect((await signInAsSuperuser(place.url, now, secret)).status).toBe(200);
});
