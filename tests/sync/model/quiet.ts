// What must hold at last, when everything has worked again for a minute. Every failure names the promise it broke.

import { expect } from "vitest";
import type { AccountDatabase } from "#local/database.ts";
import { schema } from "#local/schema.ts";
import { collectionNames, shapeOf } from "#support/collections.ts";
import { ana, bassam } from "#support/fakes/people.ts";
import type { FakePhone } from "#support/fakes/phone.ts";
import { changePerson } from "#support/fakes/state.ts";
import { see } from "#support/fakes/visible.ts";
import { type Entry, isCreate } from "#sync/entry.ts";
import { onServer } from "./names.ts";
import type { School } from "./school.ts";
import type { Watch } from "./watch.ts";

/** Everything works again for a minute: what must hold then. */
export async function checkWhenQuiet(school: School, watch: Watch): Promise<void> {
	await comeToRest(school);
	await watch.check();
	const phones = Object.values(school.phones);
	for (const phone of phones) await converged(school, phone);
	for (const phone of phones) await lively(phone);
	for (const phone of phones) await nothingLost(school, phone);
}

async function comeToRest(school: School): Promise<void> {
	for (const user of [ana, bassam]) changePerson(school.server.state, user, { standing: "approved" });
	const phones = Object.values(school.phones);
	for (const phone of phones) {
		phone.deliverHeld();
		phone.restart();
		phone.fullWrites = 0;
		await school.signInAgain(phone);
	}
	// Nobody touches anything: the phones in view run by themselves, twice a minute at most.
	for (const seconds of [5, 50]) {
		school.clock.now += seconds * 1000;
		for (const phone of phones) await phone.run();
	}
}

/** P7: nothing waits any more, unless it waits for its writer. */
async function lively(phone: FakePhone): Promise<void> {
	const entries = await phone.db.outbox.toArray();
	const puzzled = entries.filter(({ state, refusal }) => state === "failed" && refusal?.reason === "unknown");
	expect(puzzled, `P7 lively: given up without a reason on the ${phone.name}`).toEqual([]);
	const late = entries.filter(waitsForNothing());
	expect(late, `P7 lively: still waiting on the ${phone.name} after a minute of working network`).toEqual([]);
}

/** To be asked of one entry after the other, oldest first: it waits, and not behind one that waits for its writer. */
function waitsForNothing(): (entry: Entry) => boolean {
	const stuck = new Set<string>();
	const missing = new Set<string>();
	return (entry) => {
		const { state, record_id, needs } = entry;
		if (state === "sent") return false;
		const free = state !== "failed" && !stuck.has(record_id) && !needs.some((id) => missing.has(id));
		if (!free) stuck.add(record_id);
		if (!free && isCreate(schema, entry)) missing.add(record_id);
		return free;
	};
}

/** P5: the mirror is what the server shows this person. */
async function converged(school: School, phone: FakePhone): Promise<void> {
	for (const name of collectionNames) {
		const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
		const held = [...(await phone.db.mirror(name).toArray())].sort(byId);
		const shown = see(school.server.state, phone.user, name)
			.map((row) => shapeOf(name).parse(row))
			.sort(byId);
		expect(held, `P5 converges: ${name} on the ${phone.name} of ${phone.user}`).toEqual(shown);
	}
}

/** P1 for everybody who ever wrote on this phone: each signs in again and finds the words. */
async function nothingLost(school: School, phone: FakePhone): Promise<void> {
	const writers = new Set(
		school.ledger.words.filter((word) => word.kept && word.phone === phone).map(({ user }) => user),
	);
	for (const user of writers) {
		if (user !== phone.user) {
			await phone.leave();
			phone.arrive(user, school.newToken(user));
			await phone.run({ urgent: true });
		}
		const here = await readable(phone.db);
		for (const word of school.ledger.words) {
			if (!word.kept || word.phone !== phone || word.user !== user) continue;
			const safe = here.includes(word.text) || onServer(school, word.text);
			expect(safe, `P1 nothing lost: "${word.text}" (${word.place}) of ${user} on the ${phone.name}`).toBe(true);
		}
	}
}

/** What a person can read as their own unsent work or draft; an entry called sent is no longer shown. */
async function readable(db: AccountDatabase): Promise<string> {
	const entries = (await db.outbox.where("state").notEqual("sent").toArray()).map(({ body }) => JSON.stringify(body));
	const drafts = (await db.drafts.toArray()).map(({ text }) => text);
	return [...entries, ...drafts].join("\n");
}
