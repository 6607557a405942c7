// Follows what is new to the signed-in person: read again whenever the phone's database changes, and at midnight, when
// something begins to be due tomorrow. Fetched once the dashboard stands (store.ts).
import { liveQuery } from "dexie";
import { centreDay } from "#centre.ts";
import { readSession, watchAuth } from "#local/account/session.ts";
import { type AccountDatabase, accountDatabase, type Seen } from "#local/database.ts";
import { readStatus, watchStatus } from "#local/status.ts";
import type { RoleName } from "#records.ts";
import { lasting } from "#sync/storage/durable.ts";
import type { Notice, WhatsNew } from "./notice.ts";

const centreNow = (): number => Date.now() + (readStatus().clockOffset ?? 0);

type Store = {
	/** Takes the list as it is now. */
	show: (notices: Notice[]) => void;
	/** Notes what is no news. */
	keep: (db: AccountDatabase, seen: Seen[]) => Promise<void>;
	/** Takes how many wait at the centre, and when the server was asked. */
	noteAtCentre: (count: number, askedAt: number) => void;
};

/** Keeps the list of the store true. @returns what ends it */
export function followWhatsNew(store: Store): () => void {
	let followed = "";
	let stop = () => {};
	const look = () => {
		const session = readSession();
		// Until the first mirror is whole nobody knows what is news.
		const open = session?.account_status === "approved" && readStatus().arrived;
		if (open && session.role === "admin") void askCentre(store).catch(warn);
		const next = open ? `${session.user.id} ${session.role} ${centreDay(centreNow())}` : "";
		if (next === followed) return;
		followed = next;
		stop();
		store.show([]);
		stop = open ? follow(accountDatabase(session.user.id), session.role, store) : () => {};
	};
	look();
	const timer = setInterval(look, 60_000);
	const ends = [watchStatus(look), watchAuth(look)];
	return () => {
		clearInterval(timer);
		for (const end of ends) end();
		stop();
		store.show([]);
	};
}

const warn = (error: unknown) => console.warn("what is new", error);

/** It asks at most once a minute. Only admins fetch it. */
const askCentre = async ({ noteAtCentre }: Store) => await (await import("./at-centre.ts")).askCentre(noteAtCentre);

type Source = (db: AccountDatabase, now: number) => Promise<WhatsNew>;

/** Students and teachers each fetch only the code for their own role. */
const sourceFor = async (role: RoleName): Promise<Source> =>
	role === "student" ? (await import("./for-student.ts")).forStudent : (await import("./for-teacher.ts")).forTeacher;

function follow(db: AccountDatabase, role: RoleName, store: Store): () => void {
	let stop: (() => void) | null = () => {};
	const begin = async () => {
		const source = await sourceFor(role);
		if (stop) stop = watch(db, source, store);
	};
	void begin().catch(warn);
	return () => {
		stop?.();
		stop = null;
	};
}

function watch(db: AccountDatabase, source: Source, { show, keep }: Store): () => void {
	const read = async () => await lasting(db, async () => await source(db, centreNow()));
	const following = liveQuery(async () => await read()).subscribe({
		next: ({ notices, along }) => {
			if (along.length > 0) void keep(db, along);
			show(notices);
		},
		error: (error: unknown) => console.error("what is new", error),
	});
	return () => following.unsubscribe();
}
