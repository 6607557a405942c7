// The server of the small model: one submission for one assignment, its grade, the ledger of mutations and the log. Ids,
// words and marks are numbers that are never given out twice; 0 means none.

export type Row = { rec: number; rev: number; word: number; grade: number };

/** A mutation on the wire. `rec` is its record; `base` is what it replaces (an id) or what was graded (a word). */
export type Mutation = { kind: "submit" | "replace" | "grade"; id: number; rec: number; word: number; base: number };

export type Server = {
	row: Row | null;
	/** Words that were replaced by somebody who had seen them. */
	past: number[];
	ledger: number[];
	/** The marks of the log, oldest first. */
	log: number[];
};

export const emptyServer: Server = { row: null, past: [], ledger: [], log: [1] };

/** All or nothing. `code` is "" for a refusal by a rule, which gives no reason. */
export type Reply =
	| { kind: "done"; server: Server; rows: (Row | null)[] }
	| { kind: "refused"; index: number; code: string };

/** @param newMark returns a new mark for each line of the log */
export function carryOut(server: Server, batch: readonly Mutation[], newMark: () => number): Reply {
	let now = server;
	const rows: (Row | null)[] = [];
	for (const [index, mutation] of batch.entries()) {
		const next = carryOutOne(now, mutation, newMark);
		if (typeof next === "string") return { kind: "refused", index, code: next };
		now = next;
		rows.push(now.row);
	}
	return { kind: "done", server: now, rows };
}

function carryOutOne(server: Server, mutation: Mutation, newMark: () => number): Server | string {
	const { row, past, ledger, log } = server;
	const { kind, id, rec, word, base } = mutation;
	// A rule knows no mutations: there is no such row to change.
	if (kind !== "submit" && row?.rec !== rec) return "";
	if (ledger.includes(id)) return server;
	const done = { ledger: [...ledger, id], log: [...log, newMark()] };
	if (kind === "submit") {
		return row ? "already_submitted" : { ...done, past, row: { rec, rev: id, word, grade: 0 } };
	}
	if (!row) return "";
	if (row.grade !== 0) return "already_graded";
	if (kind === "replace") {
		if (row.rev !== base) return "answer_changed";
		return { ...done, past: [...past, row.word], row: { ...row, rev: id, word } };
	}
	if (row.word !== base) return "text_changed";
	return { ...done, past, row: { ...row, grade: id } };
}
