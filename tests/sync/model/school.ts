// A history as it unfolds: one server, three phones, and a ledger of every word a person was told is saved.

import type { AccountDatabase } from "#local/database.ts";
import { unsent } from "#local/entries.ts";
import { Clock } from "#support/fakes/clock.ts";
import { ana, bassam, rana } from "#support/fakes/people.ts";
import { FakePhone } from "#support/fakes/phone.ts";
import { FakeServer } from "#support/fakes/server.ts";
import { discard, retry } from "#sync/outbox.ts";
import { NotSaved } from "#sync/storage/durable.ts";
import { NoVaultKey } from "#sync/storage/vault.ts";
import type { RunEnd } from "#sync/sync.ts";
import type { Action } from "./actions.ts";
import { codeOf, happen, task } from "./happenings.ts";
import { Ledger, survive, type Word } from "./ledger.ts";
import { join, replace, submit, type, withdraw } from "./student.ts";
import { addStudent, changeGrade, editAssignment, editCourse, give, grade, teach } from "./teacher.ts";

export class School {
	readonly clock = new Clock();
	readonly server = new FakeServer({ now: () => this.clock.now });
	readonly phones: Record<"phone" | "tablet" | "computer", FakePhone>;
	readonly ledger = new Ledger();
	/** How the last run of each phone ended, until something else happens. */
	readonly ended = new Map<FakePhone, RunEnd["kind"]>();
	backup = this.server.snapshot();
	full: { phone: FakePhone; writes: number } | null = null;
	weak: { phone: FakePhone; steps: number } | null = null;
	private tokens = 0;
	/** What each open database could still have back. */
	private readonly undone = new Map<AccountDatabase, { putBack: () => Promise<void>; words: Word[] }>();

	constructor() {
		this.phones = {
			phone: new FakePhone("phone", ana, this.server, this.clock),
			tablet: new FakePhone("tablet", ana, this.server, this.clock),
			computer: new FakePhone("computer", rana, this.server, this.clock),
		};
	}

	/** Everybody signs in and sees the school once. */
	async begin(): Promise<void> {
		for (const phone of Object.values(this.phones)) {
			phone.token = this.newToken(phone.user);
			await phone.run({ urgent: true });
		}
	}

	newToken = (user: string): string => {
		const token = `token-${user}-${this.tokens++}`;
		this.server.giveToken(user, token);
		return token;
	};

	/** Carries out one action. A battery that was weak may end it at any step; the phone then starts anew. */
	async perform(action: Action): Promise<void> {
		this.weak?.phone.battery.dieAfter(this.weak.steps);
		if (this.full) this.full.phone.fullWrites = this.full.writes;
		this.weak = null;
		this.full = null;
		this.ended.clear();
		try {
			await this.carryOut(action);
		} catch (error) {
			if (!Object.values(this.phones).some(({ battery, failing }) => battery.dead || failing)) throw error;
		}
		for (const phone of Object.values(this.phones)) {
			if (phone.battery.dead) phone.restart();
			phone.battery.dieAfter(Number.POSITIVE_INFINITY);
			phone.fullWrites = 0;
		}
	}

	/** Whatever a person is told while it happens goes into the ledger. */
	private async carryOut(action: Action): Promise<void> {
		const { ledger, phones } = this;
		switch (action.kind) {
			case "run":
				return await this.run(action);
			case "type":
				return await type(ledger, phones[action.phone], task(action.task));
			case "submit":
				return await submit(ledger, phones[action.phone], task(action.task));
			case "replace":
				return await replace(ledger, phones[action.phone], task(action.task));
			case "withdraw":
				return await withdraw(ledger, phones[action.phone], task(action.task));
			case "join":
				return await join(ledger, phones[action.phone], codeOf(this.server.state, action.course));
			case "grade":
				return await grade(ledger, phones.computer, action.which, action.points);
			case "change grade":
				return await changeGrade(ledger, phones.computer, action.which, action.points);
			case "teach":
				return await teach(ledger, phones.computer, action.spoilt ? " ✗" : "");
			case "give":
				return await give(ledger, phones.computer, action.which);
			case "edit course":
				return await editCourse(ledger, phones.computer, action.which);
			case "edit assignment":
				return await editAssignment(ledger, phones.computer, action);
			case "add":
				return await addStudent(ledger, phones.computer, action);
			case "discard":
				return await this.discard(phones[action.phone], action.undo);
			case "undo":
				return await this.undo(phones[action.phone]);
			case "retry":
				return await this.retry(phones[action.phone]);
			case "switch":
				return await this.switchPerson(phones[action.phone]);
			case "sign in again":
				return await this.signInAgain(phones[action.phone]);
			default:
				return happen(this, action);
		}
	}

	private async run(action: Extract<Action, { kind: "run" }>): Promise<void> {
		const phone = this.phones[action.phone];
		phone.network = [...action.network];
		if (action.dieAfter !== null) phone.battery.dieAfter(action.dieAfter);
		// In its first request, to the handshake, or in the one behind it, which carries its writes when there are any.
		if (action.tabs === "frozen") phone.frozenAfter = action.urgent ? 1 : 0;
		const tabs = action.tabs === "frozen" ? 1 : action.tabs;
		const runs = Array.from({ length: tabs }, () => phone.run({ urgent: action.urgent }));
		const ends = await survive(phone, () => Promise.all(runs));
		phone.network = [];
		phone.frozenAfter = Number.POSITIVE_INFINITY;
		const last = ends?.result.at(-1);
		if (last) this.ended.set(phone, last.kind);
	}

	private async discard(phone: FakePhone, undo: "never" | "at once" | "later"): Promise<void> {
		const entry = (await unsent(phone.db)).find(({ state }) => state === "failed");
		if (!entry) return;
		const [{ db }, words] = [phone, this.ledger.wordsIn(JSON.stringify(entry.body))];
		await survive(phone, async () => {
			const putBack = await discard(db, entry.id);
			if (undo === "at once") return await putBack?.();
			for (const word of words) word.kept = false;
			if (undo === "later" && putBack) this.undone.set(db, { putBack, words });
		});
	}

	/** What was thrown away last is put back, whatever was written since. */
	private async undo(phone: FakePhone): Promise<void> {
		const thrown = this.undone.get(phone.db);
		this.undone.delete(phone.db);
		if (thrown && (await survive(phone, thrown.putBack))) for (const word of thrown.words) word.kept = true;
	}

	private async retry(phone: FakePhone): Promise<void> {
		const entry = (await unsent(phone.db)).find(({ state }) => state === "failed");
		if (entry) await survive(phone, () => retry(phone.db, entry.id));
	}

	/** The other student takes the phone; what the first left unsent is sealed. */
	private async switchPerson(phone: FakePhone): Promise<void> {
		const next = phone.user === ana ? bassam : ana;
		try {
			await phone.leave();
		} catch (error) {
			if (error instanceof NoVaultKey || error instanceof NotSaved) return;
			throw error;
		}
		phone.arrive(next, this.newToken(next));
		await survive(phone, () => phone.run({ urgent: true }));
	}

	async signInAgain(phone: FakePhone): Promise<void> {
		phone.token = this.newToken(phone.user);
		await survive(phone, () => phone.run({ urgent: true }));
	}
}
