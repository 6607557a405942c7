// Bodies that are announced and then held back: each keeps its request, and so memory, for as long as its sender likes.
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { joinUsBody } from "#support/leads.ts";
import { student, waiting } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { from } from "./flood.ts";

const here = serverForThisFile(
	async (server) => ({ maya: await student(server), karim: await student(server), wael: await waiting(server) }),
	{ env: { TRUSTED_PROXY: "X-Real-IP" } },
);

const held: Socket[] = [];
afterEach(() => {
	for (const socket of held.splice(0)) socket.destroy();
});

interface Held {
	socket: Socket;
	/** What the server has answered so far. */
	answer: string;
}

/** Sends the head, and no body when the server asks for it. */
function hold(address: string, path: string, token = ""): Held {
	const one = { socket: connect(here().server.port, "127.0.0.1"), answer: "" };
	held.push(one.socket);
	one.socket.on("data", (part) => {
		one.answer += part;
	});
	const names = { Host: "lead", ...from(address), Authorization: token, "Content-Length": "60000" };
	const head = Object.entries({ ...names, "Content-Type": "application/json", Expect: "100-continue" });
	one.socket.write([`POST ${path} HTTP/1.1`, ...head.map(([name, value]) => `${name}: ${value}`), "", ""].join("\r\n"));
	return one;
}

/** Holds so many, waits until the server waits for the bodies of all but these, and sends theirs. */
async function holdMany(count: number, turnedAway: number, one: (n: number) => Held) {
	const all = Array.from({ length: count }, (_, n) => one(n));
	const [isAsked, isRefused] = [100, 429].map((status) => (one: Held) => one.answer.startsWith(`HTTP/1.1 ${status}`));
	const number = (which: typeof isAsked) => all.filter((one) => which?.(one)).length;
	await expect.poll(() => number(isAsked)).toBe(count - turnedAway);
	for (const { socket, answer } of all) if (answer === "") socket.write("x".repeat(60_000));
	await expect.poll(() => number(isRefused)).toBe(turnedAway);
	expect(number(isAsked)).toBe(count - turnedAway);
	expect(all.find((one) => isRefused?.(one))?.answer).toMatch(/Retry-After: \d/i);
}

test("of the bodies that guests hold back 100 are waited for, and phones go on; once they are over, guests do, too", async () => {
	const { server, maya } = here();
	await holdMany(150, 50, (n) => hold(`198.51.${n % 100}.1`, "/api/lead/forgot-password"));

	const seen = await server.ask("POST", "/api/lead/known", { token: maya.token, body: { ids: [] } });
	expect(seen.status, said(seen)).toBe(200);
	const inquire = () =>
		server.ask("POST", "/api/collections/leads/records", { body: joinUsBody(), headers: from("203.0.113.9") });
	expect((await inquire()).status).toBe(429);
	for (const socket of held.splice(0)) socket.destroy();
	await expect.poll(async () => (await inquire()).status).toBe(200);
});

test("one address holds 50 of them, and a person who waits for approval counts as a guest", async () => {
	const { server, maya, wael } = here();
	const paths = ["/api/lead/forgot-password", "/api/collections/users/records", "/api/collections/leads/records"];
	await holdMany(56, 6, (n) => hold("203.0.113.1", paths[n % 3] ?? "", n % 2 ? wael.token : ""));
	const ask = (token: string, address: string) =>
		server.ask("POST", "/api/lead/known", { token, body: { ids: [] }, headers: from(address) });
	expect((await ask(maya.token, "203.0.113.1")).status).toBe(200);
	expect((await ask(wael.token, "203.0.113.1")).status).toBe(429);
	expect((await ask(wael.token, "203.0.113.2")).status).not.toBe(429);
});

test("an account holds 50, from whatever address, and a classmate goes on", async () => {
	const { server, maya, karim } = here();
	await holdMany(60, 10, (n) => hold(`203.0.113.${n}`, "/api/batch", maya.token));
	const ask = (token: string) => server.ask("POST", "/api/lead/known", { token, body: { ids: [] } });
	expect((await ask(maya.token)).status).toBe(429);
	expect((await ask(karim.token)).status).toBe(200);
	expect((await server.ask("GET", "/api/lead/handshake", { token: maya.token })).status).toBe(200);
});
