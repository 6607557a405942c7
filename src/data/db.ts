// The local database: one per account. It holds what the server showed (the mirror), what waits to be sent (the
// outbox), what is being typed (drafts), where the phone stands with the server (meta) and sealed work (the vault).
// Upgrades only ever add; they never rewrite an entry of the outbox. Durability is strict: when a write resolves, a
// battery pulled out a moment later does not undo it.
import { Dexie, type EntityTable } from "dexie";
import type { Errand } from "./errands.ts";
import { collectionOf, type MirroredName, type MirroredRow, mirroredNames } from "./mirrored.ts";
import { fittingRows, Misfits } from "./misfits.ts";
import type { Draft } from "./mutation.ts";
import type { Assignment, Course, Enrollment, RoleName, StandingName, Submission, User } from "./records.ts";
import { takeWhenOpened } from "./shelf.ts";

export type { Draft };

/** Where the phone stands with the server. */
export type Standing = {
	key: "sync";
	/** The newest change of the server this mirror includes. */
	position: { seq: number; mark: string } | null;
	build: string;
	role: RoleName;
	standing: StandingName;
	/** Server's clock minus phone's, milliseconds. */
	clock_offset: number | null;
	/** The server was found put back to an older state, and what it lost has not been queued again yet. */
	restored: boolean;
	/** The last gate passed, and the last comparison of everything (phone's clock). */
	last_contact: number | null;
	last_full: number | null;
	/** How the last run ended; "unknown" before the first has. */
	contact: "unknown" | "online" | "offline";
	failures: number;
	/** No run on its own before this (phone's clock). */
	pause_until: number;
	/** The server itself asked to be left alone until then: no run but the one a person asks for. */
	hold_until: number;
	/** Entries a batch may hold: halved after a timeout, restored when one passes. */
	batch_size: number;
	/** When the unsent work now under way began to be sent, for "1 of 3". */
	burst_at: number | null;
	/** Which run may write: the one that took its turn last; none after a sign-out. */
	turn: string;
	/** Opens this person's sealed work; base64. Forgotten at sign-out. */
	vault_key: string | null;
};

/** Unsent work of somebody who signed out: AES-GCM, opened by the key the gate hands to the same person. */
export type Sealed = { id: number; v: 1; iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer };

export const firstStanding: Standing = {
	key: "sync",
	position: null,
	build: "",
	role: "student",
	standing: "approved",
	clock_offset: null,
	restored: false,
	last_contact: null,
	last_full: null,
	contact: "unknown",
	failures: 0,
	pause_until: 0,
	hold_until: 0,
	batch_size: 50,
	burst_at: null,
	turn: "",
	vault_key: null,
};

/** The local tables of the collections that this version of the database added. */
const indexesSince = (version: number): Record<string, string> =>
	Object.fromEntries(
		mirroredNames.flatMap((name) => {
			const { since = 1, indexes } = collectionOf(name);
			return since === version ? [[name, indexes]] : [];
		}),
	);

const laterVersions = [...new Set(mirroredNames.map((name) => collectionOf(name).since ?? 1))].filter(
	(since) => since > 3,
);

export class AccountDatabase extends Dexie {
	declare outbox: EntityTable<Errand, "seq">;
	declare drafts: EntityTable<Draft, "key">;
	declare users: EntityTable<User, "id">;
	declare courses: EntityTable<Course, "id">;
	declare enrollments: EntityTable<Enrollment, "id">;
	declare assignments: EntityTable<Assignment, "id">;
	declare submissions: EntityTable<Submission, "id">;
	declare meta: EntityTable<Standing, "key">;
	declare vault: EntityTable<Sealed, "id">;

	readonly userId: string;
	/** Rows of the mirror that another build wrote in another shape: nobody reads them. */
	readonly misfits: Misfits;

	/** @param userId whose database; every account of this phone has its own */
	constructor(userId: string) {
		// Several screens list the same two thousand answers: they share them, frozen, instead of a copy each.
		super(`lead-${userId}`, { chromeTransactionDurability: "strict", cache: "immutable" });
		this.userId = userId;
		this.misfits = new Misfits(this.name);
		this.use(fittingRows(this.misfits.note));
		this.on("ready", takeWhenOpened);
		this.version(1).stores({
			outbox: "++seq, &id, state, record_id, told",
			drafts: "key",
			meta: "key",
			vault: "++id",
			...indexesSince(1),
		});
		// Versions 2 and 3 only filled in fields of mirrored rows; such rows come anew now (misfits.ts).
		this.version(3);
		for (const version of laterVersions) this.version(version).stores(indexesSince(version));
	}

	/** Whether the server showed a row of that id, also when this build cannot read it. */
	async shows(name: MirroredName, id: string): Promise<boolean> {
		return (await this.table(name).where(":id").equals(id).count()) > 0;
	}

	/** One table of the mirror, by the collection's name. */
	mirror<Name extends MirroredName>(name: Name) {
		return this.table<MirroredRow[Name], string>(name);
	}
}

const opened = new Map<string, AccountDatabase>();

/** The database of one account; the same object for the same account within this tab. */
export function accountDatabase(userId: string): AccountDatabase {
	const known = opened.get(userId);
	if (known) return known;
	const db = new AccountDatabase(userId);
	opened.set(userId, db);
	return db;
}

/** Where this phone stands with the server; the beginning when it never met it. */
export async function standingOf(db: AccountDatabase): Promise<Standing> {
	return { ...firstStanding, ...(await db.meta.get("sync")) };
}

/** Changes what is noted about the phone's standing; call it inside the transaction it belongs to. */
export async function noteStanding(db: AccountDatabase, change: Partial<Omit<Standing, "key">>): Promise<void> {
	await db.meta.put({ ...(await standingOf(db)), ...change });
}
