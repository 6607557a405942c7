// The small model: a server, a few phones, what is on its way between them, and what an action does to all that.
import { type Action, type Budget, nothing, type Simple } from "./actions.ts";
import { refusedOn, writingsOn, written } from "./author.ts";
import { newPhone, type Phone } from "./phone.ts";
import { type Fault, type Point, run } from "./run.ts";
import { carryOut, emptyServer, type Mutation, move, type Server } from "./server.ts";

export type School = {
	server: Server;
	backup: Server | null;
	/** What restores took from the server. */
	lost: Server["ledger"];
	phones: Phone[];
	/** Batches that reach the server some time later. */
	late: Mutation[][];
	/** Words that were reported saved and that their writer has not replaced or thrown away since. */
	words: number[];
	left: Budget;
	/** The last number given out, and how many words were written. Words are negative numbers. */
	names: number;
	written: number;
	/** Something happened in the middle of a run; a batch reached the server once more. */
	interrupted: boolean;
	copied: boolean;
};

export const beginning = (phones: Phone["who"][], left: Partial<Budget>): School => {
	let teachers = 0;
	return {
		server: emptyServer,
		backup: null,
		lost: [],
		phones: phones.map((who) => newPhone(who, who === "student" ? 0 : ++teachers)),
		late: [],
		words: [],
		left: { ...nothing, ...left },
		names: 1,
		written: 0,
		interrupted: false,
		copied: false,
	};
};

/** The school after the action; `school` is not changed. */
export function after(school: School, action: Action): School {
	const spent = (what: keyof Budget): School => ({
		...school,
		left: { ...school.left, [what]: school.left[what] - 1 },
	});
	switch (action.kind) {
		case "write":
			return write(spent(action.same ? "twins" : "writes"), action);
		case "run":
			return runOf(action.fault === "none" ? school : spent("faults"), action.phone, action.fault);
		case "interrupted run":
			return runOf({ ...spent("meanwhiles"), interrupted: true }, action.phone, "none", action);
		case "leave": {
			const gone = { away: true, met: false, row: null, inCourse: false, position: null, restored: false };
			return withPhone(spent("leaves"), action.phone, gone);
		}
		case "try again":
		case "throw away":
			return decide(spent("decisions"), action.phone, action.kind);
		case "move": {
			const names = school.names + 1;
			return { ...spent("moves"), names, server: move(school.server, action.person, names) };
		}
		case "deliver":
			return deliver(school, action.which);
		case "back up":
			return { ...school, backup: school.server };
		case "restore": {
			const server = school.backup ?? school.server;
			const kept = new Set(server.ledger.map(({ id }) => id));
			const before = new Set(school.lost.map(({ id }) => id));
			const taken = school.server.ledger.filter(({ id }) => !kept.has(id) && !before.has(id));
			return { ...spent("restores"), server, lost: [...school.lost, ...taken] };
		}
	}
}

const withPhone = (school: School, at: number, change: Partial<Phone>): School => ({
	...school,
	phones: school.phones.map((phone, index) => (index === at ? { ...phone, ...change } : phone)),
});

function deliver(school: School, which: number): School {
	let { names } = school;
	const reply = carryOut(school.server, school.late[which] ?? [], () => ++names);
	const late = school.late.filter((_, at) => at !== which);
	return { ...school, names, late, server: reply.kind === "done" ? reply.server : school.server };
}

function runOf(school: School, at: number, fault: Fault, interruption?: { at: Point; by: Simple }): School {
	let now = school;
	let due = interruption;
	const end = run(school.phones[at] ?? newPhone("student", 0), school.server, fault, {
		newId: () => {
			now = { ...now, names: now.names + 1 };
			return now.names;
		},
		meanwhile: (point, phone, server) => {
			if (point !== due?.at) return { phone, server };
			const { by } = due;
			due = undefined;
			now = after({ ...withPhone(now, at, phone), server }, by);
			return { phone: now.phones[at] ?? phone, server: now.server };
		},
	});
	const late = end.late ? [...now.late, end.late] : now.late;
	return { ...withPhone(now, at, end.phone), server: end.server, late, copied: now.copied || end.late !== null };
}

function write(school: School, { phone: at, as, same }: Extract<Action, { kind: "write" }>): School {
	const phone = school.phones[at];
	const writing = phone && writingsOn(phone).find(({ kind }) => kind === as);
	if (!writing) return school;
	const [id, count] = [school.names + 1, same ? school.written : school.written + 1];
	const word = -count;
	const words = [...school.words.filter((one) => !writing.over.includes(one) && one !== word), word];
	return {
		...withPhone(school, at, { outbox: written(phone, writing, { id, word }) }),
		names: id,
		written: count,
		words,
	};
}

function decide(school: School, at: number, what: "try again" | "throw away"): School {
	const phone = school.phones[at];
	const refused = phone && refusedOn(phone);
	if (!refused) return school;
	const { outbox } = phone;
	if (what === "try again") {
		const queued = outbox.map((entry) => (entry === refused ? { ...entry, state: "queued" as const } : entry));
		return withPhone(school, at, { outbox: queued });
	}
	const words = school.words.filter((word) => word !== refused.word);
	return { ...withPhone(school, at, { outbox: outbox.filter((entry) => entry !== refused) }), words };
}
