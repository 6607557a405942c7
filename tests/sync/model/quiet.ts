// What must hold in the end, when everything has worked again for a minute. Every failure names the broken promise.

import { expect } from "vitest";
import { isOutboxEntry } from "#local/entries.ts";
import { schema } from "#local/schema.ts";
import { collectionNames, shapeOf } from "#support/collections/shapes.ts";
import type { FakePhone } from "#support/fakes/phone.ts";
import { changePerson, isActive } from "#support/fakes/state.ts";
import { storedIn } from "#support/fakes/stored.ts";
import { see } from "#support/fakes/visible.ts";
import type { SyncDatabase } from "#sync/database.ts";
import { type Entry, isCreate } from "#sync/entry.ts";
import { onServer } from "./names.ts";
import { contentsOf } from "./promises.ts";
import type { School } from "./school.ts";
import { nobody } from "./visitor.ts";
import type { Watch } from "./watch.ts";

/** Everything works again for a minute; checks what must hold then on these phones. */
export async function checkWhenQuiet(school: School, watch: Watch, phones = [...school.inUse]): Promise<void> {
	await comeToRest(school, phones);
	await watch.check();
	for (const phone of phones) await converged(school, phone);
	for (const phone of phones) await lively(phone);
	for (const phone of phones) await nothingLost(school, phone);
}

async function comeToRest(school: School, phones: readonly FakePhone[]): Promise<void> {
	const { state } = school.server;
	// Nobody else is changed: a row that is new again would hide that a phone stopped asking.
	for (const user of Object.keys(state.people)) {
		if (!isActive(state, user)) changePerson(state, user, { accountStatus: "approved", temporary: false });
	}
	for (const phone of phones) {
		await school.on(phone, async () => phone.deliverHeld());
		phone.restart();
		phone.storage.fullWrites = 0;
		await school.on(phone, () => school.signInAgain(phone));
	}
	// No person touches a device: visible phones run by themselves, at most twice a minute.
	for (const seconds of [5, 50]) {
		school.clock.now += seconds * 1000;
		for (const phone of phones) {
			await school.on(phone, () => phone.run());
			await school.on(phone, () => phone.run({ guests: true }));
		}
	}
}

/** P7: no entry still waits, except for its writer. */
async function lively(phone: FakePhone): Promise<void> {
	const { outbox, inquiries, assignments } = await contentsOf(phone);
	const entries = outbox.filter(isOutboxEntry);
	const puzzled = entries.filter(({ state, refusal }) => state === "failed" && refusal?.reason === "unknown");
	expect(puzzled, `P7 lively: given up without a reason on the ${phone.name}`).toEqual([]);
	const open = new Set(assignments.map(({ id }) => id));
	const stillRefused = entries.filter(
		(entry) => isRefused(entry) && entry.kind === "submitAssignment" && open.has(entry.body.assignment_id),
	);
	expect(stillRefused, `P7 lively: refused although its writer is in the course again, on the ${phone.name}`).toEqual(
		[],
	);
	const lateInquiries = inquiries.filter(({ state }) => state === "queued" || state === "sending");
	const late = [...entries.filter(waitsForNothing()), ...lateInquiries];
	expect(late, `P7 lively: still waiting on the ${phone.name} after a minute of working network`).toEqual([]);
}

const isRefused = ({ state, refusal }: Entry) => state === "failed" && refusal?.reason === "not-yours";

/** Call it for one entry after the other, oldest first: true if it waits, and not behind one that waits for its writer. */
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
	const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
	const rowsOf = await storedIn(phone.db);
	const mirror = await Promise.all(
		collectionNames.map(async (name) => ({ name, rows: await rowsOf(phone.db.mirror(name)) })),
	);
	for (const { name, rows } of mirror) {
		const seen = see(school.server.state, phone.user, name);
		const asked = seen.filter(({ id }) => name !== "users" || isNamed(school, phone.user, id));
		const here = new Set(rows.map(({ id }) => id));
		// A changed row may arrive without being requested; it may stay until the next comparison of everything. An admin
		// may see everybody, and hears of changes only of those who are asked for: the others may be older here.
		const isAdmin = school.server.state.people[phone.user]?.role === "admin";
		const wanted = isAdmin ? asked : seen.filter((row) => asked.includes(row) || here.has(row.id));
		const old = new Set(seen.filter((row) => !wanted.includes(row)).map(({ id }) => id));
		const held = rows.filter(({ id }) => !old.has(id)).sort(byId);
		const shown = wanted.map((row) => shapeOf(name).parse(row)).sort(byId);
		expect(held, `P5 converges: ${name} on the ${phone.name} of ${phone.user}`).toEqual(shown);
	}
}

/** Whether a phone requests this person: a teacher's requests only people of the courses they teach. */
function isNamed({ server }: School, me: string, other: string): boolean {
	if (server.state.people[me]?.role === "student" || other === me) return true;
	return see(server.state, me, "enrollments").some(({ user_id }) => user_id === other);
}

/** P1 for everybody who ever wrote on this phone: each signs in again and finds the words. */
async function nothingLost(school: School, phone: FakePhone): Promise<void> {
	const writers = new Set(
		school.ledger.words.filter((word) => word.kept && word.phone === phone).map(({ user }) => user),
	);
	for (const user of writers) {
		if (user !== phone.user && user !== nobody) {
			await phone.leave();
			phone.arrive(user, school.newToken(user));
			await phone.run({ urgent: true });
		}
		const here = await readable(user === nobody ? phone.guests : phone.db);
		for (const word of school.ledger.words) {
			if (!word.kept || word.phone !== phone || word.user !== user) continue;
			const safe = here.includes(word.text) || onServer(school, word);
			expect(safe, `P1 nothing lost: "${word.text}" (${word.place}) of ${user} on the ${phone.name}`).toBe(true);
		}
	}
}

/** What a person can read as their own unsent work or draft; entries called sent are no longer shown. */
async function readable(db: SyncDatabase): Promise<string> {
	const entries = (await db.outbox.where("state").notEqual("sent").toArray()).map(({ body }) => JSON.stringify(body));
	const drafts = (await db.drafts.toArray()).map(({ text }) => text);
	return [...entries, ...drafts].join("\n");
}
