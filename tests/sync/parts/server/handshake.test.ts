// What the handshake believes, what it notes, and what every other answer means.
import { expect, test } from "vitest";
import { type Fault, respond } from "#support/fakes/faults.ts";
import { ana, bassam } from "#support/fakes/people.ts";
import { aRun } from "#support/fakes/run.ts";
import { firstSyncState, syncStateOf } from "#sync/database.ts";
import { silence } from "#sync/failure.ts";
import { shakeHands } from "#sync/handshake.ts";
import { Superseded, startRun, takeSendLock } from "#sync/run.ts";

/** What a good handshake says to Ana. */
const good = {
	...{ user: ana, name: "Ana", role: "student", account_status: "approved", reason: "" },
	...{ now: "2026-11-20T08:00:00.000Z", build: "model", seq: 1, mark: "m", vault: "key", restored: false, changed: {} },
};

/** What comes of it on such a line, and what the phone has noted then. */
async function handshakeOn(line: () => Fault | Response) {
	const { run, asked } = await aRun(line);
	const end = await shakeHands(run);
	const { turn: _, ...noted } = await syncStateOf(run.db);
	return { end, noted, asked };
}

const { turn: _, ...untouched } = { ...firstSyncState, role: "student" };

test("a handshake that passed brings the account, the server's clock, the time of contact and the key", async () => {
	const { run, phone, clock } = await aRun();
	phone.clockError = -90_000;
	const end = await shakeHands(run);
	expect(end).toMatchObject({ kind: "passed", handshake: { user: ana, account: { role: "student" } } });
	const vault_key = end.kind === "passed" ? end.handshake.vault : null;
	const noted = { clock_offset: 90_000, last_contact: clock.now - 90_000, vault_key, access: "open", restored: false };
	expect(await syncStateOf(run.db)).toMatchObject(noted);
});

test("the server's clock is taken to have been read half way between asking and hearing", async () => {
	const { run, clock } = await aRun(({ clock }) => {
		clock.now += 4000;
		return respond({ status: 200, body: { ...good, now: new Date(clock.now).toISOString() } });
	});
	await shakeHands(run);
	expect(await syncStateOf(run.db)).toMatchObject({ clock_offset: 2000, last_contact: clock.now });
});

test("a phone that has no position names none, and another the one it has", async () => {
	const { run, asked } = await aRun();
	await shakeHands(run);
	await run.db.meta.update("sync", { position: { seq: 3, mark: "m3" } });
	await shakeHands(run);
	expect(asked.map(({ search }) => search)).toEqual(["", "?seq=3&mark=m3"]);
});

test("a dead token ends the session", async () => {
	const { run, server, phone } = await aRun();
	delete server.tokens[phone.token];
	expect(await shakeHands(run)).toEqual({ kind: "session" });
});

test("a server that asks to be left alone is silent for as long", async () => {
	const headers = { "X-Lead": "1", "Retry-After": "120" };
	const { end, noted } = await handshakeOn(() => new Response("{}", { status: 429, headers }));
	expect(end).toEqual({ kind: "silent", wait: 120_000, timedOut: false });
	expect(noted).toEqual(untouched);
});

test("an answer that did not come in time is said to be that", async () => {
	const { end } = await handshakeOn(() => "timeout");
	expect(end).toEqual({ ...silence, timedOut: true });
});

test.each([
	["a refusal that only a write could be given", { status: 404, body: { status: 404, message: "", data: {} } }],
	["a refusal with a reason", { status: 400, body: { status: 400, data: { seq: { code: "odd" } } } }],
	["an error, whatever stands in it", { status: 500, body: good }],
	["a page of somebody else's", { status: 200, body: { message: "Welcome." } }],
	["another person's handshake", { status: 200, body: { ...good, user: bassam } }],
	["an account of a kind that this build does not know", { status: 200, body: { ...good, role: "parent" } }],
	["an account without a position in the log", { status: 200, body: { ...good, seq: null } }],
])("%s is the same as silence, and nothing is touched", async (_, reply) => {
	const { end, noted } = await handshakeOn(() => respond(reply));
	expect(end).toEqual(silence);
	expect(noted).toEqual(untouched);
});

test("a handshake that passes after another run took over does not count, and notes nothing", async () => {
	const { run } = await aRun();
	const other = startRun({ ...run, token: "token" }, false, []);
	await takeSendLock(other);
	await expect(shakeHands(run)).rejects.toThrow(Superseded);
	expect(await syncStateOf(run.db)).toEqual({ ...firstSyncState, role: "student", turn: other.id });
});

test("that a server was restored is kept in mind until it is dealt with, whatever the next handshake says", async () => {
	let restored = true;
	const { run } = await aRun(() => respond({ status: 200, body: { ...good, restored } }));
	await shakeHands(run);
	restored = false;
	await shakeHands(run);
	expect(await syncStateOf(run.db)).toMatchObject({ restored: true });
});
