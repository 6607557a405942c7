// A run of a phone of the small model, as src/sync/README.md describes it: handshake, push, pull, reconcile.
import type { Phone } from "./phone.ts";
import { fail, nextBatch, reconcile } from "./queue.ts";
import { carryOut, isShown, type Mutation, type Server, shownTo } from "./server.ts";

/** What the network does to a run: to the request with its first batch, or to the first one after its last batch. */
export type Fault = "none" | "request lost" | "answer lost" | "request late" | "request doubled" | "silent after";

/**
 * Where something else may happen during a run: before its first batch reaches the server, before the response to that
 * reaches the phone, before the first request after its last batch, and before the rows are asked for.
 */
export type Point = "batch" | "answer" | "after push" | "rows";

/** Everything outside the run: it may change the server and add to the phone's outbox. */
export type Surroundings = {
	newId: () => number;
	meanwhile: (point: Point, phone: Phone, server: Server) => { phone: Phone; server: Server };
};

/** Phone and server after a run. `late`: a batch that reaches the server some time later. */
export type RunEnd = { phone: Phone; server: Server; late: Mutation[] | null };

type Run = RunEnd & { fault: Fault; around: Surroundings; retried: Set<number>; asked: boolean };

export function run(phone: Phone, server: Server, fault: Fault, around: Surroundings): RunEnd {
	const now: Run = { phone: { ...phone }, server, fault, around, late: null, retried: new Set(), asked: false };
	for (let round = 0; round < 4 && once(now) === "again"; round++) {}
	return { phone: now.phone, server: now.server, late: now.late };
}

function pass(now: Run, point: Point): void {
	const { phone, server } = now.around.meanwhile(point, now.phone, now.server);
	now.phone = { ...phone };
	now.server = server;
}

/** `changed`: there is something new; `rows`: the submission is; `whole`: everything is compared. */
type Shaken = { seq: number; mark: number } & Record<"changed" | "rows" | "whole", boolean>;

function shakeHands({ phone, server }: Run): Shaken {
	const { position, due, person } = phone;
	const { log, moves } = server;
	const restored = position !== null && log[position.seq - 1] !== position.mark;
	phone.restored ||= restored;
	phone.met = true;
	const fresh = log.slice(position?.seq ?? 0);
	const moved = moves.filter(({ mark }) => fresh.includes(mark));
	const whole = position === null || due || restored || moved.some((one) => one.person === person);
	const hears = isShown(server, person);
	const rows = hears && fresh.length > moved.length;
	return { seq: log.length, mark: log.at(-1) ?? 0, changed: whole || (hears && fresh.length > 0), rows, whole };
}

const idsOf = (entries: readonly { id: number }[]): ReadonlySet<number> => new Set(entries.map(({ id }) => id));

function once(now: Run): "again" | "end" {
	let shaken = shakeHands(now);
	if (now.phone.away) {
		now.phone.away = false;
		now.phone.outbox = now.phone.outbox.map((entry) => ({ ...entry, seen: false }));
	}
	const earlier = now.phone.outbox.filter(({ state, seen }) => state === "sent" && !seen);
	const pushed = push(now);
	if (!pushed) return "end";
	const { unexplained } = pushed;
	/** Only now it is known whether anything is asked for after the last batch. */
	const ask = (asked: boolean) => {
		if (asked && !now.asked) pass(now, "after push");
		now.asked ||= asked;
		return asked && now.fault === "silent after";
	};
	if (ask(unexplained.length > 0)) return "end";
	if (unexplained.length > 0) shaken = shakeHands(now);
	const lookedFor = now.phone.restored ? now.phone.outbox.filter(({ state }) => state === "sent") : earlier;
	// Nothing is pulled when nothing has changed and no entry is unexplained.
	const pulls = shaken.changed || lookedFor.length > 0 || unexplained.length > 0;
	if (ask(pulls)) return "end";
	const has = idsOf(now.server.ledger);
	const known = new Set([...idsOf(lookedFor), ...unexplained].filter((id) => has.has(id)));
	if (pulls) {
		pass(now, "rows");
		const asked = shaken.whole || shaken.rows || lookedFor.length > 0 || unexplained.length > 0;
		if (asked) now.phone.row = shownTo(now.server, now.phone.person);
		// With an answer in question, its assignment is asked for.
		const open = [...lookedFor, ...now.phone.outbox.filter(({ id }) => unexplained.includes(id))];
		const assignment = shaken.whole || open.some(({ kind }) => kind === "submit");
		if (assignment) now.phone.inCourse = !now.server.out.includes(now.phone.person);
		now.phone.due &&= !shaken.whole;
	}
	now.phone.position = { seq: shaken.seq, mark: shaken.mark };
	const looked = { ids: idsOf(lookedFor), earlier: idsOf(earlier), known };
	const { retried, around } = now;
	return reconcile(now.phone, unexplained, looked, { retried, newId: around.newId }) ? "again" : "end";
}

/** @returns the entries whose refusal only the pull can explain; null when there was no response */
function push(now: Run): { unexplained: number[] } | null {
	const left = new Set<number>();
	const unexplained: number[] = [];
	for (;;) {
		const batch = nextBatch(now.phone, left);
		if (batch.length === 0) return { unexplained };
		const ids = idsOf(batch);
		now.phone.outbox = now.phone.outbox.map((entry) => (ids.has(entry.id) ? { ...entry, tried: true } : entry));
		pass(now, "batch");
		const fault = now.fault;
		if (fault === "request lost") return null;
		if (fault === "request late" || fault === "request doubled") now.late ??= batch;
		if (fault === "request late") return null;
		const reply = carryOut(now.server, batch, now.around.newId);
		if (reply.kind === "done") now.server = reply.server;
		pass(now, "answer");
		if (fault === "answer lost") return null;
		const { phone } = now;
		if (reply.kind === "done") {
			phone.row = reply.rows.at(-1) ?? phone.row;
			phone.outbox = phone.outbox.map((entry) =>
				ids.has(entry.id) ? { ...entry, state: "sent", orphaned: false, foreign: false } : entry,
			);
			continue;
		}
		const culprit = batch[reply.index]?.id ?? 0;
		left.add(culprit);
		const foreign = reply.code === "not_enrolled";
		phone.outbox = phone.outbox.map((entry) => (entry.id === culprit ? { ...entry, foreign } : entry));
		if (foreign || reply.code === "") unexplained.push(culprit);
		else fail(phone, culprit, now.around.newId);
	}
}
