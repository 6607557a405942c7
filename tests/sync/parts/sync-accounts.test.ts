// What a run makes of who its person is to the server: met for the first time, back again, blocked, or signed out there.

import { expect, test } from "vitest";
import { beforeStorage } from "#support/before-storage.ts";
import { ana } from "#support/fakes/people.ts";
import { changePerson } from "#support/fakes/state.ts";
import { NotSaved } from "#sync/storage/durable.ts";
import { firstHandshake, unsealAfterSignIn } from "#sync/sync.ts";
import { batch, handshake, schoolPhone, task } from "./school-phone.ts";

const full = Number.POSITIVE_INFINITY;

/** A storage that does not empty the table of courses. */
const withoutEmptying = beforeStorage("keeping courses", (table) => ({
	mutate: async (request) => {
		const empties = table.name === "courses" && request.type === "deleteRange";
		if (empties) throw new DOMException("lost", "UnknownError");
		return await table.mutate(request);
	},
}));

test("who is met is the person that the server names, and nobody where it does not answer or knows no such session", async () => {
	const { phone, server, asked, owner } = schoolPhone();
	expect(await firstHandshake(owner())).toMatchObject({ user: ana, account: { role: "student" } });
	phone.offline = true;
	expect(await firstHandshake(owner())).toBe(null);
	phone.offline = false;
	delete server.tokens[phone.token];
	expect(await firstHandshake(owner())).toBe(null);
	expect(asked).toEqual([handshake, handshake, handshake]);
	phone.close();
});

test("nobody is met by a tab that was frozen while another took its turn, nor on a phone that is full", async () => {
	const { phone, asked, owner } = schoolPhone();
	phone.frozenAfter = 0;
	expect(await firstHandshake(owner())).toBe(null);
	asked.length = 0;
	phone.storage.fullWrites = full;
	await expect(firstHandshake(owner())).rejects.toThrow(NotSaved);
	expect(asked).toEqual([]);
	phone.close();
});

test("what was sealed at the sign-out is open once its author is welcomed", async () => {
	const { phone, answer, run, signIn, owner, outbox } = schoolPhone();
	await run();
	const entry = await answer();
	await phone.leave();
	signIn();
	const met = await firstHandshake(owner());
	expect(await outbox()).toEqual([]);
	if (met) await unsealAfterSignIn(owner(), met);
	expect(await outbox()).toEqual([entry]);
	phone.close();
});

test("what was sealed at the sign-out goes in the first run of its author", async () => {
	const { phone, answer, run, signIn, outbox } = schoolPhone();
	await run();
	const { id } = await answer();
	await phone.leave();
	signIn();
	expect(await run()).toMatchObject({ kind: "quiet" });
	expect(await outbox()).toMatchObject([{ id, state: "sent" }]);
	phone.close();
});

test("a blocked person's phone keeps the unsent and nothing else, and asks for nothing but who they are", async () => {
	const { phone, server, asked, answer, run, state, outbox } = schoolPhone();
	await run();
	const entry = await answer();
	changePerson(server.state, ana, { accountStatus: "blocked" });
	asked.length = 0;
	expect(await run()).toMatchObject({ kind: "account", handshake: { account: { account_status: "blocked" } } });
	expect(asked).toEqual([handshake]);
	expect(await phone.db.courses.count()).toBe(0);
	expect(await outbox()).toEqual([entry]);
	expect(await state()).toMatchObject({ contact: "online", access: "closed", position: null });
	phone.close();
});

test("a run fails while the phone cannot take away what a blocked person may not see", async () => {
	const { phone, server, run, state } = schoolPhone();
	phone.db.use(withoutEmptying);
	await run();
	changePerson(server.state, ana, { accountStatus: "blocked" });
	await expect(run()).rejects.toThrow(NotSaved);
	expect((await state()).position).not.toBe(null);
	phone.close();
});

test("a person who is blocked while their words are sent keeps them, without a refusal of their own", async () => {
	const { phone, server, meanwhile, answer, run, outbox } = schoolPhone();
	await run();
	const { id } = await answer();
	meanwhile[batch] = () => changePerson(server.state, ana, { accountStatus: "blocked" });
	expect(await run()).toMatchObject({ kind: "account", handshake: { account: { account_status: "blocked" } } });
	expect(await phone.db.courses.count()).toBe(0);
	expect(await outbox()).toMatchObject([{ id, state: "queued" }]);
	phone.close();
});

test("a token that is refused for words alone is not dead, and one that no handshake takes either is", async () => {
	const { phone, server, meanwhile, answer, run, signIn, state, outbox } = schoolPhone();
	await run();
	const { id } = await answer();
	const { token } = phone;
	meanwhile[batch] = () => delete server.tokens[token];
	meanwhile[handshake] = () => signIn(token);
	expect(await run()).toMatchObject({ kind: "silent", handshake: { user: ana } });
	expect(await state()).toMatchObject({ contact: "offline", failures: 1 });

	delete meanwhile[handshake];
	signIn(token);
	expect(await run()).toMatchObject({ kind: "session", handshake: { user: ana } });
	expect(await state()).toMatchObject({ contact: "online", failures: 0 });
	expect(await outbox()).toMatchObject([{ id, state: "queued" }]);
	phone.close();
});

test("a refused answer's assignment is looked at, whether or not the server says that it changed", async () => {
	const { phone, server, answer, run, outbox } = schoolPhone();
	await run();
	const { id } = await answer();
	delete server.state.rows.assignments[task];
	expect(await run()).toMatchObject({ kind: "quiet", handshake: { changed: {} } });
	expect(await phone.db.assignments.get(task)).toBe(undefined);
	expect(await outbox()).toMatchObject([{ id, state: "failed", orphaned: true }]);
	phone.close();
});
