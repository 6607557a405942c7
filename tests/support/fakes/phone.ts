// A phone: the real outbox and sync code over a real (in-memory) IndexedDB, with a network that misbehaves to order, a
// clock that may be wrong, and a battery that can be pulled between any two steps.
import { AccountDatabase } from "#local/database.ts";
import { guestDatabase } from "#local/inquiries/database.ts";
import { SyncDatabase } from "#sync/database.ts";
import type { Platform } from "#sync/platform.ts";
import { seal } from "#sync/storage/vault.ts";
import { type RunEnd, sync } from "#sync/sync.ts";
import { Battery } from "./battery.ts";
import type { Clock } from "./clock.ts";
import { cutShort, type Fault, respond, withoutServer } from "./faults.ts";
import type { FakeServer } from "./server.ts";
import { FakeStorage } from "./storage.ts";

export class FakePhone {
	readonly name: string;
	user: string;
	/** Whoever was signed in here. */
	readonly owners = new Set<string>();
	token = "";
	clockError = 0;
	/** Faults of the next requests, in order; afterwards the network is good. */
	network: Fault[] = [];
	/** Chooses the fault of each request by its path, in the place of the list. */
	faultOf: ((path: string) => Fault) | null = null;
	/** Whole network away. */
	offline = false;
	/** How many more requests until the tab is frozen in one, and another tab takes over and does a whole run. */
	frozenAfter = Number.POSITIVE_INFINITY;
	/** What this phone called sent while one of its tabs was frozen, by the ids of the entries. */
	readonly sentMeanwhile = new Set<string>();
	/** Something in it is made to fail: what a person does may end with an error, and the phone goes on. */
	failing = false;
	db: AccountDatabase;
	readonly platform: Platform;
	readonly battery = new Battery();
	readonly storage = new FakeStorage(this.battery);
	private readonly server: FakeServer;
	private readonly clock: Clock;
	private readonly held: (() => void)[] = [];
	private line: Promise<unknown> = Promise.resolve();
	/** Whether a visitor has written here. */
	visited = false;
	private visitors: SyncDatabase | null = null;
	/** Whether the run that began last is for visitors. */
	private forGuests = false;
	private deadline = new AbortController();

	constructor(name: string, user: string, server: FakeServer, clock: Clock) {
		this.name = name;
		this.user = user;
		this.owners.add(user);
		this.server = server;
		this.clock = clock;
		this.platform = this.makePlatform();
		this.db = this.openDatabase(user);
	}

	/** A new life of the same phone: whatever was not committed is gone. */
	restart(): void {
		this.battery.renew();
		this.line = Promise.resolve();
		this.close();
		this.db = this.openDatabase(this.user);
	}

	/** Nothing is open any more. */
	close(): void {
		this.db.close();
		this.visitors?.close();
		this.visitors = null;
	}

	/** What visitors wrote on this phone, whoever is signed in. */
	get guests(): SyncDatabase {
		this.visited = true;
		this.visitors ??= this.storage.open(() => new SyncDatabase(`${this.name} guests`, "", guestDatabase().schema));
		return this.visitors;
	}

	/** One run, as a tab would start it; `guests`: for what visitors wrote. */
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

	/** Signs somebody in, who must be online for it. */
	arrive(user: string, token: string): void {
		this.db.close();
		this.user = user;
		this.owners.add(user);
		this.token = token;
		this.db = this.openDatabase(user);
	}

	/** A database of this phone, opened fresh: what a new start would find. */
	openDatabase(user: string): AccountDatabase {
		return this.storage.open(() => new AccountDatabase(user));
	}

	/** Late copies of old requests reach the server now; nobody hears the answers. */
	deliverHeld(): void {
		for (const late of this.takeHeld()) late();
	}

	/** Those copies, each to be delivered by a call. */
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
				// The tab wakes, and finds what came while it slept.
				return await answer;
			},
		};
	}

	/** The run of another tab, over a good line, while this one's is still under way. */
	private async takeOver(): Promise<void> {
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
		const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
		const token = new Headers(init.headers).get("Authorization") ?? "";
		const ask = () => this.server.answer(init.method ?? "GET", url, body, token);
		const instead = withoutServer(fault);
		if (instead) return instead;
		if (fault === "held back") {
			this.held.push(ask);
			throw new TypeError("network");
		}
		if (fault === "doubled") this.held.push(ask);
		const reply = ask();
		this.battery.step(this.battery.life);
		if (fault === "token dies") delete this.server.tokens[token];
		if (fault === "timeout") this.deadline.abort();
		if (fault === "lost answer" || fault === "timeout") throw new TypeError("network");
		return fault === "cut short" ? cutShort(reply) : respond(reply);
	}
}

/** Nothing aborts in a tab that was taken over: only the database stops it. */
const neverLost = new AbortController().signal;
