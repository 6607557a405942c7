// How npm run serve begins: the link for the first admin.
import { expect, test } from "vitest";
import { newPlace, production, run, serversOn, signIn } from "./command.ts";

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
