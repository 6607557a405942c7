// The server of the small model: one submission for one assignment, what its teachers said of it, who is in the course,
// the ledger of mutations and the log. Ids, words and marks are numbers that are never given out twice; 0 means none.

/** `grade`: the mutation that gave the grade it has now. */
export type Row = {
	rec: number;
	rev: number;
	word: number;
	grade: number;
	/** The word that came with the grade. */
	feedback: number;
	/** The last mutation that replaced a grade. */
	change: number;
	/** The last mutation that gave it back, and the revision that it gave back. */
	back: { id: number; rev: number };
	/** The words of earlier grades, and those with which it was given back. */
	said: { grades: number[]; returns: number[] };
};

export type Kind = "submit" | "replace" | "grade" | "change" | "return";

/**
 * A mutation on the wire. `by` is a person, `rec` its record. `base` is what it replaces (an id) or judges (a word); `saw`
 * says what else its author saw: whether there was a grade, and the last change of that, else the last return.
 */
export type Mutation = {
	kind: Kind;
	by: number;
	id: number;
	rec: number;
	word: number;
	base: number;
	saw: { graded: boolean; id: number };
};

export type Server = {
	row: Row | null;
	/** The mutations it has carried out, each with its content. */
	ledger: { id: number; word: number }[];
	/** The marks of the log, oldest first. */
	log: number[];
	/** The lines of the log that are about a person and not about a mutation. */
	moves: { mark: number; person: number }[];
	/** Who is out of the course. */
	out: number[];
};

export const emptyServer: Server = { row: null, ledger: [], log: [1], moves: [], out: [] };

/** The student is person 0. */
const student = 0;

/** What a person is shown of the submission: its student always, a teacher while they teach the course. */
export const isShown = ({ out }: Server, person: number): boolean => person === student || !out.includes(person);

export const shownTo = (server: Server, person: number): Row | null => (isShown(server, person) ? server.row : null);

/** All or nothing. `code` is "" for a refusal by a rule, which gives no reason. */
export type Reply =
	| { kind: "done"; server: Server; rows: (Row | null)[] }
	| { kind: "refused"; index: number; code: string };

/** @param newId returns a number for each new line of the log */
export function carryOut(server: Server, batch: readonly Mutation[], newId: () => number): Reply {
	let now = server;
	const rows: (Row | null)[] = [];
	for (const [index, mutation] of batch.entries()) {
		const next = carryOutOne(now, mutation, newId);
		if (typeof next === "string") return { kind: "refused", index, code: next };
		now = next;
		rows.push(now.row);
	}
	return { kind: "done", server: now, rows };
}

/** A person leaves the course, or comes back. */
export const move = (server: Server, person: number, mark: number): Server => ({
	...server,
	out: server.out.includes(person) ? server.out.filter((one) => one !== person) : [...server.out, person],
	log: [...server.log, mark],
	moves: [...server.moves, { mark, person }],
});

function carryOutOne(server: Server, mutation: Mutation, newId: () => number): Server | string {
	const { row, ledger, log, out } = server;
	const { kind, by, id, rec, word } = mutation;
	// A rule knows no mutations: there is no such row to change, or it is not this person's to judge.
	if (kind !== "submit" && row?.rec !== rec) return "";
	if (kind !== "submit" && kind !== "replace" && out.includes(by)) return "";
	const known = ledger.find((one) => one.id === id);
	if (known) return known.word === word ? server : "id_reused";
	const wrong = refusalOf(server, mutation);
	if (wrong) return wrong;
	const done = { ...server, ledger: [...ledger, { id, word }], log: [...log, newId()] };
	return { ...done, row: row ? changed(row, mutation) : submitted(mutation) };
}

const isGivenBack = ({ back, rev, grade }: Row) => back.id !== 0 && back.rev === rev && grade === 0;

/** @returns a code; "" when nothing is wrong */
function refusalOf({ row, out }: Server, { kind, by, base, saw }: Mutation): string {
	if (kind === "submit") return row ? "already_submitted" : out.includes(by) ? "not_enrolled" : "";
	if (!row) return "";
	const graded = row.grade !== 0;
	if (kind === "grade" && graded) return "already_graded";
	const judges = kind === "grade" || kind === "return";
	if (judges && row.word !== base) return "text_changed";
	switch (kind) {
		case "replace":
			if (graded) return "already_graded";
			if (out.includes(by)) return "not_enrolled";
			return row.rev === base ? "" : "answer_changed";
		case "change":
			if (!graded) return "not_graded";
			return row.change === base ? "" : "changed_meanwhile";
		case "grade":
			return row.back.id === saw.id ? "" : "given_back";
		case "return":
			if (graded !== saw.graded) return graded ? "already_graded" : "given_back";
			if (graded) return row.change === saw.id ? "" : "changed_meanwhile";
			return !isGivenBack(row) && row.back.id === saw.id ? "" : "given_back";
	}
}

const submitted = ({ id, rec, word }: Mutation): Row => ({
	...{ rec, rev: id, word },
	...{ grade: 0, feedback: 0, change: 0, back: { id: 0, rev: 0 }, said: { grades: [], returns: [] } },
});

function changed(row: Row, { kind, id, word }: Mutation): Row {
	const { said, rev, grade } = row;
	if (kind === "replace") return { ...row, rev: id, word };
	const grades = grade === 0 || kind === "grade" ? said.grades : [...said.grades, row.feedback];
	if (kind !== "return") {
		const change = kind === "change" ? id : row.change;
		return { ...row, grade: id, feedback: word, change, said: { ...said, grades } };
	}
	const change = grade === 0 ? row.change : id;
	const returns = [...said.returns, word];
	return { ...row, grade: 0, feedback: 0, change, back: { id, rev }, said: { grades, returns } };
}
