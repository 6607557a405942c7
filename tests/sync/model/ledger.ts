// The ledger of a history: every word a person was told is saved, and whether it must still be found.

import { type NewEntry, save } from "#local/entries.ts";
import type { FakePhone } from "#support/fakes/phone.ts";
import { NotSaved } from "#sync/storage/durable.ts";

/** A word somebody wrote: who, on which phone, and whether it must still be found. */
export type Word = { text: string; user: string; phone: FakePhone; place: string; kept: boolean };

export const about = { title: "", course: "", person: "" };

/** Runs something that may be cut off by the battery or a full storage; anything else that throws is a defect. */
export async function survive<Result>(
	phone: FakePhone,
	work: () => Promise<Result>,
): Promise<{ result: Result } | null> {
	try {
		return { result: await work() };
	} catch (error) {
		if (!phone.battery.dead && !phone.failing && !(error instanceof NotSaved)) throw error;
		return null;
	}
}

export class Ledger {
	readonly words: Word[] = [];
	/** What writes ended with that did not say they are saved. */
	readonly failures: unknown[] = [];
	private counter = 0;

	/** A word nobody has written yet, and no part of any other. */
	newText = (user: string): string => `${user.slice(0, 4)} ½ سلام 😀 ${this.counter++};`;

	/**
	 * Somebody writes; only when the phone said "saved" does the word enter the ledger, in place of older ones.
	 * @param work false when nothing was written
	 * @param user nobody's, where a visitor writes
	 * @returns whether it was written
	 */
	async write(
		phone: FakePhone,
		text: string,
		place: string,
		work: () => Promise<unknown>,
		user = phone.user,
	): Promise<boolean> {
		const word = { text, user, phone, place, kept: false };
		this.words.push(word);
		const end = await survive(phone, () => work().catch((error: unknown) => this.fail(error)));
		if (end?.result === false) this.words.splice(this.words.indexOf(word), 1);
		if (!end || end.result === false) return false;
		this.forget(phone, place);
		word.kept = true;
		return true;
	}

	private fail(error: unknown): never {
		this.failures.push(error);
		throw error;
	}

	/** A write of its own, on its way to the server; `draft` is where its words were typed. */
	async put(phone: FakePhone, text: string, fresh: NewEntry, draft = ""): Promise<boolean> {
		const work = () => save(phone.db, phone.platform, fresh, draft ? { draftKey: draft } : {});
		const record = "record_id" in fresh ? fresh.record_id : fresh.body.id;
		const saved = await this.write(phone, text, record, work);
		if (saved && draft) this.forget(phone, draft);
		return saved;
	}

	/** One of these records, those written last first: what is touched twice is where things go wrong. */
	pick<Row extends { id: string }>(rows: Row[], which: number): Row | undefined {
		const places = this.words.map(({ place }) => place);
		const ordered = [...rows].sort((a, b) => places.lastIndexOf(b.id) - places.lastIndexOf(a.id));
		return ordered[which % Math.max(1, rows.length)];
	}

	/** Their writer put newer words in their place. */
	forget(phone: FakePhone, place: string): void {
		for (const word of this.words) {
			if (word.phone === phone && word.user === phone.user && word.place === place) word.kept = false;
		}
	}

	forgetText(text: string): void {
		for (const word of this.words) if (word.text === text) word.kept = false;
	}

	/** Those of the words that are still to be found which something carries. */
	wordsIn(carrier: string): Word[] {
		return this.words.filter(({ kept, text }) => kept && carrier.includes(text));
	}
}
