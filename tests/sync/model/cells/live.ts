// One cell of the alphabet, lived: the write is made, its author's status changes, it is sent while something fails, and
// then everything works again. All promises of the model are checked on the way.
import { expect } from "vitest";
import type { Action } from "#model/actions.ts";
import type { Device } from "#model/devices.ts";
import { checkWhenQuiet } from "#model/quiet.ts";
import { School } from "#model/school.ts";
import { Watch } from "#model/watch.ts";
import { accountStatus, type RoleName } from "#records.ts";
import { faults, rareFaults } from "#support/fakes/faults.ts";
import { bassam, courseIds } from "#support/fakes/people.ts";
import type { FakePhone } from "#support/fakes/phone.ts";
import { changePerson, endSessions, unenrol } from "#support/fakes/state.ts";
import { axes, type Cell, isClosed, reasonNotToMeet } from "./alphabet.ts";
import { authorOf, colleagueOf, deviceOf, firstDeviceOf, othersOf, unsentOn, writeOf } from "./cell.ts";

type Run = Extract<Action, { kind: "run" }>;

/** @throws with the promise that did not hold, or when the fault of the cell was not met without a reason */
export async function live(cell: Cell): Promise<void> {
	await new Life(cell).live();
}

class Life {
	private readonly school = new School();
	private readonly watch = new Watch(this.school);
	private readonly cell: Cell;
	private readonly device: Device;
	private readonly phone: FakePhone;
	/** A number that differs from cell to cell; it replaces random choices. */
	private readonly which: number;

	constructor(cell: Cell) {
		this.cell = cell;
		this.device = deviceOf(cell);
		this.phone = this.school.phones[this.device];
		this.which = axes.fault.indexOf(cell.fault) + 3 * axes.kind.indexOf(cell.kind) + axes.status.indexOf(cell.status);
	}

	async live(): Promise<void> {
		const { cell, school } = this;
		await school.begin([firstDeviceOf(cell)]);
		await this.prepare();
		if (cell.fault === "clock ahead" || cell.fault === "clock behind") {
			await this.act({ kind: "jump", phone: this.device, seconds: cell.fault === "clock ahead" ? 90_000 : -90_000 });
		}
		await this.write(this.device);
		const waiting = await unsentOn(this.phone, cell.kind);
		expect(waiting, `the ${this.device} holds a ${cell.kind}`).toBeGreaterThan(0);
		await this.act({ kind: "back up" });
		this.changeStatus();
		// Where the write itself travels, and then in the greeting before it.
		await this.sendUnderFault((path) => !isGreeting(path));
		await this.sendUnderFault(isGreeting);
		if (cell.fault === "server put back") {
			await this.run(this.device);
			await this.act({ kind: "restore" });
		}
		for (const device of othersOf(cell)) await this.run(device);
		await this.run(this.device);
		await checkWhenQuiet(school, this.watch);
		const reason = reasonNotToMeet(cell);
		expect(school.server.met.has(cell.fault), `the ${cell.fault} is met${reason && `, but ${reason}`}`).toBe(!reason);
		for (const phone of Object.values(school.phones)) phone.close();
	}

	private async act(action: Action): Promise<void> {
		await this.school.perform(action);
		await this.watch.check();
	}

	private run(phone: Device, how: Partial<Run> = {}): Promise<void> {
		const guests = this.cell.who === "visitor";
		return this.act({ kind: "run", phone, network: [], dieAfter: null, tabs: 1, urgent: true, guests, ...how });
	}

	/** What the other devices of the cell contain when the write is made. */
	private async prepare(): Promise<void> {
		const { cell, device } = this;
		if (cell.kind === "replaceAnswer") {
			await this.act({ kind: "submit", phone: "phone", task: 0 });
			await this.run("phone");
			await this.run("tablet");
		}
		if (cell.device === "one that somebody else used") {
			await this.hand(colleagueOf(cell));
			await this.write(device);
			await this.hand(authorOf(cell));
		}
		if (cell.device === "beside a colleague's" && cell.who === "student")
			await this.hand(bassam, this.school.phones.tablet);
		for (const other of othersOf(cell)) await this.write(other);
	}

	/** A person signs out and another one signs in. */
	private async hand(next: string, phone = this.phone): Promise<void> {
		if (this.cell.who === "visitor") return;
		await this.school.on(phone, async () => {
			await phone.leave();
			phone.arrive(next, this.school.newToken(next));
			await phone.run({ urgent: true });
		});
		await this.watch.check();
	}

	private write(phone: Device): Promise<void> {
		return this.act(writeOf(this.cell, phone, this.which));
	}

	private changeStatus(): void {
		const { cell, school } = this;
		const { state } = school.server;
		const author = authorOf(cell);
		const given = accountStatus.options.find((name) => name === cell.status);
		if (given) changePerson(state, author, { accountStatus: given });
		if (cell.status === "temporary password") {
			changePerson(state, author, { temporary: true });
			endSessions(state, author);
			this.phone.token = school.newToken(author);
		}
		if (cell.status === "another role") changePerson(state, author, { role: this.otherRole() });
		if (cell.status === "session ended") endSessions(state, author);
		if (cell.status === "out of the course") for (const course of courseIds) unenrol(state, author, course);
	}

	/** One that has the pages of the write no more; of an admin in every second cell one that still has them. */
	private otherRole(): RoleName {
		if (this.cell.who === "student") return "teacher";
		return this.cell.who === "admin" && this.which % 2 === 0 ? "teacher" : "student";
	}

	/** @param meets whether a request to this path meets the fault; only the first one does */
	private async sendUnderFault(meets: (path: string) => boolean): Promise<void> {
		const { cell, device, phone, which } = this;
		const fault = [...faults, ...rareFaults].find((name) => name === cell.fault);
		if (!fault) {
			if (cell.fault === "storage full")
				await this.act({ kind: "storage full", phone: device, writes: 1 + (which % 5) });
			await this.run(device, {
				tabs: cell.fault === "two tabs" ? 2 : cell.fault === "frozen tab" ? "frozen" : 1,
				dieAfter: cell.fault === "battery dies" ? 1 + (meets("/handshake") ? which % 6 : (which * 7) % 50) : null,
				urgent: !meets("/handshake"),
			});
			return;
		}
		let met = false;
		phone.faultOf = (path) => {
			if (met || !meets(path)) return "none";
			met = true;
			return fault;
		};
		await this.run(device);
		phone.faultOf = null;
		if (!isClosed(cell) && !meets("/handshake")) expect(met, `the ${fault} is met`).toBe(true);
	}
}

/** The first request of a run. */
const isGreeting = (path: string): boolean => path.endsWith("/handshake") || path.endsWith("/health");
