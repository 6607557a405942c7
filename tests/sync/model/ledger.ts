// The ledger of a history: every word that was reported saved, and whether it must still be found.

import { type NewEntry, save } from "#local/entries.ts";
import type { FakePhone } from "#support/fakes/phone.ts";
import { NotSaved } from "#sync/storage/durable.ts";

/** A word with its writer and phone, and whether it must still be found. */
export type Word = { text: string; user: string; phone: FakePhone; place: string; kept: boolean };

export const about = { title: "", course: "", person: "" };

/** Runs something that the battery or a full storage may interrupt; any other error is a defect and is thrown on. */
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
	/** The errors of writes that did not say they were saved. */
	readonly failures: unknown[] = [];
	private counter = 0;

	/** A new word that is no part of any other. */
	newText = (user: string): string => `${user.slice(0, 4)} ½ سلام 😀 ${this.counter++};`;

	/**
	 * A person writes. Only if the phone said "saved" does the word enter the ledger, and replaces what the person saw there.
	 * @param seen the record as it was shown, with its entry; what else was written about it must still be found. Null where
	 * all that is there is shown
	 * @param work returns false when nothing was written
	 * @param user "" where a visitor writes
	 * @returns whether it was written
	 */
	async write(
		phone: FakePhone,
		{ text, place, seen }: { text: string; place: string; seen: object | null },
		work: () => Promise<unknown>,
		user = phone.user,
	): Promise<boolean> {
		const word = { text, user, phone, place, kept: false };
		this.words.push(word);
		const end = await survive(phone, () => work().catch((error: unknown) => this.fail(error)));
		if (end?.result === false) this.words.splice(this.words.indexOf(word), 1);
		if (!end || end.result === false) return false;
		this.forget(phone, place, seen);
		word.kept = true;
		return true;
	}

	private fail(error: unknown): never {
		this.failures.push(error);
		throw error;
	}

	/**
	 * A new entry on its way to the server.
	 * @param seen the record as it was shown; empty where nothing of it is replaced
	 * @param draft the key under which its words were typed
	 */
	async put(phone: FakePhone, text: string, fresh: NewEntry, { seen = {}, draft = "" } = {}): Promise<boolean> {
		const work = () => save(phone.db, phone.platform, fresh, draft ? { draftKey: draft } : {});
		const place = "record_id" in fresh ? fresh.record_id : fresh.body.id;
		const saved = await this.write(phone, { text, place, seen }, work);
		if (saved && draft) this.forget(phone, draft);
		return saved;
	}

	/** One of these records. The latest are likelier, because faults appear where a record is changed twice. */
	pick<Row extends { id: string }>(rows: Row[], which: number): Row | undefined {
		const places = this.words.map(({ place }) => place);
		const ordered = [...rows].sort((a, b) => places.lastIndexOf(b.id) - places.lastIndexOf(a.id));
		return ordered[which % Math.max(1, rows.length)];
	}

	/** Their writer has replaced these words: those that were seen. */
	forget(phone: FakePhone, place: string, seen: object | null = null): void {
		const shown = seen && JSON.stringify(seen);
		for (const word of this.words) {
			const there = word.phone === phone && word.user === phone.user && word.place === place;
			if (there && (shown === null || shown.includes(word.text))) word.kept = false;
		}
	}

	forgetText(text: string): void {
		for (const word of this.words) if (word.text === text) word.kept = false;
	}

	/** The words that must still be found and that this text contains. */
	wordsIn(carrier: string): Word[] {
		return this.words.filter(({ kept, text }) => kept && carrier.includes(text));
	}
}
