// What must hold after every single action. Every failure names the broken promise.

import { firstGradeOf, lastReturnOf } from "#support/fakes/answers.ts";
import type { FakePhone } from "#support/fakes/phone.ts";
import { see } from "#support/fakes/visible.ts";
import type { Word } from "./ledger.ts";
import { onServer } from "./names.ts";
import {
	type Contents,
	cameWhole,
	contentsOf,
	hasSameWords,
	mustHold,
	nothingDoubled,
	nothingLeaked,
} from "./promises.ts";
import type { School } from "./school.ts";
import { nobody } from "./visitor.ts";

export class Watch {
	private readonly sent = new Set<string>();
	/** The ids of all contents of a record that each phone showed, in their order. */
	private readonly shown = new Map<string, string[]>();
	private readonly held = new Map<string, { user: string; ids: Set<string> }>();
	/** What was on each phone at the last check. */
	private readonly known = new Map<FakePhone, Contents>();
	private readonly school: School;

	constructor(school: School) {
		this.school = school;
	}

	async check(): Promise<void> {
		nothingDoubled(this.school.server.state);
		this.authorBound();
		for (const phone of this.school.inUse) {
			const before = this.known.get(phone);
			const untouched = before !== undefined && !this.school.touched.has(phone);
			const here = untouched ? before : await contentsOf(phone);
			this.known.set(phone, here);
			// If the first run after a sign-in failed, sealed work is not open yet.
			const sealed = phone.failing && (await phone.db.vault.count()) > 0;
			if (!sealed) this.nothingLostHere(phone, here);
			// A phone on which nothing happened cannot have received anything.
			if (!untouched) await nothingLeaked(phone, here);
			this.noFalseWord(here);
			this.notInItsOwnWay(phone, here);
			this.neverUnsent(phone, here);
			this.neverBack(phone, here);
			this.nothingVanished(phone, here);
			if (this.school.ended.get(phone) === "quiet") await cameWhole(this.school.server.state, phone, here);
		}
		this.school.touched.clear();
	}

	/** P1 for the holder of the phone: what was reported saved is on the server or readable here. */
	private nothingLostHere(phone: FakePhone, { outbox, drafts, inquiries }: Contents): void {
		const bodies = [...outbox, ...inquiries].map(({ body }) => JSON.stringify(body));
		const here = [...bodies, ...drafts.map(({ text }) => text)].join("\n");
		const written = this.school.ledger.words.filter(
			({ kept, phone: on, user }) => kept && on === phone && (user === phone.user || user === nobody),
		);
		const lost = written.filter((word) => !here.includes(word.text) && !onServer(this.school, word));
		const named = lost.map(({ text, place }) => `"${text}" (${place})`);
		mustHold(`P1 nothing lost: neither on the ${phone.name} nor on the server`, named);
	}

	private noFalseWord({ outbox, inquiries }: Contents): void {
		const { accepted, state } = this.school.server;
		const unknown = [...outbox, ...inquiries].filter(
			(entry) => entry.state === "sent" && !accepted.has(entry.id) && !hasSameWords(state, entry),
		);
		mustHold("P4 no false word: said to be sent, and the server never had it", unknown);
	}

	/** P7: an entry of a device may conflict with newer content only if that was written without the device. */
	private notInItsOwnWay(phone: FakePhone, { outbox }: Contents): void {
		const conflicts = outbox.filter(
			({ state, refusal, record_id }) =>
				state === "failed" &&
				/^(changed_meanwhile|answer_changed|id_reused)$/.test(refusal?.code ?? "") &&
				!this.school.changedElsewhere(phone, record_id),
		);
		mustHold(`P7 lively: the ${phone.name} stands in its own way`, conflicts);
	}

	private neverUnsent({ sentMeanwhile }: FakePhone, { outbox, inquiries }: Contents): void {
		for (const id of sentMeanwhile) this.sent.add(id);
		sentMeanwhile.clear();
		const entries = [...outbox, ...inquiries];
		for (const { id, state } of entries) if (state === "sent") this.sent.add(id);
		const { lost } = this.school.server;
		const unsent = entries.filter(({ id, state }) => state !== "sent" && this.sent.has(id) && !lost.has(id));
		mustHold("P6 never back: what was sent became unsent", unsent);
	}

	/**
	 * P6: a graded submission never becomes ungraded, unless it was given back, and no row returns to an older revision.
	 */
	private neverBack(phone: FakePhone, { submissions, courses, assignments }: Contents): void {
		for (const row of submissions) {
			const last = row.grade_changes.at(-1)?.id ?? firstGradeOf(row);
			this.follow(phone, `grade of ${row.id}`, row.graded_at === null ? lastReturnOf(row) : last);
		}
		for (const row of [...courses, ...assignments]) this.follow(phone, row.id, row.revision);
	}

	/** @param now the id of the content shown now */
	private follow(phone: FakePhone, what: string, now: string): void {
		const key = `${phone.name} ${phone.user} ${what}`;
		const { lost } = this.school.server;
		const shown = this.shown.get(key) ?? [];
		const was = shown.at(-1) ?? "";
		if (was === now && shown.length > 0) return;
		// A restore took away what was shown last: everything it took may appear again, sent by the phone that wrote it.
		const before = lost.has(was) ? shown.filter((name) => !lost.has(name)) : shown;
		const older = before.at(-1) === now ? [] : before.filter((name) => name === now);
		mustHold(`P6 never back: the ${phone.name} shows an older ${what}`, older);
		this.shown.set(key, [...before, now]);
	}

	/**
	 * P5: a row leaves the mirror only when the server no longer shows it; an expired session or a missing response removes
	 * nothing. What a restore took from the server leaves rightly, and may be sent again by a run that dies before it is
	 * confirmed.
	 */
	private nothingVanished(phone: FakePhone, { submissions }: Contents): void {
		const held = new Set(submissions.map(({ id }) => id));
		const before = this.held.get(phone.name);
		this.held.set(phone.name, { user: phone.user, ids: held });
		if (before?.user !== phone.user) return;
		const there = see(this.school.server.state, phone.user, "submissions");
		const { server } = this.school;
		const gone = there.filter(({ id }) => before.ids.has(id) && !held.has(id));
		const vanished = gone.filter(({ revision }) => !server.lost.has(String(revision)));
		mustHold(`P5 converges: rows the server shows ${phone.user} left the ${phone.name}`, vanished);
	}

	/** P8: every word was sent with the token of the person who wrote it. */
	private authorBound(): void {
		const { server, ledger } = this.school;
		for (const { user, body } of server.carried.splice(0)) {
			const carried = JSON.stringify(body);
			const wrong = ledger.words.filter((word) => word.user !== user && carried.includes(signOf(word)));
			mustHold(`P8 author-bound: words of others travelled under the token of ${user}`, wrong);
		}
	}
}

/** What carries a word, as JSON. A record without words is found by its id: others may name it, and do not send it by that. */
const signOf = ({ text, place }: Word): string => (text === place ? `"id":"${text}"` : JSON.stringify(text));
