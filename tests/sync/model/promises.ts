// The promises of the protocol, asserted. Every failure names the promise it broke.
import { expect } from "vitest";
import type { AccountDatabase } from "#data/db.ts";
import type { Errand } from "#data/errands.ts";
import { isUnsent } from "#data/outbox.ts";
import { mirrored, mirroredNames } from "#data/records.ts";
import { type FakePhone, wordsIn } from "./fake-phone.ts";
import { ana, bassam, rana, see } from "./fake-state.ts";
import type { School } from "./school.ts";

/** What must hold after every single action. */
export class Watch {
	private readonly sent = new Set<string>();
	/** The grade each phone showed for a submission. */
	private readonly graded = new Map<string, string>();
	private readonly held = new Map<string, { user: string; ids: Set<string> }>();
	private readonly school: School;

	constructor(school: School) {
		this.school = school;
	}

	async check(): Promise<void> {
		this.nothingDoubled();
		this.authorBound();
		for (const phone of Object.values(this.school.phones)) {
			await this.nothingLostHere(phone);
			await this.nothingLeaked(phone);
			await this.noFalseWord(phone);
			await this.neverBack(phone);
			await this.nothingVanished(phone);
		}
	}

	/** P1 for whoever holds the phone: what was said to be saved is on the server or readable here. */
	private async nothingLostHere(phone: FakePhone): Promise<void> {
		const here = (await wordsIn(phone.db)).join("\n");
		for (const word of this.school.words) {
			if (!word.kept || word.phone !== phone || word.user !== phone.user) continue;
			const safe = here.includes(word.text) || onServer(this.school, word.text);
			expect(
				safe,
				`P1 nothing lost: "${word.text}" (${word.place}) is neither on the ${phone.name} nor on the server`,
			).toBe(true);
		}
	}

	private nothingDoubled(): void {
		const { rows } = this.school.server.state;
		const pairs = Object.values(rows.submissions).map((row) => `${row.assignment_id} ${row.student_id}`);
		expect(new Set(pairs).size, "P2 nothing doubled: one submission per student and assignment").toBe(pairs.length);
		const titles = [...Object.values(rows.courses), ...Object.values(rows.assignments)].map((row) => String(row.title));
		expect(new Set(titles).size, "P2 nothing doubled: one course or assignment per press").toBe(titles.length);
	}

	private async nothingLeaked(phone: FakePhone): Promise<void> {
		if (phone.user !== rana) {
			const others = (await phone.db.submissions.toArray()).filter(({ student_id }) => student_id !== phone.user);
			expect(others, `P3 nothing leaked: another student's work on the ${phone.name}`).toEqual([]);
		}
		for (const user of [ana, bassam, rana]) {
			if (user === phone.user) continue;
			const db = phone.openDatabase(user);
			const left: number[] = [];
			for (const name of mirroredNames) left.push(await db.mirror(name).count());
			left.push(await db.outbox.count(), await db.drafts.count(), await db.meta.count());
			db.close();
			expect(left, `P3 nothing leaked: what ${user} left readable on the ${phone.name}`).toEqual(left.map(() => 0));
		}
	}

	private async noFalseWord(phone: FakePhone): Promise<void> {
		for (const errand of await phone.db.outbox.toArray()) {
			if (errand.state !== "sent") continue;
			const known = this.school.server.accepted.has(nameOf(errand)) || hasSameWords(this.school, errand);
			expect(known, `P4 no false word: ${errand.kind} is said to be sent and the server never had it`).toBe(true);
		}
	}

	private async neverBack(phone: FakePhone): Promise<void> {
		const { lost } = this.school.server;
		for (const errand of await phone.db.outbox.toArray()) {
			if (errand.state === "sent") this.sent.add(errand.id);
			else if (this.sent.has(errand.id) && !lost.has(nameOf(errand))) {
				expect(errand.state, `P6 never back: a sent ${errand.kind} became unsent`).toBe("sent");
			}
		}
		for (const row of await phone.db.submissions.toArray()) {
			const key = `${phone.name} ${phone.user} ${row.id}`;
			const before = this.graded.get(key);
			if (row.graded_at !== null) this.graded.set(key, `${row.id} ${row.grade} ${row.feedback}`);
			else if (before && !lost.has(before)) {
				expect(row.graded_at, "P6 never back: graded became ungraded").not.toBeNull();
			}
		}
	}

	/**
	 * P5: a row leaves the mirror only when the server no longer shows it; a dead token or silence takes nothing away. What
	 * a restore took from the server leaves rightly, and may be sent again by a run that dies before it is confirmed.
	 */
	private async nothingVanished(phone: FakePhone): Promise<void> {
		const held = new Set((await phone.db.submissions.toArray()).map(({ id }) => id));
		const before = this.held.get(phone.name);
		this.held.set(phone.name, { user: phone.user, ids: held });
		if (before?.user !== phone.user) return;
		const there = see(this.school.server.state, phone.user, "submissions");
		const wasLost = (row: (typeof there)[number]) =>
			[...this.school.server.lost].some((name) => name.startsWith(`${row.revision} `));
		const vanished = there.filter((row) => before.ids.has(row.id) && !held.has(row.id) && !wasLost(row));
		expect(vanished, `P5 converges: rows the server shows ${phone.user} left the ${phone.name}`).toEqual([]);
	}

	/** P8: every word travelled under the token of the person who wrote it. */
	private authorBound(): void {
		const { server, words } = this.school;
		for (const { user, body } of server.carried.splice(0)) {
			const carried = JSON.stringify(body);
			const wrong = words.find((word) => word.user !== user && carried.includes(JSON.stringify(word.text)));
			expect(
				wrong?.text,
				`P8 author-bound: words of ${wrong?.user} travelled under the token of ${user}`,
			).toBeUndefined();
		}
	}
}

/** Everything works again for a minute: what must hold then. */
export async function checkWhenQuiet(school: School): Promise<void> {
	await settleDown(school);
	for (const phone of Object.values(school.phones)) {
		await lively(phone);
		await converged(school, phone);
	}
	for (const phone of Object.values(school.phones)) await nothingLost(school, phone);
}

async function settleDown(school: School): Promise<void> {
	for (const user of [ana, bassam]) school.setStanding(user, "approved");
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
	const errands = await phone.db.outbox.toArray();
	const stuck = new Set(errands.filter(({ state }) => state === "failed").map(({ record_id }) => record_id));
	const puzzled = errands.filter(({ state, answer }) => state === "failed" && answer?.reason === "unknown");
	expect(puzzled, `P7 lively: given up without a reason on the ${phone.name}`).toEqual([]);
	const late = errands.filter(
		(errand) =>
			(errand.state === "queued" || errand.state === "sending") &&
			![errand.record_id, ...errand.needs].some((id) => stuck.has(id)),
	);
	expect(late, `P7 lively: still waiting on the ${phone.name} after a minute of working network`).toEqual([]);
}

/** P5: the mirror is what the server shows this person. */
async function converged(school: School, phone: FakePhone): Promise<void> {
	for (const name of mirroredNames) {
		const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
		const held = (await phone.db.mirror(name).toArray()).sort(byId);
		const shown = see(school.server.state, phone.user, name)
			.map((row) => mirrored[name].parse(row))
			.sort(byId);
		expect(held, `P5 converges: ${name} on the ${phone.name} of ${phone.user}`).toEqual(shown);
	}
}

/** P1 for everybody who ever wrote on this phone: each signs in again and finds the words. */
async function nothingLost(school: School, phone: FakePhone): Promise<void> {
	const writers = new Set(school.words.filter((word) => word.kept && word.phone === phone).map(({ user }) => user));
	for (const user of writers) {
		if (user !== phone.user) {
			await phone.leave();
			phone.arrive(user, school.newToken(user));
			await phone.run({ urgent: true });
		}
		const here = await readable(phone.db);
		for (const word of school.words) {
			if (!word.kept || word.phone !== phone || word.user !== user) continue;
			const safe = here.includes(word.text) || onServer(school, word.text);
			expect(safe, `P1 nothing lost: "${word.text}" (${word.place}) of ${user} on the ${phone.name}`).toBe(true);
		}
	}
}

/** What a person can read as their own unsent work or draft; an errand called sent is no longer shown. */
async function readable(db: AccountDatabase): Promise<string> {
	const errands = (await db.outbox.toArray()).filter(isUnsent).map(({ body }) => JSON.stringify(body));
	const drafts = (await db.drafts.toArray()).map(({ text }) => text);
	return [...errands, ...drafts].join("\n");
}

function onServer({ server }: School, text: string): boolean {
	return JSON.stringify(server.state.rows).includes(JSON.stringify(text).slice(1, -1));
}

function nameOf(errand: Errand): string {
	if (errand.kind === "submitAssignment" || errand.kind === "replaceAnswer") {
		return `${errand.body.revision} ${errand.body.text_body}`;
	}
	if (errand.kind === "gradeSubmission") return `${errand.record_id} ${errand.body.grade} ${errand.body.feedback}`;
	return errand.record_id;
}

/** The same words for the same assignment, sent from another phone of the same student. */
function hasSameWords({ server }: School, errand: Errand): boolean {
	if (errand.kind !== "submitAssignment") return false;
	const { assignment_id, student_id, text_body } = errand.body;
	return Object.values(server.state.rows.submissions).some(
		(row) => row.assignment_id === assignment_id && row.student_id === student_id && row.text_body === text_body,
	);
}
