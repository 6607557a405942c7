// A running history: one server, some devices, and a ledger of every word that was reported saved.

import type { AccountDatabase } from "#local/database.ts";
import { Clock } from "#support/fakes/clock.ts";
import { ana, bassam } from "#support/fakes/people.ts";
import type { FakePhone } from "#support/fakes/phone.ts";
import { FakeServer } from "#support/fakes/server.ts";
import { NotSaved } from "#sync/storage/durable.ts";
import { NoVaultKey } from "#sync/storage/vault.ts";
import type { RunEnd } from "#sync/sync.ts";
import type { Action } from "./actions.ts";
import { type Device, makeDevices } from "./devices.ts";
import { codeOf, happen, task } from "./happenings.ts";
import { Ledger, survive, type Word } from "./ledger.ts";
import { discard, retryRefused, undoDiscarding } from "./refused.ts";
import { join, replace, submit, type, withdraw } from "./student.ts";
import { addStudent, changeGrade, editAssignment, editCourse, grade, teach } from "./teacher.ts";
import { inquire } from "./visitor.ts";
import { write } from "./write.ts";

export class School {
	readonly clock = new Clock();
	readonly server = new FakeServer({ now: () => this.clock.now });
	readonly phones = makeDevices(this.server, this.clock);
	/** The devices that a person has used. */
	readonly inUse = new Set<FakePhone>();
	readonly ledger = new Ledger();
	/** The devices on which something happened since the last check. */
	readonly touched = new Set<FakePhone>();
	/** How the last run of each phone ended, until something else happens. */
	readonly ended = new Map<FakePhone, RunEnd["kind"]>();
	backup = this.server.snapshot();
	full: { phone: FakePhone; writes: number } | null = null;
	weak: { phone: FakePhone; steps: number } | null = null;
	private tokens = 0;
	/** The devices from which each record was changed. */
	private readonly changers = new Map<string, Set<FakePhone | null>>();
	/** What can still be undone in each open database. */
	readonly undone = new Map<AccountDatabase, { putBack: () => Promise<void>; words: Word[] }>();

	/** The holders of these devices sign in and pull once. */
	async begin(devices: Device[] = ["phone", "tablet", "computer"]): Promise<void> {
		for (const device of devices) await this.use(this.phones[device]);
	}

	/** A person signs in on a device that was not used so far. */
	private async use(phone: FakePhone): Promise<void> {
		if (this.inUse.has(phone)) return;
		this.inUse.add(phone);
		this.touched.add(phone);
		phone.token = this.newToken(phone.user);
		await phone.run({ urgent: true });
	}

	newToken = (user: string): string => {
		const token = `token-${user}-${this.tokens++}`;
		this.server.giveToken(user, token);
		return token;
	};

	/** Carries out one action. A weak battery may end it at any step; the phone then starts again. */
	async perform(action: Action): Promise<void> {
		if ("phone" in action) await this.use(this.phones[action.phone]);
		this.weak?.phone.battery.dieAfter(this.weak.steps);
		if (this.full) this.full.phone.storage.fullWrites = this.full.writes;
		this.weak = null;
		this.full = null;
		this.ended.clear();
		try {
			await this.on("phone" in action ? this.phones[action.phone] : null, () => this.carryOut(action));
		} catch (error) {
			if (![...this.inUse].some(({ battery, failing }) => battery.dead || failing)) throw error;
		}
		for (const phone of this.inUse) {
			if (phone.battery.dead) phone.restart();
			phone.battery.dieAfter(Number.POSITIVE_INFINITY);
			phone.storage.fullWrites = 0;
		}
	}

	/** Notes that the records the server changes meanwhile were changed from this phone; null: from elsewhere. */
	async on(phone: FakePhone | null, work: () => Promise<unknown>): Promise<void> {
		if (phone) this.touched.add(phone);
		const before = this.server.state.log.at(-1)?.seq ?? 0;
		try {
			await work();
		} finally {
			for (const { seq, record } of this.server.state.log) {
				if (seq > before) this.changers.set(record, (this.changers.get(record) ?? new Set()).add(phone));
			}
		}
	}

	/** Whether this record was changed without this phone, as far as the phone knows. */
	changedElsewhere(phone: FakePhone, record: string): boolean {
		return this.server.disturbed.has(record) || [...(this.changers.get(record) ?? [])].some((one) => one !== phone);
	}

	/** Enters into the ledger what is reported saved on the way. */
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
				return await grade(ledger, phones[action.phone], action.which, action.points);
			case "change grade":
				return await changeGrade(ledger, phones[action.phone], action.which, action.points);
			case "teach":
				return await teach(ledger, phones[action.phone], action.spoilt ? " ✗" : "");
			case "write":
				return await write(ledger, phones[action.phone], action.mutation, action.which);
			case "edit course":
				return await editCourse(ledger, phones[action.phone], action.which);
			case "edit assignment":
				return await editAssignment(ledger, phones[action.phone], action);
			case "add":
				return await addStudent(ledger, phones[action.phone], action);
			case "inquire":
				return await inquire(ledger, phones[action.phone], action.spoilt);
			case "discard":
				return await discard(this, phones[action.phone], action.undo);
			case "undo":
				return await undoDiscarding(this, phones[action.phone]);
			case "retry":
				return await retryRefused(phones[action.phone]);
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
		// During its first request (the handshake) or during the next one, which carries its writes if there are any.
		if (action.tabs === "frozen") phone.frozenAfter = action.urgent ? 1 : 0;
		const tabs = action.tabs === "frozen" ? 1 : action.tabs;
		const runs = Array.from({ length: tabs }, () => phone.run(action));
		const ends = await survive(phone, () => Promise.all(runs));
		phone.network = [];
		phone.frozenAfter = Number.POSITIVE_INFINITY;
		if (tabs === 2 && ends) this.server.met.note("two tabs");
		const last = ends?.result.at(-1);
		if (last && !action.guests) this.ended.set(phone, last.kind);
	}

	/** The other student takes the phone; what the first one left unsent is sealed. */
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
