// The first admin, by a link or by the settings, PocketBase's own dashboard closed, and what npm run serve says of made-up
// facts.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder, newPlace, production, run, serversOn, signIn } from "./command.ts";

const admin = { ADMIN_EMAIL: "Boss@lead.test", ADMIN_PASSWORD: "first-password" };

test("the first admin is made once; a later start changes neither password nor role", async () => {
	const place = await newPlace();
	const first = run("serve", { ...place.env, ...production, ...admin });
	await first.saying("LEAD serves");
	const answer = await signIn(place.url, "boss@lead.test", "first-password");
	expect(answer.status).toBe(200);
	const { token } = await answer.json();
	const handshake = await fetch(`${place.url}/api/lead/handshake`, { headers: { Authorization: token } });
	expect(await handshake.json()).toMatchObject({ role: "admin", account_status: "approved" });
	first.process.kill("SIGTERM");
	await first.ended;

	const again = run("serve", { ...place.env, ...production, ...admin, ADMIN_PASSWORD: "another-password" });
	await again.saying("LEAD serves");
	expect(again.said()).not.toContain("no admin yet");
	expect((await signIn(place.url, "boss@lead.test", "another-password")).status).toBe(400);
	expect((await signIn(place.url, "boss@lead.test", "first-password")).status).toBe(200);
});

test("npm run serve says which facts of the centre are still made up, until none is", async () => {
	/** The pages of a centre that has these still to give. */
	const serving = async (examples: string[]) => {
		const site = newFolder();
		mkdirSync(join(site, "pages"), { recursive: true });
		writeFileSync(join(site, "pages", "examples.json"), JSON.stringify(examples));
		const place = await newPlace();
		const server = run("serve", { ...place.env, ...production, LEAD_PUBLIC_DIR: site });
		await server.saying("Or set ADMIN_EMAIL and ADMIN_PASSWORD");
		return server.said();
	};
	expect(await serving(["phone", "sampleVoices"])).toContain(
		"Still made up, to be replaced in src/centre.ts: phone, sampleVoices.\n",
	);
	expect(await serving([])).not.toContain("made up");
});

test("npm run serve keeps PocketBase's own dashboard closed unless it is asked for", async () => {
	const closed = await newPlace();
	await run("serve", { ...closed.env, ...production }).saying("LEAD serves");
	const open = await newPlace();
	await run("serve", { ...open.env, ...production, OPEN_DASHBOARD: "1" }).saying("LEAD serves");
	expect((await fetch(`${closed.url}/_/`)).status).toBe(404);
	expect((await fetch(`${open.url}/_/`)).status).toBe(200);
});

/** What a start prints for the first admin; each start another. */
const linkIn = (said: string) => /https:\/\/lead\.test\/signup#type=admin&token=([\w-]{32})\n/.exec(said)?.[1] ?? "";

const become = (url: string, token: string) =>
	fetch(`${url}/api/lead/first-admin`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ token, full_name: "Samar Tannous", email: "boss@lead.test", password: "first-password" }),
	});

test("npm run serve has no demo people, and without an admin prints a link that makes the first one, until the next start", async () => {
	const place = await newPlace();
	const first = run("serve", { ...place.env, ...production, LEAD_FIRST_ADMIN: "known-to-somebody" });
	await first.saying("Or set ADMIN_EMAIL and ADMIN_PASSWORD");
	const old = linkIn(first.said());
	expect(first.said()).toContain("LEAD serves https://lead.test");
	expect((await signIn(place.url, "admin@lead.example")).status).toBe(400);
	expect((await become(place.url, "known-to-somebody")).status).toBe(403);
	first.process.kill("SIGTERM");
	expect(await first.ended).toBe(0);
	expect(serversOn(place.dataDir)).toEqual([]);

	const second = run("serve", { ...place.env, ...production });
	await second.saying("Or set ADMIN_EMAIL and ADMIN_PASSWORD");
	const link = linkIn(second.said());
	const answers = [await become(place.url, old), await become(place.url, link), await become(place.url, link)];
	expect(answers.map(({ status }) => status)).toEqual([403, 200, 403]);
	expect((await signIn(place.url, "boss@lead.test", "first-password")).status).toBe(200);
	second.process.kill("SIGTERM");
	await second.ended;

	const third = run("serve", { ...place.env, ...production });
	await third.saying("LEAD serves");
	expect(linkIn(third.said())).toBe("");
});
