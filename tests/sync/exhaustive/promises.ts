// What must hold in every state, and what must hold once everything has worked again for a while.
import type { Entry } from "./phone.ts";
import { hasParent } from "./queue.ts";
import { after, type School } from "./school.ts";
import { shownTo } from "./server.ts";

/**
 * Late batches arrive, everybody signs in, and all phones run until nothing changes any more; then everybody who left
 * the course comes back, and all phones run again.
 * @returns the promises that are broken on the way or in the end; empty when all hold
 */
export function broken(school: School): string[] {
	const found = new Set(falseWords(school));
	let now = school;
	const then = (next: School) => {
		for (const promise of [...falseWords(next), ...takenBack(now, next)]) found.add(promise);
		now = next;
	};
	const runAll = () => {
		// What was pulled after the handshake of its run may be newer than the position. A restore to just that position
		// is noticed with the next change, or by the daily comparison of everything.
		if (now.interrupted && now.backup) now = { ...now, phones: now.phones.map((phone) => ({ ...phone, due: true })) };
		for (let round = 0; round < 3; round++) {
			for (const phone of now.phones.keys()) then(after(now, { kind: "run", phone, fault: "none" }));
		}
		for (const promise of brokenAtRest(now)) found.add(promise);
	};
	while (now.late.length > 0) then(after(now, { kind: "deliver", which: 0 }));
	runAll();
	if (now.server.out.length === 0) return [...found];
	for (const person of now.server.out) then(after(now, { kind: "move", person }));
	runAll();
	return [...found];
}

const idsOf = (entries: readonly { id: number }[]): Set<number> => new Set(entries.map(({ id }) => id));

const isSent = ({ state }: Entry): boolean => state === "sent";

/** Whether the server has it, or had it before a restore: this mutation, or the same words by another. */
function everHad({ server, lost }: School, { id, word }: Entry): boolean {
	const isIt = (one: { id: number; word: number }) => one.id === id || one.word === word;
	return server.ledger.some(isIt) || lost.some(isIt);
}

const falseWords = (school: School): string[] =>
	school.phones.every(({ outbox }) => outbox.every((entry) => !isSent(entry) || everHad(school, entry)))
		? []
		: ["P4 no false word: said to be sent, and the server never had it"];

/**
 * Words that arrived by another mutation may be refused: they are sent again after a sign-out, when their author may have
 * replaced them elsewhere.
 */
function takenBack(before: School, now: School): string[] {
	const isStillSent = (id: number) =>
		now.phones.some(({ outbox }) => outbox.some((entry) => entry.id === id && isSent(entry)));
	const isBack = (entry: Entry) =>
		isSent(entry) && now.server.ledger.some(({ id }) => id === entry.id) && !isStillSent(entry.id);
	const back = before.phones.some(({ outbox }) => outbox.some(isBack));
	return back ? ["P6 never back: what was sent is unsent again, and no restore took it"] : [];
}

const wordsOf = (row: School["server"]["row"]): number[] =>
	row ? [row.word, row.feedback, ...row.said.grades, ...row.said.returns] : [];

function brokenAtRest({ server, phones, words, copied }: School): string[] {
	const { row, ledger, log, moves } = server;
	const entries = phones.flatMap(({ outbox }) => outbox);
	const unsent = entries.filter(({ state }) => state !== "sent").map(({ word }) => word);
	const there = new Set([...wordsOf(row), ...unsent]);
	const ids = idsOf(ledger);
	const promises = {
		"P1 nothing lost: a word is neither on the server nor shown to its writer": words.every((word) => there.has(word)),
		"P2 nothing doubled: a mutation was carried out twice":
			log.length === ledger.length + 1 + moves.length && ids.size === ledger.length,
		"P4 no false word: said to be sent, and the server does not have it": entries.every(
			({ state, id, word }) => state !== "sent" || ledger.some((one) => one.id === id || one.word === word),
		),
		// A copy may arrive after the refusal: when its author tries it again, it is known.
		"P4 no false word: said to be refused, and the server has it":
			copied || !entries.some(({ state, id }) => state === "failed" && ids.has(id)),
		"P4 no false word: a grade stands at words that its teacher did not see": !entries.some(
			({ kind, id, base }) => kind === "grade" && id === row?.grade && base !== row.word,
		),
		"P5 converges: a phone shows something else than the server has": phones.every(
			(phone) => JSON.stringify(phone.row) === JSON.stringify(shownTo(server, phone.person)),
		),
		"P7 lively: something waits for nothing": phones.every(
			(phone) =>
				!phone.outbox.some((entry) => waitsForNothing(phone.outbox, entry)) &&
				!phone.outbox.some((entry) => entry.state === "failed" && entry.foreign && hasParent(phone, entry)),
		),
	};
	return Object.entries(promises)
		.filter(([, holds]) => !holds)
		.map(([promise]) => promise);
}

/** It is queued, and nothing that its author has to decide about stands before it. */
const waitsForNothing = (outbox: Entry[], entry: Entry): boolean =>
	entry.state === "queued" &&
	!outbox.slice(0, outbox.indexOf(entry)).some(({ state, rec }) => state === "failed" && rec === entry.rec);
