// The storage of a phone's databases: IndexedDB in memory, which may be full.
import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { frozenReads } from "#support/frozen.ts";
import { type Battery, spending } from "./battery.ts";
import { keysStoredIn } from "./stored.ts";

export class FakeStorage {
	/** How many of the next writes fail because it is full. */
	fullWrites = 0;
	private readonly factory = new IDBFactory();
	private readonly battery: Battery;
	private readonly refused: () => void;

	/** @param refused called with each write that fails because it is full */
	constructor(battery: Battery, refused: () => void) {
		this.battery = battery;
		this.refused = refused;
	}

	/** Makes a database on it, as a new start of the phone would. */
	open<Database extends Dexie>(make: () => Database): Database {
		Dexie.dependencies.indexedDB = this.factory;
		Dexie.dependencies.IDBKeyRange = IDBKeyRange;
		const db = make();
		db.use(frozenReads);
		db.use(spending(this.battery, () => this.takeWrite()));
		return db;
	}

	/** The keys of all rows in these tables of a database that the app does not have open. */
	keysIn(database: string, tables: string[]): Promise<IDBValidKey[]> {
		return keysStoredIn(this.factory, database, tables);
	}

	/** @throws {DOMException} QuotaExceededError, as often as `fullWrites` says */
	private takeWrite(): void {
		if (this.fullWrites === 0) return;
		this.fullWrites--;
		this.refused();
		throw new DOMException("full", "QuotaExceededError");
	}
}
