// The small model: a server, a few phones, what is on its way between them, and everything that can happen next.
import { newPhone, type Phone } from "./phone.ts";
import { type Fault, run } from "./run.ts";
import { carryOut, emptyServer, type Mutation, type Server } from "./server.ts";

/** How often each action may still happen; this makes the number of states finite. */
type Budget = { writes: number; faults: number; restores: number; leaves: number };

export type School = {
	server: Server;
	backup: Server | null;
	phones: Phone[];
	/** Batches that reach the server some time later. */
	late: Mutation[][];
	/** Words that were reported saved and that their writer has not replaced since. */
	words: number[];
	left: Budget;
	/** The last number given out. */
	names: number;
};

export type Action =
	| { kind: "write"; phone: number }
	| { kind: "run"; phone: number; fault: Fault }
	| { kind: "leave"; phone: number }
	| { kind: "deliver"; which: number }
	| { kind: "back up" }
	| { kind: "restore" };

export const beginning = (phones: Phone["who"][], left: Budget): School => ({
	server: emptyServer,
	backup: null,
	phones: phones.map(newPhone),
	late: [],
	words: [],
	left,
	names: 1,
});

const faults: Fault[] = ["request lost", "answer lost", "request late", "silent after"];

/** Everything that can happen now and would change the state. */
export function actionsOf(school: School): Action[] {
	const { phones, late, left, backup } = school;
	const actions: Action[] = [];
	for (const [phone, there] of phones.entries()) {
		if (left.writes > 0 && writtenBy(there)) actions.push({ kind: "write", phone });
		actions.push({ kind: "run", phone, fault: "none" });
		if (left.faults > 0) for (const fault of faults) actions.push({ kind: "run", phone, fault });
		if (left.leaves > 0 && !there.away && there.met) actions.push({ kind: "leave", phone });
	}
	for (const which of late.keys()) actions.push({ kind: "deliver", which });
	if (left.restores > 0) actions.push({ kind: "back up" });
	if (left.restores > 0 && backup) actions.push({ kind: "restore" });
	return actions;
}

/** The school after the action; `school` is not changed. */
export function after(school: School, action: Action): School {
	const { left, phones, server, late } = school;
	const spent = (what: keyof Budget): Budget => ({ ...left, [what]: left[what] - 1 });
	switch (action.kind) {
		case "write":
			return write({ ...school, left: spent("writes") }, action.phone);
		case "run":
			return runOf(action.fault === "none" ? school : { ...school, left: spent("faults") }, action.phone, action.fault);
		case "leave": {
			const gone = (phone: Phone): Phone => ({
				...phone,
				away: true,
				met: false,
				row: null,
				position: null,
				restored: false,
			});
			return {
				...school,
				left: spent("leaves"),
				phones: phones.map((phone, at) => (at === action.phone ? gone(phone) : phone)),
			};
		}
		case "deliver": {
			let { names } = school;
			const reply = carryOut(server, late[action.which] ?? [], () => ++names);
			const others = late.filter((_, at) => at !== action.which);
			return { ...school, names, late: others, server: reply.kind === "done" ? reply.server : server };
		}
		case "back up":
			return { ...school, backup: server };
		case "restore":
			return { ...school, left: spent("restores"), server: school.backup ?? server };
	}
}

function runOf(school: School, at: number, fault: Fault): School {
	let { names } = school;
	const phone = school.phones[at];
	if (!phone) return school;
	const end = run(phone, school.server, fault, () => ++names);
	const phones = school.phones.map((one, index) => (index === at ? end.phone : one));
	return { ...school, names, phones, server: end.server, late: end.late ? [...school.late, end.late] : school.late };
}

/** What a person would write on this phone now, given what it shows; null when there is nothing to write. */
function writtenBy({
	who,
	outbox,
	row,
	away,
	position,
}: Phone): { kind: Mutation["kind"]; base: number; over: number; rec: number; inPlaceOf: number } | null {
	const open = outbox.filter(({ state }) => state !== "sent");
	if (away || position === null || open.some(({ state }) => state === "failed")) return null;
	const last = open.at(-1);
	if (who === "teacher") {
		if (row?.grade !== 0 || last) return null;
		return { kind: "grade", base: row.word, over: 0, rec: row.rec, inPlaceOf: 0 };
	}
	if (row && row.grade !== 0) return null;
	if (last) {
		// Two submissions for one assignment: the phone is going to learn that from the server.
		if (row && row.rec !== last.rec) return null;
		if (!last.tried) return { kind: last.kind, base: last.base, over: last.word, rec: last.rec, inPlaceOf: last.id };
		return { kind: "replace", base: last.id, over: last.word, rec: last.rec, inPlaceOf: 0 };
	}
	if (row) return { kind: "replace", base: row.rev, over: row.word, rec: row.rec, inPlaceOf: 0 };
	return { kind: "submit", base: 0, over: 0, rec: 0, inPlaceOf: 0 };
}

function write(school: School, at: number): School {
	const phone = school.phones[at];
	const written = phone && writtenBy(phone);
	if (!written) return school;
	const { kind, base, over, rec, inPlaceOf } = written;
	const [id, word] = [school.names + 1, school.names + 2];
	const fresh = {
		kind,
		id,
		rec: rec || id,
		word,
		base,
		state: "queued" as const,
		tried: false,
		seen: false,
		orphaned: false,
	};
	const outbox = inPlaceOf
		? phone.outbox.map((entry) => (entry.id === inPlaceOf ? { ...entry, word } : entry))
		: [...phone.outbox, fresh];
	const phones = school.phones.map((one, index) => (index === at ? { ...phone, outbox } : one));
	const words = [...school.words.filter((one) => one !== over), word];
	return { ...school, names: word, phones, words };
}
