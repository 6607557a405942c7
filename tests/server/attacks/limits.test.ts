// How often who is signed in may ask: by account. Counts begin anew every ten seconds, so twice the limit meets them wherever
// the clock stands.
import { expect, test } from "vitest";
import { type Person, student } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { flood, from } from "./flood.ts";

const here = serverForThisFile(async (server) => ({ maya: await student(server), karim: await student(server) }), {
	env: { TRUSTED_PROXY: "X-Real-IP" },
});

test("600 requests in ten seconds by account: a classmate behind the same address goes on", async () => {
	const { server, maya, karim } = here();
	const handshake = (token: string, headers = from("203.0.113.1")) =>
		server.ask("GET", "/api/lead/handshake", { token, headers });
	let others = 0;
	const passed = await flood(600, async (n) => {
		if (n % 100 === 0 && (await handshake(karim.token)).status !== 200) others++;
		return await handshake(maya.token, from(`198.51.100.${n % 250}`)); // another address changes nothing
	});

	expect(passed.statuses).toEqual([200, 429]);
	expect(passed.let).toBeGreaterThanOrEqual(600);
	expect(others).toBe(0);
});

test("the own password is compared ten times a minute, also the right one: it takes long, and others write meanwhile", async () => {
	const { server, karim } = here();
	const nour = await student(server);
	const change = ({ id, password: oldPassword, token }: Person) =>
		server.ask("PATCH", `/api/collections/users/records/${id}`, {
			token,
			body: { oldPassword, password: "another-1", passwordConfirm: "not-the-same" },
		});
	const statuses: number[] = [];
	for (let n = 0; n < 21; n++) statuses.push((await change(nour)).status);

	expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400));
	expect(statuses).toContain(429);
	expect((await change(karim)).status).toBe(400);
});
