// No flood fills the disk, and no log keeps what somebody searched for or the token of a file: PocketBase's own log of
// requests is off, and ours is a line for what an operator should know.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { admin, student } from "#support/people.ts";
import { sendRaw } from "#support/raw-requests.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(async (server) => ({ maya: await student(server), boss: await admin(server) }));

/** Every file of the data folder. */
const files = (folder: string): string[] =>
	readdirSync(folder, { withFileTypes: true }).flatMap((one) =>
		one.isDirectory() ? files(join(folder, one.name)) : [join(folder, one.name)],
	);
const bytes = ({ dataDir }: RealServer) => files(dataDir).reduce((sum, file) => sum + statSync(file).size, 0);

test("three thousand requests, large, refused or not found, leave less than 100 bytes each and one line in all that people must know of", async () => {
	const { server, maya } = here();
	const large = { "User-Agent": "a".repeat(2000), Referer: `https://x.test/${"r".repeat(2000)}` };
	const ask = (n: number) =>
		[
			{ path: "/" },
			{ path: `/${"p".repeat(3000)}`, headers: large },
			{ path: `/api/nothing?${"q".repeat(3000)}`, headers: large },
			{ path: "/api/lead/handshake", token: maya.token, headers: large },
			{ path: "/api/lead/handshake", headers: large },
			{ path: "/api/collections/submissions/records", token: "broken", headers: large },
		][n % 6];
	await Promise.all(Array.from({ length: 60 }, (_, n) => sendRaw(server, ask(n) ?? { path: "/" })));
	const [before, said] = [bytes(server), server.log()];
	for (let n = 0; n < 3000; n += 30)
		await Promise.all(Array.from({ length: 30 }, (_, at) => sendRaw(server, ask(n + at) ?? { path: "/" })));

	expect((bytes(server) - before) / 3000).toBeLessThan(100);
	expect((await server.ask("GET", "/api/logs", { token: server.superuserToken })).at("totalItems")).toBe(0);
	expect(server.log().slice(said.length).trim().split("\n")).toEqual([
		expect.stringMatching(/ Too many requests: 127\.0\.0\.1 waits, after 600 in 10 s$/),
	]);
});

test("no search, file token, session or password is found in the data folder or in what the server prints", async () => {
	const { server, maya, boss } = here();
	const fileToken = String((await server.ask("POST", "/api/files/token", { token: maya.token })).at("token"));
	const secrets = [fileToken, maya.token, "searched-for-this", "typed-as-password", "in-a-cookie"];
	const search = encodeURIComponent('title ~ "searched-for-this"');
	const asked = [
		server.ask("GET", "/api/lead/people?search=searched-for-this", { token: boss.token }),
		server.ask("GET", `/api/collections/materials/records?filter=${search}`, { token: maya.token }),
		server.ask("GET", `/api/files/materials/aaaaaaaaaaaaaaa/x.pdf?token=${fileToken}`),
		server.ask("GET", "/api/lead/handshake", { token: maya.token, headers: { Cookie: "x=in-a-cookie" } }),
		server.ask("POST", "/api/collections/users/auth-with-password", {
			body: { identity: maya.email, password: "typed-as-password" },
		}),
		server.ask("GET", "/api/collections/courses/records?filter=searched-for-this%20~"),
		server.ask("POST", "/api/batch", { token: maya.token, body: "searched-for-this" }),
	];
	await Promise.all(asked);
	await server.stop();
	const holding = (words: string[]) =>
		files(server.dataDir).filter((file) => {
			const content = readFileSync(file);
			return words.some((word) => content.includes(word));
		});
	const [kept, known] = [holding(secrets), holding([maya.email])];
	await server.start();

	expect(kept).toEqual([]);
	// So is found what is there.
	expect(known).not.toEqual([]);
	expect(secrets.filter((secret) => server.log().includes(secret))).toEqual([]);
});
