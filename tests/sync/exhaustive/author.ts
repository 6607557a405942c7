// What people write on a phone of the small model, given what it shows, and what they decide about what was refused.
import type { Entry, Phone } from "./phone.ts";
import { followUpsOf } from "./queue.ts";
import type { Kind, Mutation, Row } from "./server.ts";

/**
 * A word about to be written: a new mutation, or other words in one that was never attempted. `over` are the words that
 * its author no longer needs, `instead` is the refused mutation that goes, `anew` the one that gets these words and is sent
 * as another.
 */
type Writing = Pick<Mutation, "kind" | "rec" | "base" | "saw"> & {
	over: number[];
	inPlaceOf?: number;
	instead?: number;
	anew?: number;
};

const nothingSeen = { graded: false, id: 0 };

export const refusedOn = ({ outbox, away }: Phone): Entry | undefined =>
	away ? undefined : outbox.find(({ state }) => state === "failed");

/** What can be written on this phone now. */
export function writingsOn(phone: Phone): Writing[] {
	const { who, outbox, away, position } = phone;
	if (away || position === null) return [];
	const open = outbox.filter(({ state }) => state !== "sent");
	const refused = refusedOn(phone);
	if (who === "student") return refused ? answerAnew(phone, refused) : answer(phone, open.at(-1));
	return refused ? judgeAnew(phone, refused) : judge(phone, open.at(-1));
}

const replaceOf = ({ rec, rev, word }: Row, over: number[] = []): Writing => ({
	...{ kind: "replace", rec, base: rev, saw: nothingSeen, over: [...over, word] },
});

const submission: Writing = { kind: "submit", rec: 0, base: 0, saw: nothingSeen, over: [] };

function answer({ row, inCourse, outbox }: Phone, last: Entry | undefined): Writing[] {
	if (row && row.grade !== 0) return [];
	if (!last) return row ? [replaceOf(row)] : inCourse ? [submission] : [];
	// Two submissions for one assignment: the phone is going to learn that from the server.
	if (row && row.rec !== last.rec) return [];
	const isDrawn = outbox.some(({ kind, rec, state }) => kind === "submit" && rec === last.rec && state !== "sent");
	if (!row && !isDrawn) return [];
	const { kind, rec, base, id, word } = last;
	if (!last.tried) return [{ kind, rec, base, saw: nothingSeen, over: [word], inPlaceOf: id }];
	return [{ kind: "replace", rec, base: id, saw: nothingSeen, over: [word] }];
}

function answerAnew({ row, inCourse }: Phone, { kind, id, rec, word, orphaned }: Entry): Writing[] {
	if (orphaned || (row && row.grade !== 0)) return [];
	if (kind === "submit" && (!row || row.rec === rec)) {
		return inCourse ? [{ ...submission, over: [word], instead: id }] : [];
	}
	return row ? [{ ...replaceOf(row, [word]), instead: id }] : [];
}

function judge({ row, outbox }: Phone, last: Entry | undefined): Writing[] {
	if (!row) return [];
	if (!last) return judgements(row, outbox);
	if (last.kind === "return" || last.rec !== row.rec) return [];
	const { kind, rec, base, saw, id, word } = last;
	if (!last.tried) return [{ kind, rec, base, saw, over: [word], inPlaceOf: id }];
	return [{ kind: "change", rec, base: kind === "change" ? id : row.change, saw: nothingSeen, over: [word] }];
}

function judgeAnew({ row, outbox }: Phone, { id, kind, rec, word, orphaned }: Entry): Writing[] {
	if (row?.rec !== rec || orphaned) return [];
	return judgements(row, outbox).map((one) => ({
		...{ ...one, over: [...one.over, word] },
		...(one.kind === "change" && kind === "change" ? { anew: id } : { instead: id }),
	}));
}

/**
 * A grade, or a change of the grade, which takes the place of the author's own words, of all that the row and what is drawn
 * on it show, but not of a colleague's; or the answer is given back, but not twice for one text.
 */
function judgements({ rec, rev, word, grade, feedback, change, back, said }: Row, outbox: readonly Entry[]): Writing[] {
	const graded = grade !== 0;
	const isSeen = (entry: Entry) => entry.state === "queued" || [feedback, ...said.grades].includes(entry.word);
	const own = outbox.filter(({ kind, rec: of }) => of === rec && (kind === "grade" || kind === "change"));
	const over = own.filter(isSeen).map((entry) => entry.word);
	const returning: Writing = {
		kind: "return",
		rec,
		base: word,
		saw: { graded, id: graded ? change : back.id },
		over: [],
	};
	if (graded) return [{ kind: "change", rec, base: change, saw: nothingSeen, over }, returning];
	const grading: Writing = { kind: "grade", rec, base: word, saw: { graded, id: back.id }, over: [] };
	return back.id !== 0 && back.rev === rev ? [grading] : [grading, returning];
}

/** @returns the outbox with the word in it */
export function written(
	{ outbox, person }: Phone,
	{ over: _, inPlaceOf, instead, anew, ...fields }: Writing,
	{ id, word }: { id: number; word: number },
): Entry[] {
	if (inPlaceOf) return outbox.map((entry) => (entry.id === inPlaceOf ? { ...entry, word } : entry));
	const fresh: Entry = {
		...{ ...fields, by: person, id, rec: fields.rec || id, word },
		...{ state: "queued", tried: false, seen: false, orphaned: false, foreign: false },
	};
	const refused = outbox.find((entry) => entry.id === anew);
	if (!refused) return [...outbox.filter((entry) => entry.id !== instead), fresh];
	const older = followUpsOf(outbox, refused);
	return outbox.filter((entry) => !older.includes(entry)).map((entry) => (entry === refused ? fresh : entry));
}

/** The kinds that can be written now, each once. */
export const kindsOn = (phone: Phone): Kind[] => writingsOn(phone).map(({ kind }) => kind);
