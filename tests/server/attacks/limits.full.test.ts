// How often a guest may ask: by address, of IPv6 by the /64 network that belongs to one subscriber; and how many entries the
// batches of one account may have. Counts begin anew every ten seconds or minute, so twice the limit meets them wherever
// the clock stands.
import { expect, test } from "vitest";
import { joinUsBody, leads, suspicionsOf } from "#support/leads.ts";
import { student } from "#support/people.ts";
import { batch, entry, newId } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { flood, from } from "./flood.ts";

const here = serverForThisFile(async (server) => ({ maya: await student(server), karim: await student(server) }), {
	env: { TRUSTED_PROXY: "X-Real-IP" },
});

const ofNetwork = (n: number) => from(`2001:db8:7:1::${(n + 1).toString(16)}`);

test("600 requests in ten seconds of a guest's address, and of an IPv6 network: other ones go on", async () => {
	const { server } = here();
	for (const [own, other] of [
		[() => from("203.0.113.9"), from("203.0.113.10")],
		[ofNetwork, from("2001:db8:7:2::1")],
	] as const) {
		const passed = await flood(600, (n) => server.ask("GET", "/api/health", { headers: own(n) }));

		expect(passed.statuses).toEqual([200, 429]);
		expect((await server.ask("GET", "/api/health", { headers: other })).status).toBe(200);
	}
});

test.each([
	[
		"/api/collections/users/records",
		40,
		() => ({ email: `${newId()}@lead.test`, password: "secret-1", passwordConfirm: "secret-1", full_name: "F" }),
	],
	[
		"/api/collections/users/auth-with-password",
		150,
		() => ({ identity: `${newId()}@other.test`, password: "secret-1" }),
	],
	["/api/collections/leads/records", 20, () => joinUsBody({ website: "x" })],
	["/api/lead/verification", 30, () => ({ email: `${newId()}@other.test`, language: "en" })],
	["/api/lead/forgot-password", 30, () => ({ email: `${newId()}@other.test`, language: "en" })],
	["/api/lead/reset-link", 30, () => ({ token: "x" })],
])(
	"%s takes %d a minute of one IPv6 network, signed in or not, however the addresses change",
	async (path, most, body) => {
		const { server, maya } = here();
		const passed = await flood(most, (n) =>
			server.ask("POST", path, { body: body(), headers: ofNetwork(n + 50_000), token: n % 2 ? maya.token : undefined }),
		);

		expect(passed.statuses).toContain(429);
		expect(passed.let).toBeLessThanOrEqual(2 * most);
		expect((await server.ask("POST", path, { body: body(), headers: from("2001:db8:7:2::9") })).status).not.toBe(429);
	},
);

test("the entries of batches are counted", async () => {
	const { server, karim } = here();
	const refused = entry.update("submissions", newId(), { text_body: "x" });
	const passed = await flood(160, () => batch(server, karim, Array(12).fill(refused)));

	expect(passed.statuses).toEqual([400, 429]);
	expect(passed.let).toBeGreaterThanOrEqual(160);
});

test("one IPv6 network does not fill the room of the hour: a family from elsewhere is taken, and unmarked", async () => {
	const { server } = here();
	await server.sql("DELETE FROM leads");
	const statuses: number[] = [];
	for (let round = 0; round < 6; round++) {
		await server.stop(); // forgets the counts of the minute, as five more minutes would
		await server.start();
		for (let n = 0; n < 20; n++) {
			const headers = from(`2001:db8:8:1:${round}::${n + 1}`);
			statuses.push((await server.ask("POST", leads, { body: joinUsBody(), headers })).status);
		}
	}
	const family = await server.ask("POST", leads, { body: joinUsBody(), headers: from("2001:db8:8:2::1") });

	expect(await server.rows("leads", "suspect = false")).toHaveLength(31);
	expect(statuses).toContain(429);
	expect([family.status, await suspicionsOf(server, family)]).toEqual([200, ""]);
});
