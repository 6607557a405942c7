// The password of the server's own account: a new one at each start.
import { expect, test } from "vitest";
import { runPocketBase } from "#scripts/server/pocketbase.mjs";
import { newPlace, run, serversOn } from "./command.ts";
import { environmentOf, withSecrets } from "./secret-settings.ts";

const signInAsSuperuser = (url: string, password: string, secret: string) =>
	fetch(`${url}/api/collections/_superusers/auth-with-password`, {
		method: "POST",
		headers: { "Content-Type": "application/json", "X-Lead-Maintenance": secret },
		body: JSON.stringify({ identity: "server@lead.invalid", password }),
	});

test("a password that the server's own account had before does not open it after a start", async () => {
	const place = await newPlace();
	await runPocketBase(["superuser", "upsert", "server@lead.invalid", "known-to-somebody"], place.dataDir);
	// Without it the sign-in of superusers is closed (404).
	await run("serve", { ...place.env, ...withSecrets, OPEN_DASHBOARD: "1" }).saying("LEAD serves");
	const [server] = serversOn(place.dataDir);
	const environment = environmentOf(server);
	const [now = "", secret = ""] = ["LEAD_SUPERUSER_PASSWORD=", "LEAD_MAINTENANCE_SECRET="].map((name) =>
		environment.find((line) => line.startsWith(name))?.slice(name.length),
	);
	expect((await signInAsSuperuser(place.url, "known-to-somebody", secret)).status).toBe(400);
	expect((await signInAsSuperuser(place.url, now, secret)).status).toBe(200);
});
