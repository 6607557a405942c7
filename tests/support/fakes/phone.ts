// A phone: the real outbox and sync code over a real (in-memory) IndexedDB, with a network that fails on demand, a clock
// that may be wrong, and a battery that can fail between any two steps.
import { AccountDatabase } from "#local/database.ts";
import { guestDatabase } from "#local/inquiries/database.ts";
import { SyncDatabase } from "#sync/database.ts";
import type { Platform } from "#sync/platform.ts";
import { seal } from "#sync/storage/vault.ts";
import { type RunEnd, sync } from "#sync/sync.ts";
import { Battery } from "./battery.ts";
import type { Clock } from "./clock.ts";
import { type Fault, received, withoutServer } from "./faults.ts";
import type { FakeServer } from "./server.ts";
import { FakeStorage } from "./storage.ts";

export class FakePhone {
	readonly name: string;
	user: string;
	/** Everybody who was signed in here at some time, with the name of their database. */
	readonly owners = new Map<string, string>();
	token = "";
	clockError = 0;
	/** The faults of the next requests, in order; later requests have none. */
	network: Fault[] = [];
	/** Chooses the fault of each request by its path, instead of the list. */
	faultOf: ((path: string) => Fault) | null = null;
	/** There is no network at all. */
	offline = false;
	/** How many more requests until the tab is frozen during one, and another tab takes over and completes a run. */
	frozenAfter = Number.POSITIVE_INFINITY;
	/** The ids of the entries that this phone called sent while one of its tabs was frozen. */
	readonly sentMeanwhile = new Set<string>();
	/** One call is made to fail: a person's action may end with an error, and the phone goes on. */
	failing = false;
	db: AccountDatabase;
	readonly platform: Platform;
	readonly battery = new Battery(() => this.server.met.note("battery dies"));
	readonly storage = new FakeStorage(this.battery, () => this.server.met.note("storage full"));
	private readonly server: FakeServer;
	private readonly clock: Clock;
	private readonly held: (() => void)[] = [];
	private line: Promise<unknown> = Promise.resolve();
	/** Whether a visitor has written here. */
	visited = false;
	private visitors: SyncDatabase | null = null;
	/** Whether the latest run is for visitors. */
	private forGuests = false;
	private deadline = new AbortController();

	constructor(name: string, user: string, server: FakeServer, clock: Clock) {
		this.name = name;
		this.user = user;
		this.server = server;
		this.clock = clock;
		this.platform = this.makePlatform();
		this.db = this.openDatabase(user);
	}

	/** Starts the same phone again: what was not committed is lost. */
	restart(): void {
		this.battery.renew();
		this.line = Promise.resolve();
		this.close();
		this.db = this.openDatabase(this.user);
	}

	/** Closes every database. */
	close(): void {
		this.db.close();
		this.visitors?.close();
		this.visitors = null;
	}

	/** The database of visitors, whoever is signed in. */
	get guests(): SyncDatabase {
		this.visited = true;
		this.visitors ??= this.storage.open(() => new SyncDatabase(`${this.name} guests`, "", guestDatabase().schema));
		return this.visitors;
	}

	/** One run, as a tab starts it; `guests`: of what visitors wrote. */
	async run({ urgent = false, guests = false } = {}): Promise<RunEnd | null> {
		if (guests ? !this.visited : !this.token) return null;
		this.forGuests = guests;
		const owner = guests ? { db: this.guests, token: "" } : { db: this.db, token: this.token };
		return await sync({ ...owner, platform: this.platform }, { urgent });
	}

	/** Signs out as the product does: unsent work is sealed, the mirror emptied. @throws {NoVaultKey} */
	async leave(): Promise<void> {
		await this.platform.alone("", () => seal(this.db));
		this.token = "";
	}

	/** Signs a person in, who must be online for it. */
	arrive(user: string, token: string): void {
		this.db.close();
		this.user = user;
		this.token = token;
		this.db = this.openDatabase(user);
	}

	/** A person's database on this phone, opened again, as after a start. */
	private openDatabase(user: string): AccountDatabase {
		const db = this.storage.open(() => new AccountDatabase(user));
		this.owners.set(user, db.name);
		return db;
	}

	/** Delayed copies of old requests reach the server now; the phone does not receive the responses. */
	deliverHeld(): void {
		for (const late of this.takeHeld()) late();
	}

	/** Those copies, as functions that deliver them. */
	takeHeld = (): (() => void)[] => this.held.splice(0);

	private makePlatform(): Platform {
		return {
			mark: "X-Lead",
			origin: "http://lead.test",
			now: () => this.clock.now + this.clockError,
			random: () => 0.5,
			deadline: () => {
				this.deadline = new AbortController();
				return this.deadline.signal;
			},
			alone: (_name, work) => {
				const done = this.line.catch(() => undefined).then(() => work(neverLost));
				this.line = done.catch(() => undefined);
				return done;
			},
			fetch: async (input, init) => {
				const answer = this.request(String(input), init ?? {});
				if (this.frozenAfter-- !== 0) return await answer;
				await answer.catch(() => undefined);
				await this.takeOver();
				// The tab goes on, and receives the response that arrived while it was frozen.
				return await answer;
			},
		};
	}

	/** Another tab's run over a good line, while this tab's run is unfinished. */
	private async takeOver(): Promise<void> {
		this.server.met.note("frozen tab");
		const network = this.network.splice(0);
		this.line = Promise.resolve();
		const guests = this.forGuests;
		await this.run({ urgent: true, guests });
		const db = guests ? this.guests : this.db;
		for (const { id } of await db.outbox.where({ state: "sent" }).toArray()) this.sentMeanwhile.add(id);
		this.network = network;
	}

	private async request(address: string, init: RequestInit): Promise<Response> {
		this.battery.step(this.battery.life);
		await Promise.resolve();
		const url = new URL(address);
		const onLine = this.faultOf ? this.faultOf(url.pathname) : (this.network.shift() ?? "none");
		const fault = this.offline ? "lost request" : onLine;
		this.server.met.noteRequest(fault, this.clockError);
		const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
		const token = new Headers(init.headers).get("Authorization") ?? "";
		const ask = () => this.server.answer(init.method ?? "GET", url, body, token);
		const instead = withoutServer(fault);
		if (instead) return instead;
		if (fault === "held back" || fault === "doubled") this.held.push(ask);
		if (fault === "held back") throw new TypeError("network");
		const reply = ask();
		this.battery.step(this.battery.life);
		if (fault === "token dies") delete this.server.tokens[token];
		if (fault === "timeout") this.deadline.abort();
		if (fault === "lost answer" || fault === "timeout") throw new TypeError("network");
		return received(fault, reply);
	}
}

/** The run of a frozen tab is not aborted when another takes over: only the database stops it. */
const neverLost = new AbortController().signal;
